"""The end of an Age (A1-A10): every line in the order of the rules, and the totals made of them in the same pass."""

from collections.abc import Collection
from operator import add
from typing import NamedTuple

from rules.ethnos.scoring.bands import score_bands
from rules.ethnos.scoring.first_player import FirstPlayer, first_player
from rules.ethnos.scoring.giants import score_giants
from rules.ethnos.scoring.kingdoms import score_kingdoms
from rules.ethnos.scoring.lines import Line
from rules.ethnos.scoring.merfolk import score_merfolk
from rules.ethnos.scoring.orcs import pillagers, score_orcs
from rules.ethnos.scoring.trolls import tie_breaks
from rules.ethnos.scoring.warnings import Doubt, warnings
from rules.ethnos.scoring.winner import Outcome, winner
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Tribe


class Reckoning(NamedTuple):
    """Lines and their sums, by seat."""

    lines: tuple[Line, ...]
    earned: tuple[int, ...]
    glory: tuple[int, ...]
    """With what each player had before."""


class AgeReport(NamedTuple):
    age: int
    final: bool
    reckoning: Reckoning
    next_first: FirstPlayer | None
    """`None` after the last Age."""
    outcome: Outcome | None
    """Of the last Age only."""
    warnings: tuple[Doubt, ...]


def end_of_age(setup: Setup, table: Table, willing: Collection[int] = (), third_dragon: int | None = None) -> AgeReport:
    """The whole reckoning. `willing` are those who empty their Horde before they must."""
    reckoning = reckon(setup, table, pillagers(setup, table, willing))
    final = table.age == setup.ages
    return AgeReport(
        age=table.age,
        final=final,
        reckoning=reckoning,
        next_first=None if final else first_player(reckoning.glory, third_dragon),
        outcome=winner(setup, table, reckoning.glory) if final else None,
        warnings=warnings(setup, table),
    )


def projection(setup: Setup, table: Table) -> Reckoning:
    """What everybody would have if the Age ended now; Hordes pay only when everybody must empty them (A10)."""
    return reckon(setup, table, pillagers(setup, table, willing=()))


def reckon(setup: Setup, table: Table, pillaging: Collection[int]) -> Reckoning:
    """A2-A8 on the table as it lies."""
    ties = tie_breaks(table.trolls)
    lines: list[Line] = []
    lines += score_kingdoms(setup, table, ties)
    if Tribe.MERFOLK in setup.tribes:
        lines += score_merfolk(setup, table, ties)
    lines += score_giants(setup, table)
    lines += score_orcs(setup, table, pillaging)
    lines += score_bands(table.bands)
    earned = [0] * len(setup.players)
    for line in lines:
        earned[line.player] += line.glory
    totals = tuple(map(add, table.glory, earned))
    return Reckoning(tuple(lines), tuple(earned), totals)
