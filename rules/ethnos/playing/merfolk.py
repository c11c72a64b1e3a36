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
    """How many extra markers the band's move gives."""
    return markers_for(setup, symbols_passed(setup, table.merfolk[band.player], space_reached(setup, table, band)))


def symbols_passed(setup: Setup, start: int, end: int) -> tuple[int, ...]:
    """The symbol spaces that a move reaches or passes."""
    return tuple(symbol for symbol in setup.components.merfolk_symbols if start < symbol <= end)


def markers_for(setup: Setup, symbols: tuple[int, ...]) -> int:
    """One extra marker for each symbol of a move (ruling `merfolk_bonus`)."""
    return min(len(symbols), 1) if setup.rulings.merfolk_bonus == "one" else len(symbols)
