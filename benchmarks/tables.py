"""The games that are measured."""

from random import Random

from rules.ethnos.events import BandPlayed
from rules.ethnos.game import Game, play
from rules.ethnos.setup import Player, Setup, deal_tokens, new_setup
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import KINGDOMS, Colour, Kingdom, Tribe

TRIBES = (Tribe.DWARVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.SKELETONS, Tribe.TROLLS)
LEADERS = tuple(tribe for tribe in TRIBES if tribe is not Tribe.SKELETONS)
NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eve", "Finn")


def six_players() -> Setup:
    players = [Player(name, colour) for name, colour in zip(NAMES, Colour, strict=True)]
    return new_setup(players, TRIBES, deal_tokens(6, Random(1)), first_player=0)


def full_table() -> Table:
    """Age III of six players: eight bands each, a tie in every Kingdom, every board in use."""
    random = Random(2)
    bands = []
    for number in range(48):
        cards = random.randint(1, 8)
        skeletons = random.randint(0, cards - 1) // 3
        bands.append(Band(number % 6, random.choice(LEADERS), random.choice(KINGDOMS), cards, skeletons))
    return Table(
        age=3,
        glory=(31, 28, 35, 22, 30, 27),
        markers=(
            (3, 3, 2, 1, 0, 0),
            (0, 2, 2, 2, 0, 1),
            (1, 0, 4, 4, 3, 0),
            (2, 5, 0, 0, 5, 1),
            (0, 3, 0, 2, 2, 2),
            (1, 0, 1, 0, 1, 1),
        ),
        merfolk=(3, 7, 7, 12, 3, 0),
        giant=Giant(1, 6),
        trolls=((1, 3), (), (4,), (), (2, 6), ()),
        hordes=((Kingdom.RHEA,), (), (Kingdom.ALTHEA, Kingdom.DURIS), (Kingdom.RHEA,), (Kingdom.ITHYS,), ()),
        bands=tuple(bands),
    )


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
