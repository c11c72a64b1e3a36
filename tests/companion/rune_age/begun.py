"""Games of Rune Age that were begun on a desk, to test screens on."""

from dataclasses import replace
from typing import Any

from companion.shell.desk import Desk
from rules.rune_age.events import Event
from rules.rune_age.vocabulary import Scenario
from tests.companion.headless import App
from tests.rune_age import a_game


def begun(desk: Desk, *events: Event, players: int = 3, scenario: Scenario = Scenario.RUNEWARS, **setup: Any) -> str:
    """The id of a game after these events."""
    return desk.begin(a_game(*events, players=players, scenario=scenario, **setup), "rune_age").id


async def at_table(desk: Desk, *events: Event, **setup: Any) -> tuple[str, App]:
    """A game after these events, and its table."""
    id = begun(desk, *events, **setup)
    return id, await App.on(desk, f"/game/{id}")


def played(desk: Desk, id: str, since: int = 0) -> tuple[Event, ...]:
    """The game's events from one on, without their times."""
    return tuple(replace(event, at=None) for event in desk.game(id).game.events[since:])
