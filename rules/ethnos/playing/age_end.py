"""The end of an Age as an event (A1, A9): the reckoning, and the table made ready for the next Age."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from rules.ethnos.codes import Code
from rules.ethnos.events import AgeEnded
from rules.ethnos.scoring.age import AgeReport, end_of_age
from rules.ethnos.scoring.orcs import pillagers
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Tribe
from rules.problems import Problem


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
