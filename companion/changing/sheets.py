"""Sheets over a table that enter what came before, as values: which one, and what it is about."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EditSheet:
    """An event of the ledger as it should have been."""

    index: int


@dataclass(frozen=True, slots=True)
class InsertSheet:
    """What was forgotten before an event of the ledger."""

    index: int
