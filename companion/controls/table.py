"""What the table of every game has: the way back, what was seen and can be taken back, and a place for sheets."""

from typing import Any

import flet as ft

from companion.controls.buttons import ELLIPSIS, target
from companion.controls.frame import bare_view
from companion.controls.named import Act, named, pressable, unspoken
from companion.controls.text import text
from companion.look.theme import EDGE, GAP, Look
from companion.shell.hooks import use_playing
from companion.shell.navigation import HOME
from companion.shell.paths import PAST, game_path
from companion.shell.window import current_window
from storage.values import Saved

AROUND = ft.Padding.symmetric(horizontal=EDGE, vertical=GAP)


def table_view(look: Look, content: ft.Control, id: str, *, over: bool) -> ft.View:
    """The screen stays awake as long as something may be entered; a sheet is closed before anybody leaves."""
    window = current_window()
    use_playing(over=over)
    return bare_view(look, content, lambda: window.close() if window.trail.sheet else window.go(_way_back(id)))


def _way_back(id: str) -> str:
    """From a game that is done with to where it was looked up; from any other home."""
    window = current_window()
    looked_up = window.desk.game(id).finished and window.trail.before in (PAST, game_path(id, "end"))
    return window.trail.before or HOME if looked_up else HOME


def cover(look: Look, sheet: ft.Control | None, *, visible: bool) -> ft.Control:
    """The place of sheets over the table, as large as what they cover."""
    return ft.Container(sheet, visible=visible, expand=True, padding=AROUND, bgcolor=look.background)


def seen(saved: Saved[Any]) -> tuple[int, Saved[Any]]:
    """The game, told from what it was before by its revision."""
    return saved.revision, saved


def take_back(id: str, revision: int) -> None:
    """The last step, as it was seen, in the window whose tap is being handled."""
    current_window().undo(id, revision)


def undo_pill(look: Look, label: str, step: str, act: Act) -> ft.Control:
    """What can be taken back, named in two lines."""
    row: list[ft.Control] = [
        ft.Icon(ft.Icons.UNDO, size=20 * look.scale, color=look.text),
        ft.Container(text(look, step, 12, max_lines=2, overflow=ELLIPSIS), expand=True, expand_loose=True),
    ]
    inside = pressable(
        look,
        act,
        unspoken(ft.Row(row, spacing=6, tight=True)),
        height=target(look),
        padding=ft.Padding.symmetric(horizontal=10),
        border_radius=target(look) / 2,
        bgcolor=look.card,
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return named("undo", label, inside)
