"""The end of an Age as an event (A1, A9): the reckoning, and the table made ready for the next Age."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded
from rules.ethnos.scoring.age import AgeReport, end_of_age
from rules.ethnos.scoring.orcs import pillagers
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Tribe
from rules.problems import Problem

GO_BACK: Final = (Tribe.TROLLS, Tribe.GIANTS)
"""Whose tokens go back beside the board when an Age is over (A9)."""
STAY: Final = (Tribe.MERFOLK, Tribe.ORCS)
"""On whose boards markers stay, as they do in the Kingdoms; of Hordes, in those that were kept (A9)."""


def goes_back(setup: Setup) -> tuple[Tribe, ...]:
    return tuple(tribe for tribe in GO_BACK if tribe in setup.tribes)


def stays(setup: Setup) -> tuple[Tribe, ...]:
    return tuple(tribe for tribe in STAY if tribe in setup.tribes)


def needs_third_dragon(setup: Setup, age: int) -> bool:
    """Whether who drew it may decide who begins the next Age (F2); after the last one there is none."""
    return age < setup.ages


def verify_age_end(setup: Setup, event: AgeEnded) -> Iterator[Problem]:
    if event.pillage and Tribe.ORCS not in setup.tribes:
        yield Problem(Code.TRIBE_NOT_IN_PLAY, "pillage", "S2", "belongings", {"tribe": Tribe.ORCS})


def end_age(setup: Setup, state: State, event: AgeEnded) -> State:
    """Everything scored, then bands, Giant and Trolls cleared away; kept Hordes, markers and Merfolk stay."""
    report = end_of_age(setup, state.table, event.pillage, event.third_dragon)
    return State(
        table=table_after(setup, state.table, report, event.pillage),
        dragons=0,
        first_player=report.next_first.player if report.next_first else None,
        reports=(*state.reports, report),
        outcome=report.outcome,
    )


def table_after(setup: Setup, table: Table, report: AgeReport, willing: Collection[int]) -> Table:
    """What lies there when the next Age begins (A9)."""
    emptied = pillagers(setup, table, willing)
    return replace(
        table,
        age=table.age if report.final else table.age + 1,
        glory=report.reckoning.glory,
        giant=None,
        trolls=((),) * len(setup.players),
        hordes=tuple(() if seat in emptied else horde for seat, horde in enumerate(table.hordes)),
        bands=(),
    )
