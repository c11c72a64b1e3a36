"""Orcs (A6c): what a pillaged Horde is worth, and who pillages."""

from collections.abc import Collection

from rules.ethnos.scoring.lines import HordeLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table


def pillagers(setup: Setup, table: Table, willing: Collection[int]) -> Collection[int]:
    """Who empties their Horde: whoever wants to, and in the last Age everybody."""
    return setup.seats if table.age == setup.ages else willing


def choosers(setup: Setup, table: Table) -> tuple[int, ...]:
    """Who has a Horde to empty or to keep; in the last Age nobody has the choice."""
    if table.age == setup.ages:
        return ()
    return tuple(seat for seat, horde in enumerate(table.hordes) if horde)


def score_orcs(setup: Setup, table: Table, pillaging: Collection[int]) -> list[HordeLine]:
    """A line for each Horde that is emptied; an empty one has none."""
    printed = setup.components.orcs
    return [
        HordeLine(seat, printed[len(horde) - 1], horde)
        for seat, horde in enumerate(table.hordes)
        if horde and seat in pillaging
    ]
