"""A sheet over the table: a heading with a hint, what there is to enter, and a foot in reach of the thumb."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button
from companion.controls.frame import Notice, part
from companion.controls.scrolling import Scroller, scrolling
from companion.controls.text import muted, title
from companion.look.theme import GAP, Look
from companion.shell.hooks import use_sheet
from companion.speech.language import say


@part
def Beneath(content: ft.Control, keyboard: bool, expand: int | None = None) -> ft.Control:
    """What a sheet may lie over. As long as one does, it is drawn, and neither spoken nor reached by any key."""
    covered = use_sheet() is not None
    inside = ft.Container(content, disabled=covered and keyboard, expand=True)
    return ft.Semantics(exclude_semantics=covered, expand=expand, content=inside)


def sheet(
    look: Look,
    heading: str,
    body: Sequence[ft.Control],
    close: Callable[[], Any],
    *,
    hint: str = "",
    foot: Sequence[ft.Control] = (),
    close_id: str = "close",
    to_the_end: bool = False,
    scroller: Scroller | None = None,
) -> ft.Control:
    """`to_the_end` keeps the last thing in sight, `scroller` any other."""
    head: list[ft.Control] = [title(look, heading, 18, max_lines=2, overflow=ELLIPSIS)]
    if hint:
        head.append(muted(look, hint, 12, max_lines=3, overflow=ELLIPSIS))
    return ft.Column(
        [
            ft.Row(
                [
                    ft.Column(head, spacing=0, tight=True, expand=True),
                    icon_button(look, close_id, say("Close"), ft.Icons.CLOSE, close),
                ],
                spacing=GAP,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            scrolling(body, spacing=6, to_the_end=to_the_end, shown=False, scroller=scroller),
            Notice(look),
            *foot,
        ],
        spacing=GAP,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
