"""A table to play bands on from their sheet."""

from dataclasses import replace

from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed, Event
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.headless import App
from tests.ethnos import RODERICK, a_band, a_game, a_setup

SETUP = a_setup(tribes=(Tribe.CENTAURS, Tribe.ELVES, Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK))
WITH_SKELETONS = a_setup(tribes=(Tribe.ELVES, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.SKELETONS))
RHEA, DURIS, ALTHEA = Kingdom.RHEA, Kingdom.DURIS, Kingdom.ALTHEA
ONE_IN_RHEA = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 2), RHEA)
ANYWAY = "recorded as it lies on the table"


async def a_table(desk: Desk, *events: Event, setup: Setup = SETUP) -> tuple[str, App]:
    """A game of these events, and its table."""
    id = desk.begin(a_game(setup, *events), "ethnos").id
    return id, await App.on(desk, f"/game/{id}")


def played(desk: Desk, id: str, since: int = 0) -> tuple[Event, ...]:
    """The game's events from one on, without their times."""
    return tuple(replace(event, at=None) for event in desk.game(id).game.events[since:])
