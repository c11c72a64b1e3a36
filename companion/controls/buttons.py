"""Buttons, choices and counters."""

from collections.abc import Sequence

import flet as ft

from companion.controls.named import Act, named, pressable, said, tappable, unspoken
from companion.controls.text import BOLD, muted, strong, text
from companion.theme import GAP, TARGET, Look

CENTRE = ft.TextAlign.CENTER


def main_button(look: Look, identifier: str, label: str, act: Act | None, *, spoken: str | None = None) -> ft.Control:
    """The one thing to do next; without an act it can't be done yet."""
    paint = look.accent if act else None
    words = text(look, label, 17, weight=BOLD, color=paint.ink if paint else look.muted, text_align=CENTRE)
    fill = paint.fill if paint else look.raised
    return tappable(look, identifier, spoken or label, words, act, bgcolor=fill, edge=fill)


def plain_button(
    look: Look,
    identifier: str,
    label: str,
    act: Act | None,
    *,
    icon: ft.IconData | None = None,
    expand: bool | int | None = None,
    spoken: str | None = None,
) -> ft.Control:
    words = text(look, label, 15, text_align=CENTRE, color=look.text if act else look.muted)
    content: ft.Control = words
    if icon:
        row: list[ft.Control] = [ft.Icon(icon, size=20, color=look.muted), ft.Container(words, expand_loose=True)]
        content = ft.Row(row, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return tappable(look, identifier, spoken or label, content, act, expand=expand)


def icon_button(look: Look, identifier: str, label: str, icon: ft.IconData, act: Act | None) -> ft.Control:
    return named(
        identifier,
        label,
        pressable(
            look,
            act,
            unspoken(ft.Icon(icon, size=24, color=look.text if act else look.outline)),
            width=TARGET,
            height=TARGET,
            border_radius=TARGET // 2,
            alignment=ft.Alignment.CENTER,
        ),
    )


def choice(
    look: Look,
    identifier: str,
    label: str,
    act: Act,
    *,
    chosen: bool,
    spoken: str | None = None,
    symbol: ft.Control | None = None,
    expand: bool | int | None = True,
) -> ft.Control:
    """One of several."""
    words: ft.Control = text(
        look, label, 15, weight=BOLD if chosen else None, text_align=CENTRE, max_lines=2, overflow=ELLIPSIS
    )
    if symbol:
        row = [symbol, ft.Container(words, expand_loose=True)]
        words = ft.Row(row, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return tappable(look, identifier, spoken or label, words, act, chosen=chosen, expand=expand)


def rows_of(controls: Sequence[ft.Control], each: int) -> ft.Control:
    """Controls in rows of equal cells."""
    rows: list[ft.Control] = []
    for start in range(0, len(controls), each):
        row = list(controls[start : start + each])
        row += [ft.Container(expand=True) for _ in range(each - len(row))]
        rows.append(ft.Row(row, spacing=GAP))
    return ft.Column(rows, spacing=GAP, tight=True)


def counter(
    look: Look,
    identifier: str,
    label: str,
    value: int,
    fewer: Act | None,
    more: Act | None,
) -> ft.Control:
    """A number with a button to either side, called `IDENTIFIER-fewer` and `IDENTIFIER-more`."""
    return ft.Row(
        [
            icon_button(look, f"{identifier}-fewer", f"{label}: fewer", ft.Icons.REMOVE_CIRCLE_OUTLINE, fewer),
            said(f"{identifier}-count", f"{label}: {value}", _number(look, value)),
            icon_button(look, f"{identifier}-more", f"{label}: more", ft.Icons.ADD_CIRCLE_OUTLINE, more),
        ],
        spacing=0,
        tight=True,
    )


def _number(look: Look, value: int) -> ft.Control:
    return ft.Container(strong(look, str(value), 18, text_align=CENTRE), width=40 * look.scale)


def section(look: Look, heading: str) -> ft.Control:
    """The name of what follows."""
    return ft.Semantics(header=True, content=muted(look, heading, 13))


def card(look: Look, controls: Sequence[ft.Control], *, edge: str | None = None) -> ft.Control:
    """Things that belong together."""
    return ft.Container(
        ft.Column(list(controls), spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        padding=12,
        bgcolor=look.card,
        border_radius=14,
        border=ft.Border(left=ft.BorderSide(5, edge)) if edge else None,
    )


ELLIPSIS = ft.TextOverflow.ELLIPSIS
