"""Small tables and games of Rune Age for tests."""

from collections.abc import Sequence
from typing import Any

from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.components import SUPPLY
from rules.rune_age.events import Event, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.game import Game, replay
from rules.rune_age.rulings import Rulings
from rules.rune_age.setup import City, Objective, Player, Setup
from rules.rune_age.state import State
from rules.rune_age.vocabulary import Race, Scenario

NAMES = ("Ola", "Jan", "Ewa", "Piotr")
OLA, JAN, EWA, PIOTR = range(4)
CITIES = (
    City("Riverwatch", 5, 2),
    City("Frostgate", 4, 1),
    City("Third", 6, 3),
    City("Fourth", 3, 0),
    City("Fifth", 7, 4),
)
RIVERWATCH, FROSTGATE, THIRD, *_ = range(5)
A_QUIET_EVENT = InstantDrawn("A quiet night")


def a_setup(
    players: int = 3,
    scenario: Scenario = Scenario.RUNEWARS,
    *,
    first: int = 0,
    cooperative: bool = False,
    **rulings: Any,
) -> Setup:
    return Setup(
        scenario,
        tuple(Player(name, race) for name, race in zip(NAMES[:players], Race, strict=False)),
        first,
        CITIES[: SUPPLY[players].cities],
        Objective(18, 2) if scenario is Scenario.RESURGENCE else None,
        cooperative,
        Rulings(**rulings),
    )


def a_game(*events: Event, players: int = 3, scenario: Scenario = Scenario.RUNEWARS, **setup: Any) -> Game:
    return replay(a_setup(players, scenario, **setup), events)


def state_after(*events: Event, **setup: Any) -> State:
    return a_game(*events, **setup).state


def a_round(players: int = 3) -> tuple[Event, ...]:
    """In which nothing happens."""
    return (*turns(players), A_QUIET_EVENT, PhaseEnded())


def turns(players: int = 3) -> tuple[Event, ...]:
    return (TurnEnded(),) * players


def announced(strength: int) -> Army:
    return Army(announced=strength)


def units(*played: Unit, bonuses: Sequence[int] = ()) -> Army:
    return Army(units=played, bonuses=tuple(map(Bonus, bonuses)))
