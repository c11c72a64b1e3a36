"""Corrections from sheets: the table as it should be is edited, and what differs is recorded."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.window import current_window
from rules.ethnos.playing.corrections import difference
from rules.ethnos.table import Table
from storage.games import Saved


def use_corrected(saved: Saved) -> tuple[Table, Callable[[Table], Any]]:
    """The table with what is half corrected; it starts again when the game goes on."""
    (revision, table), show = ft.use_state((saved.revision, saved.game.state.table))
    if revision != saved.revision:
        table = saved.game.state.table
    return table, lambda corrected: show((saved.revision, corrected))


def save_correction(saved: Saved, table: Table) -> None:
    window = current_window()
    window.desk.play(saved.id, (difference(saved.game.state.table, table),), "Correction")
    window.services.buzz()
    window.close()
