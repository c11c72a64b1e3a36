"""Grids that fit a phone: a row for each player, a cell for each Kingdom or token, and keys that fill them in turn."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.controls.buttons import CENTRE, ELLIPSIS, rows_of, section
from companion.controls.named import Act, tappable
from companion.controls.players import player_chip
from companion.controls.scrolling import SMALL
from companion.controls.text import BOLD, muted, text
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.words.terms import kingdom_name
from companion.look.fitting import cell as width_of_cell
from companion.look.fitting import shrunk
from companion.look.theme import GAP, TARGET, Look
from companion.shell.window import taps
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

HEAD = 44
"""The width of what stands before a row: with six cells beside it, it fits the smallest phone."""
IN_A_ROW = 6


def cell(
    look: Look,
    identifier: str,
    label: str,
    content: ft.Control,
    act: Act,
    *,
    chosen: bool = False,
    hold: Act | None = None,
) -> ft.Control:
    """One cell of a grid, which touches the next one, so that six are wide enough for a thumb."""
    return tappable(
        look,
        identifier,
        label,
        content,
        act,
        chosen=chosen,
        expand=True,
        height=TARGET,
        padding=0,
        border_radius=8,
        on_long_press=taps(hold) if hold else None,
    )


def number(look: Look, value: int) -> ft.Control:
    """A count in a cell; nothing is quieter than something."""
    return text(look, str(value), 17, weight=BOLD if value else None, color=look.text if value else look.muted)


def row(look: Look, seats: Setup, seat: int, cells: Sequence[ft.Control]) -> ft.Control:
    return headed(player_chip(look, seats, seat, min(30, (HEAD - 2) / look.scale)), cells)


def headed(head: ft.Control | None, cells: Sequence[ft.Control]) -> ft.Control:
    return ft.Row([ft.Container(head, width=HEAD, alignment=ft.Alignment.CENTER), *cells], spacing=0)


def kingdoms_head(look: Look, *, names: bool = True) -> ft.Control:
    """Which column is whose; by symbols alone where there is no room for names."""
    return headed(None, [_kingdom(look, kingdom, named=names and not look.large) for kingdom in KINGDOMS])


def _kingdom(look: Look, kingdom: Kingdom, *, named: bool) -> ft.Control:
    words = muted(look, kingdom_name(kingdom), 10, max_lines=1, overflow=ELLIPSIS, text_align=CENTRE)
    symbol = kingdom_symbol(look, kingdom)
    return ft.Container(_middle([symbol, words] if named else [symbol]), expand=True)


def has_room(players: int) -> bool:
    """Whether a screen shows the grid of so many players and its keys with more than the least above them."""
    return players < IN_A_ROW or (ft.context.page.height or 0) >= SMALL


def players_head(look: Look, seats: Setup) -> ft.Control:
    """The same where the columns are players."""
    chips = [ft.Container(player_chip(look, seats, seat), expand=True, alignment=CENTRED) for seat in seats.seats]
    return ft.Row([*chips], spacing=0)


def _middle(controls: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(controls), spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def keys(values: Sequence[int], key: Callable[[int], ft.Control], *others: ft.Control) -> ft.Control:
    """The keys of a pad, in rows as wide as a grid."""
    return rows_of([*map(key, values), *others], IN_A_ROW)


def key(look: Look, identifier: str, label: str, spoken: str, act: Act | None, **box: Any) -> ft.Control:
    size = shrunk(17, label, (width_of_cell(look.width, IN_A_ROW) - 4) / look.scale, least=0.5)
    words = text(look, label, size, weight=BOLD, color=look.text if act else look.muted, no_wrap=True)
    return tappable(look, identifier, spoken, words, act, expand=True, height=TARGET, padding=0, **box)


def icon_key(look: Look, identifier: str, spoken: str, icon: ft.IconData, act: Act | None) -> ft.Control:
    content = ft.Icon(icon, size=22, color=look.text if act else look.outline)
    return tappable(look, identifier, spoken, content, act, expand=True, height=TARGET, padding=0)


def section_at(look: Look, heading: str, next_cell: str) -> ft.Control:
    """The name of what follows, and which of its cells is next."""
    beside = text(look, next_cell, 13, weight=BOLD, color=look.gain, max_lines=1, overflow=ELLIPSIS)
    if look.large:
        return ft.Column([section(look, heading), *([beside] if next_cell else [])], spacing=0, tight=True)
    return ft.Row([ft.Container(section(look, heading), expand=True), beside], spacing=GAP)


def column(controls: Sequence[ft.Control], spacing: int = GAP) -> ft.Control:
    return ft.Column(list(controls), spacing=spacing, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def anchored(name: str, content: ft.Control) -> ft.Control:
    """What can be jumped to."""
    return ft.Container(content, key=ft.ScrollKey(name))  # type: ignore[call-arg]


CENTRED = ft.Alignment.CENTER
