"""Whole games by chance, of every kind, quickly: for archives of many."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.game import Game as Ethnos
from rules.ethnos.game import play as play_ethnos
from rules.ethnos.play import can as can_ethnos
from rules.ethnos.setup import deal_tokens, draw_tribes, new_setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Colour, Edition, Tribe
from rules.players import Player
from rules.rune_age.events import BattleFought, Damaged, Target, TurnEnded
from rules.rune_age.game import Game as RuneAge
from rules.rune_age.game import play as play_rune_age
from rules.rune_age.play import can as can_rune_age
from rules.rune_age.vocabulary import TargetType
from tests.rune_age import a_setup

NAMES = ("Ann", "Anna", "Ben", "Cleo", "Dov", "Eve", "Finn", "=1+1", "Żaneta", "Ян")
START = datetime(2025, 10, 3, 18, tzinfo=UTC)


def random_game(random: Random) -> tuple[Any, str]:
    """A game and its kind; one in eight isn't over."""
    over = random.random() > 1 / 8
    if random.random() < 0.8:
        return ethnos_game(random, over=over), "ethnos"
    return rune_age_game(random, over=over), "rune_age"


def ethnos_game(random: Random, *, over: bool = True) -> Ethnos:
    players = random.randint(2, 6)
    names = random.sample(NAMES, players)
    setup = new_setup(
        [Player(name, colour) for name, colour in zip(names, Colour, strict=False)],
        draw_tribes(players, random),
        deal_tokens(players, random),
        random.randrange(players),
        random.choice(list(Edition)),
    )
    leaders = [tribe for tribe in setup.tribes if tribe is not Tribe.SKELETONS]
    game, time = Ethnos(setup), START
    for _ in range(setup.ages):
        for _ in range(random.randint(0, 5)):
            band = Band(
                random.randrange(players), random.choice(leaders), random.choice(KINGDOMS), random.randint(1, 6)
            )
            event = BandPlayed(band, at=_written(time))
            time += timedelta(seconds=random.choice((20, 70, 200, 4000)))
            if can_ethnos(setup, game.state, event):
                game = play_ethnos(game, event)
        if over:
            pillage = [seat for seat in setup.seats if random.random() < 0.4] if Tribe.ORCS in setup.tribes else []
            game = play_ethnos(game, AgeEnded(random.randrange(players), tuple(pillage), at=_written(time)))
    return game


def rune_age_game(random: Random, *, over: bool = True) -> RuneAge:
    setup = a_setup(random.randint(2, 4))
    names = random.sample(NAMES, len(setup.players))
    people = (player._replace(name=name) for player, name in zip(setup.players, names, strict=True))
    game, time = RuneAge(replace(setup, players=tuple(people))), START
    for _ in range(random.randint(0, 3)):
        time += timedelta(seconds=random.choice((20, 70, 200, 4000)))
        seat = game.state.active if game.state.active is not None else 0
        for event in (BattleFought(seat, Target(TargetType.STRONGHOLD)), TurnEnded()):
            stamped = replace(event, at=_written(time))
            if can_rune_age(game.setup, game.state, stamped):
                game = play_rune_age(game, stamped)
    for seat in list(game.state.living)[1:] if over else ():
        game = play_rune_age(game, Damaged(seat, 20, at=_written(time)))
    return game


def _written(time: datetime) -> str:
    return f"{time:%Y-%m-%dT%H:%M:%SZ}"
