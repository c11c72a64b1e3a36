"""Controls with a name that is spoken and an identifier that they are found by."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.look.theme import RADIUS, Look
from companion.shell.window import Opening, current_window, taps
from companion.speech.language import say

Act = Callable[[], Any]
Heard = Callable[[Act], Callable[[], None]]
"""What makes a handler of an act: `taps`, or `always` where no double tap can hit by mistake."""


def named(
    identifier: str,
    label: str,
    content: ft.Control,
    *,
    chosen: bool | None = None,
    expand: bool | int | None = None,
    key: str | None = None,
) -> ft.Control:
    """One control for those who listen: its name, and whether it is chosen.

    It is a button by its role and not only by being tappable: Flutter's web client takes a control whose role changes,
    when it is scrolled out of sight or can't be used for now, for another one, without the identifier.
    """
    # Translators: {label} is the name of a button or a choice; said to those who listen
    spoken = say("{label}, chosen", label=label) if chosen else label
    inside = ft.Semantics(identifier=identifier, label=spoken, button=True, selected=chosen, content=content)
    return ft.MergeSemantics(key=key, expand=expand, content=inside)


def said(identifier: str, label: str, content: ft.Control, **layout: Any) -> ft.Control:
    """Something to read, by a name of its own."""
    return ft.Semantics(container=True, identifier=identifier, label=label, content=unspoken(content), **layout)


def picture(identifier: str, label: str, content: ft.Control) -> ft.Control:
    """Something drawn, and what there is to see in it in words."""
    return ft.Semantics(
        container=True,
        image=True,
        identifier=identifier,
        label=label,
        content=unspoken(content),
    )


def unspoken(content: ft.Control) -> ft.Control:
    """What is seen here is said elsewhere."""
    return ft.Semantics(exclude_semantics=True, content=content)


def tappable(
    look: Look,
    identifier: str,
    label: str,
    content: ft.Control,
    act: Act | None,
    *,
    chosen: bool | None = None,
    expand: bool | int | None = None,
    key: str | None = None,
    edge: str | None = None,
    **box: Any,
) -> ft.Control:
    """Anything that can be tapped; without an act nothing happens."""
    usual: dict[str, Any] = {
        "padding": roomy(),
        "bgcolor": look.raised if chosen else look.card,
        "border_radius": RADIUS,
        "border": ft.Border.all(2, look.accent.fill if chosen else edge or look.outline),
        "alignment": ft.Alignment.CENTER,
    }
    inside = pressable(look, act, unspoken(content), **usual | box)
    return named(identifier, label, inside, chosen=chosen, expand=expand, key=key)


def pressable(
    look: Look, act: Act | None, content: ft.Control | None = None, *, heard: Heard = taps, **box: Any
) -> ft.Control:
    """A box that acts on a tap. Only where there is a keyboard does it take the focus, and ripple with it."""
    if look.keyboard and isinstance(act, Opening):
        return _opener(look, act, heard, content, **box)
    return ft.Container(content, on_click=heard(act or nothing), ink=look.keyboard, **box)


def _opener(
    look: Look,
    act: Opening,
    heard: Heard,
    content: ft.Control | None,
    *,
    border_radius: float | None = None,
    tooltip: ft.Tooltip | None = None,
    on_long_press: Act | None = None,
    **box: Any,
) -> ft.Control:
    """The same for what opens a sheet: over the box lies a button, for Flet gives the focus to buttons alone."""
    button = ft.IconButton(
        ft.Icons.CROP_FREE,
        icon_size=0,
        style=_openers_style(look, border_radius),
        on_long_press=on_long_press,
        tooltip=tooltip,
        left=0,
        top=0,
        right=0,
        bottom=0,
    )
    button.on_click = heard(lambda: act(button))
    button.on_focus = lambda: current_window().focus.is_at(button)
    return ft.Stack([ft.Container(content, border_radius=border_radius, **box), button], fit=ft.StackFit.PASS_THROUGH)


def _openers_style(look: Look, border_radius: float | None) -> ft.ButtonStyle:
    """It shows that it is pointed at, pressed, or has the focus, and nothing else."""
    states = {ft.ControlState.PRESSED: 0.12, ft.ControlState.FOCUSED: 0.12, ft.ControlState.HOVERED: 0.04}
    return ft.ButtonStyle(
        overlay_color={state: ft.Colors.with_opacity(opacity, look.text) for state, opacity in states.items()},
        shape=ft.RoundedRectangleBorder(radius=border_radius or 0),
    )


def nothing() -> None:
    """What a button does that can't be used now."""


def roomy(size: float = 15, *, beside: float = 8) -> ft.Padding:
    """What makes a target of 48 of one line of text, within an edge."""
    return ft.Padding.symmetric(vertical=11.5 + (15 - size) * 0.75, horizontal=beside)
