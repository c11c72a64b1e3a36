"""What the boards for everybody in the room have in common: they follow the game, and nothing on them is tapped."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button
from companion.controls.frame import bare_view
from companion.controls.named import said
from companion.controls.scrolling import scrolling
from companion.controls.text import strong
from companion.look.large import EDGE, FOOT, GAP, HEAD, USUAL, Large
from companion.look.theme import RADIUS, Look
from companion.shell.hooks import use_playing, use_redraw_on
from companion.shell.paths import game_path
from companion.shell.window import always, current_window
from companion.speech.language import say


def board_view(look: Look, large: Large, id: str, head: ft.Control, shown: ft.Control, *, over: bool) -> ft.View:
    """The way back and a heading above the board; the screen stays awake as long as something is entered anywhere."""
    window = current_window()
    leave = partial(window.go, game_path(id))
    use_playing(over=over)
    ft.use_effect(window.services.touched, [use_redraw_on(id)])
    back = icon_button(large.look(look, 1.6), "back", say("Back"), ft.Icons.ARROW_BACK, leave, heard=always)
    top = ft.Row([back, head], height=HEAD * large.unit, spacing=large.gap)
    edges = ft.Padding.symmetric(horizontal=EDGE * large.unit, vertical=GAP * large.unit)
    content = ft.Container(ft.Column([top, shown], spacing=large.gap), padding=edges, expand=True)
    return bare_view(look, content, leave)


def board_parts(large: Large, beside: Sequence[ft.Control], last: ft.Control) -> ft.Control:
    """Everything at once, with what just happened below; or one below another, what just happened first."""
    if not large.beside:
        return scrolling([last, *beside], spacing=round(large.gap), shown=False)
    top = ft.CrossAxisAlignment.START
    row = ft.Row([*beside], spacing=large.gap, height=large.height, vertical_alignment=top)
    return ft.Column([row, last], spacing=large.gap)


def board_line(look: Look, large: Large, words: str) -> ft.Control:
    """What just happened."""
    shown = strong(large.look(look), words, USUAL, max_lines=2 if large.beside else 4, overflow=ELLIPSIS)
    box = ft.Container(
        shown,
        width=large.width,
        height=FOOT * large.unit if large.beside else None,
        bgcolor=look.raised,
        border_radius=RADIUS,
        padding=ft.Padding.symmetric(horizontal=large.gap, vertical=large.gap / 4),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return said("board-last", words, box)
