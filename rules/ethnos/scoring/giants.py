"""The Giant token (A6b): its holder gains the value printed for the Age."""

from rules.ethnos.scoring.lines import GiantLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table


def score_giants(setup: Setup, table: Table) -> list[GiantLine]:
    if table.giant is None:
        return []
    return [GiantLine(table.giant.player, setup.components.giant[table.age - 1], table.giant.cards)]
