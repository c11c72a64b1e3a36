"""Merfolk (B13): the move on their board, and the extra markers for symbol spaces."""

from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import Tribe


def space_reached(setup: Setup, table: Table, band: Band) -> int:
    """Where the player's Merfolk marker stands after the band."""
    start = table.merfolk[band.player]
    if band.tribe is not Tribe.MERFOLK:
        return start
    return min(start + band.cards, setup.components.merfolk_end)


def extra_markers(setup: Setup, table: Table, band: Band) -> int:
    """How many extra markers the move gives, one for each symbol space reached or passed (ruling `merfolk_bonus`)."""
    start, end = table.merfolk[band.player], space_reached(setup, table, band)
    symbols = sum(start < symbol <= end for symbol in setup.components.merfolk_symbols)
    return min(symbols, 1) if setup.rulings.merfolk_bonus == "one" else symbols
