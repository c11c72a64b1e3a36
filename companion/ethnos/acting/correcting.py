"""Corrections from sheets: the table as it should be is edited, and what differs is recorded."""

from collections.abc import Callable

import flet as ft

from companion.ethnos.parts.counts import Put
from companion.ethnos.saved import Saved
from companion.shell.window import current_window
from rules.ethnos.playing.corrections import difference
from rules.ethnos.table import Table


def use_corrected(saved: Saved) -> tuple[Table, Put]:
    """The table with what is half corrected, and what corrects it; it starts again when the game goes on."""
    kept, show = ft.use_state((saved.revision, saved.game.state.table))

    def latest(kept: tuple[int, Table]) -> Table:
        return kept[1] if kept[0] == saved.revision else saved.game.state.table

    def put(edit: Callable[[Table], Table]) -> None:
        show(lambda kept: (saved.revision, edit(latest(kept))))

    return latest(kept), put


def save_correction(saved: Saved, table: Table) -> None:
    window = current_window()
    before = saved.game.state.table
    correction = difference(before, table)
    window.desk.play(saved.id, (correction,))
    window.hush()
    window.services.buzz()
    window.close()
