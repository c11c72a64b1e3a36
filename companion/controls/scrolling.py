"""Columns that scroll."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.look.theme import GAP
from companion.shell.hooks import use_kept
from companion.shell.window import current_window

CHROME: Final = 72
"""What a screen shows above a column that scrolls, at least."""
SMALL: Final = 760
"""On a screen lower than this, what is asked last may be out of sight."""
Scroller = ft.Ref[ft.Column]
"""A column that scrolls, for whoever wants something in it to be seen."""


def scrolling(
    controls: Sequence[ft.Control],
    *,
    spacing: int = GAP,
    to_the_end: bool = False,
    shown: bool = True,
    scroller: Scroller | None = None,
) -> ft.Control:
    """A column that scrolls; `to_the_end` keeps its last control in sight on a small screen, `scroller` any other.

    It is always a little longer than the screen: in Flutter's web client a column that begins to scroll only when
    something is added to it loses all its controls to those who listen.
    """
    height = ft.context.page.height or 0
    return ft.Column(
        [at_least(height - CHROME, controls, spacing, ft.Alignment.TOP_LEFT)],
        ref=scroller,
        expand=True,
        scroll=ft.ScrollMode.AUTO if shown else ft.ScrollMode.HIDDEN,
        auto_scroll=to_the_end and height < SMALL,
        horizontal_alignment=STRETCH,
    )


def in_view(key: str, controls: Sequence[ft.Control]) -> ft.Control:
    """What unfolds, by a key that `use_in_view` finds it by."""
    shown = ft.Column(list(controls), spacing=6, tight=True, horizontal_alignment=STRETCH)
    return ft.Container(shown, key=ft.ScrollKey(key))  # type: ignore[call-arg]


def use_in_view(scroller: Scroller, key: str, is_open: bool) -> None:
    """Brings what somebody unfolds into view; what was unfolded before stays where it is."""
    window, was = current_window(), use_kept(is_open)

    def show() -> None:
        if is_open and not was.current and scroller.current:
            window.run(partial(scroller.current.scroll_to, scroll_key=key, duration=200))
        was.current = is_open

    ft.use_effect(show, [is_open])


def resting(controls: Sequence[ft.Control], *, spacing: int = GAP, scroller: Scroller | None = None) -> ft.Control:
    """A column that lies at the bottom of its room, in reach of the thumb, and scrolls from its top if it is longer."""
    return ft.Column(
        list(controls),
        ref=scroller,
        expand=True,
        spacing=spacing,
        alignment=ft.MainAxisAlignment.END,
        scroll=ft.ScrollMode.HIDDEN,
        horizontal_alignment=STRETCH,
    )


def from_below(controls: Sequence[ft.Control], *, spacing: int = GAP) -> ft.Control:
    """A column that lies at the bottom, and shows its end if it is longer than the room: rows that stay where they are
    whatever is said above them."""
    height = ft.context.page.height or 0
    inside = at_least(height - CHROME, controls, spacing, ft.Alignment.BOTTOM_LEFT)
    return ft.ListView([inside], expand=True, reverse=True, scroll=ft.ScrollMode.HIDDEN)


def at_least(height: float, controls: Sequence[ft.Control], spacing: int, place: ft.Alignment) -> ft.Control:
    """Controls below each other, in a place of at least this height."""
    inside = ft.Column(list(controls), spacing=spacing, tight=True, horizontal_alignment=STRETCH)
    room = ft.Container(height=max(0, height))
    return ft.Stack([room, inside], alignment=place, fit=ft.StackFit.PASS_THROUGH)


STRETCH = ft.CrossAxisAlignment.STRETCH
