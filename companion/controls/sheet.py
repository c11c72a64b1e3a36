"""A sheet over the table: a heading with a hint, what there is to enter, and a foot in reach of the thumb."""

from collections.abc import Callable, Sequence
from typing import Any, Final
from weakref import ref

import flet as ft

from companion.controls.buttons import icon_button, target
from companion.controls.frame import Notice, part
from companion.controls.scrolling import Scroller, from_below, resting, scrolling
from companion.controls.text import muted, title
from companion.look.fitting import lines_of, shrunk
from companion.look.theme import GAP, TARGET, Look
from companion.shell.hooks import use_sheet
from companion.shell.window import always
from companion.speech.language import say
from companion.speech.typesetting import unbroken

TALL: Final = 720
"""From this height on there is room to spare above a sheet, and its heading lies with it at the bottom."""
HEADING, HINT_LINE = 48, 17
ROWS: Final = 6
"""Between rows."""


@part
def Beneath(
    content: ft.Control, keyboard: bool, *, later: bool = False, expand: bool | int | None = None
) -> ft.Control:
    """What a sheet may lie over. As long as one does, it is drawn, and neither spoken nor reached by any key.

    The device builds all of it anew whenever that changes. What is `later` comes back after what matters most.
    """
    covered = use_sheet(later=later) is not None
    inside = ft.Container(content, disabled=covered and keyboard, expand=True)
    # Flet doesn't tell content that is the same as before where it is now, and looks for it everywhere at the next tap.
    content._parent = ref(inside)  # type: ignore[attr-defined]
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
    long: bool = False,
    steady: bool = False,
    scroller: Scroller | None = None,
) -> ft.Control:
    """Something to look up or to correct; `scroller` scrolls it.

    The heading of a `long` one stays in sight, unless the text is so large that hardly anything else would; the rows of
    a `steady` one stay where they are, whatever is said below.
    """
    head, height = _head(look, heading, hint, close, close_id), ft.context.page.height or 0
    pinned = not look.large and (long or steady or height < TALL * look.scale)
    rows = body if pinned else [head, *body]
    if steady:
        lies = scrolling(rows, spacing=ROWS, shown=False, scroller=scroller)
    else:
        lies = resting(rows, spacing=ROWS, scroller=scroller)
    return _laid([*([head] if pinned else ()), lies, Notice(look), *foot])


def entry_sheet(
    look: Look,
    heading: str,
    body: Sequence[ft.Control],
    then: Sequence[ft.Control],
    close: Callable[[], Any],
    *,
    hint: str = "",
    top: Sequence[ft.Control] = (),
    foot: Sequence[ft.Control] = (),
    close_id: str = "close",
    to_the_end: bool = False,
    scrolls: bool = False,
) -> ft.Control:
    """Something that is entered from top to bottom: what comes last is always in reach, and rows stay where they are.

    What is entered `then` stands beside the rest where there is little height. One that `scrolls` begins with its first
    row, and `to_the_end` keeps its last in sight. What is on `top` stays there, with the heading, unless the text is
    large.
    """
    head, height = _head(look, heading, hint, close, close_id), ft.context.page.height or 0
    below = (Notice(look), *foot)
    if look.low:
        first = _laid([*top, scrolling(body, spacing=ROWS, shown=False)])
        panes = [first, _laid([from_below(then, spacing=ROWS), *below])]
        return _laid([head, ft.Row(panes, spacing=2 * GAP, expand=True, vertical_alignment=STRETCH)])
    if look.large:
        lies = scrolling([head, *top, *body, *then], spacing=ROWS, to_the_end=to_the_end, shown=False)
        return _laid([lies, *below])
    if scrolls:
        lies = scrolling([*body, *then], spacing=ROWS, to_the_end=to_the_end, shown=False)
        return _laid([head, *top, lies, *below])
    if top or to_the_end or height < TALL * look.scale:
        return _laid([head, *top, from_below([*body, *then], spacing=ROWS), *below])
    return _laid([from_below([head, *body, *then], spacing=ROWS), *below])


def is_cramped(look: Look, rows: int, headings: int) -> bool:
    """Whether so many rows of buttons, under so many headings, are more than there is height for."""
    row = max(TARGET, 18 * look.scale + 25) + GAP
    needed = 2 * GAP + (HEADING + HINT_LINE) * look.scale + rows * row + headings * (16 * look.scale + ROWS)
    return not look.low and needed > (ft.context.page.height or needed)


def entered_in(look: Look) -> float:
    """How wide what is entered is: half of it stands beside the other where there is little height."""
    return look.width / 2 - GAP if look.low else look.width


def _head(look: Look, heading: str, hint: str, close: Callable[[], Any], close_id: str) -> ft.Control:
    words: list[ft.Control] = [title(look, heading, _heading_size(look, heading))]
    if hint:
        words.append(muted(look, hint, 12))
    return ft.Row(
        [
            ft.Column(words, spacing=0, tight=True, expand=True),
            # Nothing that is entered by a tap lies where the way out does: a quick tap there is meant.
            icon_button(look, close_id, say("Close"), ft.Icons.CLOSE, close, heard=always),
        ],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _heading_size(look: Look, heading: str) -> float:
    """Smaller where it would take more than two lines beside the way out, or break a word."""
    room, words = (look.width - target(look) - GAP) / look.scale, unbroken(heading, look.language)
    size = 18 if look.large or lines_of(words, room, 18, bold=True) <= TWO_LINES else 16
    return shrunk(size, words, room)


TWO_LINES: Final = 2


def _laid(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(controls, spacing=GAP, expand=True, horizontal_alignment=STRETCH)


STRETCH = ft.CrossAxisAlignment.STRETCH
