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


class Fields:
    """The fields of a screen by their identifiers, so that one can lead to the next."""

    def __init__(self) -> None:
        self._fields: dict[str, ft.Ref[ft.TextField]] = {}

    def place(self, identifier: str) -> ft.Ref[ft.TextField]:
        """Where a field is found, once it is drawn."""
        return self._fields.setdefault(identifier, ft.Ref())

    def go_to(self, identifier: str) -> None:
        """Puts the cursor there, if there is such a field.

        The session is told: a field in a part that wasn't drawn again no longer knows its page.
        """
        window, place = current_window(), self.place(identifier)

        async def focus() -> None:
            if place.current is not None:
                await window.page.session.invoke_method(place.current._i, "focus", None)

        window.run(focus)


def text_field(
    look: Look,
    identifier: str,
    label: str,
    value: str,
    typed: Typed,
    *,
    hint: str = "",
    left: Act | None = None,
    entered: Act | None = None,
    submit: Act | None = None,
    focused: bool = False,
    name: bool = False,
    place: ft.Ref[ft.TextField] | None = None,
) -> ft.Control:
    """A line of text. `typed` is told of every letter, `left` when somebody goes on to something else.

    For a `name` the keyboard may offer capitals; what is typed stays as it is.
    """
    field = _field(look, value, hint, typed, left, place)
    if not hint:
        # Seen in the field as long as it is empty, and above what is typed; heard once, as the name of the field.
        field.label = unspoken(text(look, label, 15, color=look.muted))
    field.keyboard_type = ft.KeyboardType.NAME if name else ft.KeyboardType.TEXT
    field.on_focus = partial(_entered, entered)
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
    entered: Act | None = None,
    submit: Act | None = None,
    digits: int = 2,
    keyboard: bool = True,
    current: bool = False,
    place: ft.Ref[ft.TextField] | None = None,
) -> ft.Control:
    """A number, from 0 to 99 unless it may have more digits.

    Without a `keyboard` none is raised on a phone: there is a pad for it, and the `current` field is what it fills.
    """
    field = _field(look, value, hint, typed, left, place)
    field.on_focus = partial(_entered, entered)
    field.on_submit = taps(submit) if submit else None
    field.text_align = ft.TextAlign.CENTER
    field.keyboard_type = ft.KeyboardType.NUMBER if keyboard else ft.KeyboardType.NONE
    if current:
        field.border = _border(look.accent.fill)
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


def _field(
    look: Look, value: str, hint: str, typed: Typed, left: Act | None, place: ft.Ref[ft.TextField] | None
) -> ft.TextField:
    return ft.TextField(
        ref=place,
        value=value,
        hint_text=hint,
        hint_style=ft.TextStyle(color=look.muted),
        text_size=15 * look.scale,
        color=look.text,
        dense=True,
        filled=True,
        fill_color=look.card,
        content_padding=ft.Padding.symmetric(horizontal=10, vertical=12.5),
        border=_border(look.outline),
        on_change=partial(_changed, typed),
        on_focus=partial(_entered, None),
        on_blur=partial(_left, left),
    )


def _entered(entered: Act | None) -> None:
    current_window().typing = True
    if entered:
        current_window().act(entered)


def _left(left: Act | None) -> None:
    current_window().typing = False
    if left:
        current_window().act(left)


def _border(colour: str) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(2, colour), border_radius=RADIUS)


def _changed(typed: Typed, event: ft.Event[ft.TextField]) -> None:
    current_window().act(partial(typed, event.control.value))
