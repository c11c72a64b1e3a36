"""Fields to type into."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import with_steps
from companion.controls.named import Act, named, unspoken
from companion.controls.text import text
from companion.look.theme import RADIUS, Look
from companion.shell.window import current_window, taps

Typed = Callable[[str], Any]


def text_field(
    look: Look,
    identifier: str,
    label: str,
    value: str,
    typed: Typed,
    *,
    hint: str = "",
    left: Act | None = None,
    submit: Act | None = None,
    focused: bool = False,
) -> ft.Control:
    """A line of text. `typed` is told of every letter, `left` when somebody goes on to something else."""
    field = _field(look, value, hint, typed, left)
    if not hint:
        # Seen in the field as long as it is empty, and above what is typed; heard once, as the name of the field.
        field.label = unspoken(text(look, label, 15, color=look.muted))
    field.capitalization = ft.TextCapitalization.WORDS
    field.on_submit = taps(submit) if submit else None
    field.autofocus = focused
    return named(identifier, label, field, expand=True)


def number_field(
    look: Look,
    identifier: str,
    label: str,
    value: str,
    typed: Typed,
    *,
    hint: str = "",
    left: Act | None = None,
    submit: Act | None = None,
    digits: int = 2,
) -> ft.Control:
    """A number, from 0 to 99 unless it may have more digits."""
    field = _field(look, value, hint, typed, left)
    field.on_submit = taps(submit) if submit else None
    field.text_align = ft.TextAlign.CENTER
    field.keyboard_type = ft.KeyboardType.NUMBER
    field.input_filter = ft.InputFilter(rf"^\d{{0,{digits}}}$")
    return named(identifier, label, field, expand=True)


def number_counter(
    look: Look,
    identifier: str,
    label: str,
    value: str,
    typed: Typed,
    step: Callable[[int], Any],
    *,
    digits: int = 2,
    field: str = "",
) -> ft.Control:
    """A number to type, with a button to either side for one more or one fewer; the field is `IDENTIFIER-count`."""
    middle = number_field(look, field or f"{identifier}-count", label, value, typed, hint="0", digits=digits)
    fewer, more = (partial(step, by) for by in (-1, 1))
    number = ft.Container(middle, width=(40 + 12 * digits) * look.scale)
    return with_steps(look, identifier, label, number, fewer, more)


def _field(look: Look, value: str, hint: str, typed: Typed, left: Act | None) -> ft.TextField:
    return ft.TextField(
        value=value,
        hint_text=hint,
        hint_style=ft.TextStyle(color=look.muted),
        text_size=15 * look.scale,
        color=look.text,
        dense=True,
        filled=True,
        fill_color=look.card,
        content_padding=ft.Padding.symmetric(horizontal=10, vertical=12.5),
        border=ft.OutlineInputBorder(side=ft.BorderSide(2, look.outline), border_radius=RADIUS),
        on_change=partial(_changed, typed),
        on_focus=_focused,
        on_blur=partial(_left, left),
    )


def _focused() -> None:
    current_window().typing = True


def _left(left: Act | None) -> None:
    current_window().typing = False
    if left:
        current_window().act(left)


def _changed(typed: Typed, event: ft.Event[ft.TextField]) -> None:
    current_window().act(partial(typed, event.control.value))
