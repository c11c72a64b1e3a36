"""Columns that scroll."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.look.theme import GAP

CHROME: Final = 72
"""What a screen shows above a column that scrolls, at least."""
SMALL: Final = 760
"""On a screen lower than this, what is asked last may be out of sight."""


def scrolling(
    controls: Sequence[ft.Control], *, spacing: int = GAP, to_the_end: bool = False, shown: bool = True
) -> ft.Control:
    """A column that scrolls; `to_the_end` keeps its last control in sight on a small screen.

    It is always a little longer than the screen: in Flutter's web client a column that begins to scroll only when
    something is added to it loses all its controls to those who listen.
    """
    height = ft.context.page.height or 0
    inside = ft.Column(list(controls), spacing=spacing, tight=True, horizontal_alignment=STRETCH)
    stretched = ft.Stack([ft.Container(height=max(0, height - CHROME)), inside], fit=ft.StackFit.PASS_THROUGH)
    return ft.Column(
        [stretched],
        expand=True,
        scroll=ft.ScrollMode.AUTO if shown else ft.ScrollMode.HIDDEN,
        auto_scroll=to_the_end and height < SMALL,
        horizontal_alignment=STRETCH,
    )


STRETCH = ft.CrossAxisAlignment.STRETCH
