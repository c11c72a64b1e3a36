"""Cards to read, some of which lead further."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card
from companion.controls.named import said, tappable
from companion.controls.text import muted, strong, text
from companion.look.theme import GAP, Look
from companion.shell.window import current_window


def read_card(look: Look, name: str, heading: str, words: Sequence[str], *, foot: Sequence[str] = ()) -> ft.Control:
    """Something to read, under its own heading."""
    lines = lines_of(look, heading, words, foot=foot)
    return said(name, spoken_lines(heading, words, foot=foot), card(look, [stacked(lines)]))


def page_card(
    look: Look, name: str, heading: str, words: Sequence[str], *, id: str = "", foot: Sequence[str] = ()
) -> ft.Control:
    """What a page is about; the screen's heading names it already."""
    lines: list[ft.Control] = [*(text(look, line, 16) for line in words), *(muted(look, line, 13) for line in foot)]
    return said(name, spoken_lines(heading, words, id=id, foot=foot), card(look, [stacked(lines)]))


def link_card(
    look: Look,
    name: str,
    path: str,
    heading: str,
    words: Sequence[str],
    *,
    id: str = "",
    foot: Sequence[str] = (),
) -> ft.Control:
    """Something to read whose page is a tap away."""
    more = ft.Icon(ft.Icons.CHEVRON_RIGHT, size=20 * look.scale, color=look.muted)
    return tappable(
        look,
        name,
        spoken_lines(heading, words, id=id, foot=foot),
        stacked(lines_of(look, heading, words, id=id, foot=foot, more=more)),
        partial(current_window().go, path),
        padding=12,
        alignment=None,
        edge=look.card,
    )


def lines_of(
    look: Look,
    heading: str,
    words: Sequence[str],
    *,
    id: str = "",
    foot: Sequence[str] = (),
    more: ft.Control | None = None,
) -> list[ft.Control]:
    """A heading with an id beside it, the words, and small print."""
    beside: list[ft.Control] = [muted(look, id, 13)] if id else []
    row = [ft.Container(strong(look, heading, 16), expand=True), *beside, *([more] if more else [])]
    head = ft.Row(row, spacing=GAP // 2, vertical_alignment=ft.CrossAxisAlignment.START)
    return [head, *(text(look, line, 15) for line in words), *(muted(look, line, 12) for line in foot)]


def stacked(lines: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(lines), spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def spoken_lines(heading: str, words: Sequence[str], *, id: str = "", foot: Sequence[str] = ()) -> str:
    """The same for those who listen."""
    return " ".join((f"{id}, {heading}." if id else f"{heading}.", *words, "; ".join(foot))).rstrip()
