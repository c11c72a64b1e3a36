"""Buttons, choices and counters."""

from collections.abc import Sequence

import flet as ft

from companion.controls.named import Act, Heard, named, pressable, roomy, said, tappable, unspoken
from companion.controls.text import BOLD, muted, strong, text
from companion.look.fitting import EDGES, shrunk, width_of
from companion.look.theme import GAP, TARGET, Look
from companion.shell.window import taps
from companion.speech.language import say
from companion.speech.typesetting import unbroken

CENTRE = ft.TextAlign.CENTER
WAIT = ft.Duration(milliseconds=500)
BESIDE_WORDS = 34
"""What a symbol takes, and the edges of a chip."""
SMALLEST = 0.55
"""Of its size, rather than a broken word."""


def main_button(
    look: Look, identifier: str, label: str, act: Act, *, ready: bool = True, width: float | None = None
) -> ft.Control:
    """The one thing to do next. One that isn't ready looks so, and leaves it to its act to do nothing yet.

    Where it has only this `width`, its words are so small that none of them breaks.
    """
    fill, ink = (look.accent.fill, look.accent.ink) if ready else (look.raised, look.muted)
    words = text(look, label, _fitting(look, label, 17, width), weight=BOLD, color=ink, text_align=CENTRE)
    return tappable(look, identifier, label, words, act, bgcolor=fill, edge=fill)


def plain_button(
    look: Look,
    identifier: str,
    label: str,
    act: Act | None,
    *,
    icon: ft.IconData | None = None,
    expand: bool | int | None = None,
    spoken: str | None = None,
    width: float | None = None,
) -> ft.Control:
    content = button_content(look, label, icon, enabled=act is not None, width=width)
    return tappable(look, identifier, spoken or label, content, act, expand=expand)


def button_content(
    look: Look, label: str, icon: ft.IconData | None = None, *, enabled: bool = True, width: float | None = None
) -> ft.Control:
    """What is seen of a button; large words leave no room for an icon in a narrow one."""
    size, colour = _fitting(look, label, 15, width), look.text if enabled else look.muted
    words = text(look, label, size, text_align=CENTRE, color=colour)
    if not icon or (width and look.large):
        return words
    beside = ft.Container(words, expand=True, expand_loose=True)
    row: list[ft.Control] = [ft.Icon(icon, size=20 * look.scale, color=look.muted), beside]
    return ft.Row(row, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _fitting(look: Look, label: str, size: float, width: float | None) -> float:
    words = unbroken(label, look.language)
    return shrunk(size, words, (width - EDGES) / look.scale, least=SMALLEST) if width else size


def icon_button(
    look: Look,
    identifier: str,
    label: str,
    icon: ft.IconData,
    act: Act | None,
    *,
    quiet: bool = False,
    heard: Heard = taps,
) -> ft.Control:
    """A `quiet` one stands in every row of a list."""
    colour = look.muted if quiet else look.text
    return named(
        identifier,
        label,
        pressable(
            look,
            act,
            unspoken(ft.Icon(icon, size=(20 if quiet else 24) * look.scale, color=colour if act else look.outline)),
            heard=heard,
            width=target(look),
            height=target(look),
            border_radius=target(look) / 2,
            alignment=ft.Alignment.CENTER,
            tooltip=hint(look, label),
        ),
    )


def hint(look: Look, label: str) -> ft.Tooltip | None:
    """What a sign means, for a pointer that rests on it; fingers don't, and who listens has heard it."""
    return ft.Tooltip(label, exclude_from_semantics=True, wait_duration=WAIT) if look.keyboard else None


def target(look: Look) -> float:
    """How wide and high a button with an icon is: its icon grows with the text."""
    return max(TARGET, 24 * look.scale + 16)


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
    size: float = 15,
) -> ft.Control:
    """One of several."""
    words: ft.Control = text(
        look, label, size, weight=BOLD if chosen else None, text_align=CENTRE, max_lines=2, overflow=ELLIPSIS
    )
    if symbol:
        row = [symbol, ft.Container(words, expand=True, expand_loose=True)]
        words = ft.Row(row, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    padding = roomy(size)
    return tappable(look, identifier, spoken or label, words, act, chosen=chosen, expand=expand, padding=padding)


def chip(
    look: Look,
    identifier: str,
    label: str,
    act: Act | None,
    *,
    chosen: bool | None = None,
    spoken: str | None = None,
    symbol: ft.Control | None = None,
) -> ft.Control:
    """A choice or button that is as wide as its words, for rows that wrap; being chosen makes it no wider."""
    room = look.width - (BESIDE_WORDS * look.scale if symbol else 0)
    size = _fitting(look, label, 15, room) if look.large else 15
    words: ft.Control = text(look, label, size, color=look.text if act else look.muted)
    if symbol:
        row = [symbol, ft.Container(words, expand=True, expand_loose=True)]
        words = ft.Row(row, spacing=GAP, tight=True)
    padding = roomy(beside=max(14, (TARGET - width_of(label, size)) / 2))
    return tappable(look, identifier, spoken or label, words, act, chosen=chosen, padding=padding, alignment=None)


def toggle(look: Look, identifier: str, label: str, act: Act, *, on: bool, hint: str = "") -> ft.Control:
    """Something that is on or off, with a switch to show it."""
    words: list[ft.Control] = [text(look, label, 15)]
    if hint:
        words.append(muted(look, hint, 12))
    unit = look.scale
    knob = ft.Container(
        width=20 * unit, height=20 * unit, border_radius=10 * unit, bgcolor=look.accent.ink if on else look.muted
    )
    switch = ft.Container(
        knob,
        width=46 * unit,
        height=28 * unit,
        padding=4 * unit,
        border_radius=14 * unit,
        bgcolor=look.accent.fill if on else look.background,
        border=None if on else ft.Border.all(2, look.muted),
        alignment=ft.Alignment.CENTER_RIGHT if on else ft.Alignment.CENTER_LEFT,
    )
    row = ft.Row([ft.Column(words, spacing=2, tight=True, expand=True), switch], spacing=12)
    spoken = say("{setting}: on", setting=label) if on else say("{setting}: off", setting=label)
    return tappable(look, identifier, spoken, row, act, chosen=on, padding=12, bgcolor=look.card, border=None)


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
    return with_steps(
        look, identifier, label, said(f"{identifier}-count", f"{label}: {value}", _number(look, value)), fewer, more
    )


def with_steps(
    look: Look, identifier: str, label: str, number: ft.Control, fewer: Act | None, more: Act | None
) -> ft.Control:
    """A number between the buttons that make it smaller and larger."""
    # Translators: {what} is what is counted, such as "Mara, Glory"; the button makes it one fewer
    less = say("{what}: fewer", what=label)
    # Translators: the button makes what is counted one more
    greater = say("{what}: more", what=label)
    return ft.Row(
        [
            icon_button(look, f"{identifier}-fewer", less, ft.Icons.REMOVE_CIRCLE_OUTLINE, fewer),
            number,
            icon_button(look, f"{identifier}-more", greater, ft.Icons.ADD_CIRCLE_OUTLINE, more),
        ],
        spacing=0,
        tight=True,
    )


def beside_words(look: Look, words: ft.Control, control: ft.Control) -> ft.Control:
    """A control at the end of its words; below them, if they are large."""
    if look.large:
        return ft.Column([words, control], spacing=4, tight=True)
    return ft.Row([ft.Container(words, expand=True), control])


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
