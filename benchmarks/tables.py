"""The games that are measured."""

from random import Random

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game, play
from rules.ethnos.setup import Setup, deal_tokens, new_setup
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import KINGDOMS, TROLL_TOKENS, Colour, Tribe
from rules.players import Player

TRIBES = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS)
LEADERS = tuple(tribe for tribe in TRIBES if tribe is not Tribe.SKELETONS)
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")


def six_players() -> Setup:
    players = [Player(name, colour) for name, colour in zip(NAMES, Colour, strict=True)]
    return new_setup(players, TRIBES, deal_tokens(6, Random(1)), first_player=0)


def full_table(random: Random) -> Table:
    """Some Age III of six players: eight bands each, ties in most Kingdoms, every board in use."""
    holders = [random.randrange(6) for _ in TROLL_TOKENS]
    return Table(
        age=3,
        glory=tuple(random.randint(15, 40) for _ in range(6)),
        markers=tuple(tuple(random.choice((0, 0, 1, 2, 3, 4)) for _ in range(6)) for _ in KINGDOMS),
        merfolk=tuple(random.randint(0, 13) for _ in range(6)),
        giant=Giant(random.randrange(6), 6),
        trolls=tuple(tuple(token for token in TROLL_TOKENS if holders[token - 1] == seat) for seat in range(6)),
        hordes=tuple(tuple(kingdom for kingdom in KINGDOMS if random.random() < 0.3) for _ in range(6)),
        bands=tuple(_band(random, number % 6) for number in range(48)),
    )


def _band(random: Random, seat: int) -> Band:
    cards = random.randint(1, 8)
    skeletons = random.randint(0, cards - 1) // 3
    return Band(seat, random.choice(LEADERS), random.choice(KINGDOMS), cards, skeletons)


def long_game(events: int) -> Game:
    """One Age of many bands, for a game that is never long enough to be a problem at the table."""
    game = Game(six_players())
    random = Random(3)
    for number in range(events):
        leader = random.choice((Tribe.DWARVES, Tribe.MERFOLK, Tribe.TROLLS))
        band = Band(number % 6, leader, random.choice(KINGDOMS), random.randint(1, 4))
        game = play(game, BandPlayed(band))
    return game


def evening(events: int) -> Game:
    """A game of four players after so many events, in which nobody holds the Giant token."""
    players = [Player(name, colour) for name, colour in zip(NAMES[:4], Colour, strict=False)]
    game = Game(new_setup(players, TRIBES, deal_tokens(4, Random(1)), first_player=0))
    random = Random(3)
    while len(game.events) < events:
        tribe = random.choice((Tribe.DWARVES, Tribe.ORCS, Tribe.TROLLS))
        band = Band(len(game.events) % 4, tribe, random.choice(KINGDOMS), random.choice((1, 2, 2, 3, 3, 4)))
        game = play(game, BandPlayed(band))
    return game
