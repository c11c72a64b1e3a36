from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft
import pytest

from companion.changing.preview import IN_SIGHT, LONG, Button, leave_or_make, preview_below, preview_view
from companion.controls.frame import screen
from companion.controls.text import text
from companion.look.theme import DARK
from companion.shell.desk import Desk
from companion.shell.window import Window, windows
from companion.speech.language import ENGLISH
from companion.speech.typesetting import unbroken
from tests.companion.headless import App, headless, the_clock

SHORT = ["Age I pays: Mara 12 to 10.", "Wins: Tove (until now: Mara)."]
MANY = ["Nothing changes so far."] * LONG
LARGE = replace(DARK, scale=2.0)


def rows(preview: Any) -> list[Any]:
    """What stands in the card, one below the other."""
    controls: list[Any] = preview.content.content.content.controls
    return controls


def test_a_preview_is_heard_as_one_and_read_line_by_line() -> None:
    shown = preview_below(DARK, "preview", SHORT)
    assert isinstance(shown, ft.Semantics)
    assert shown.label == "Age I pays: Mara 12 to 10. Wins: Tove (until now: Mara)."
    assert [row.value for row in rows(shown)] == [unbroken(line, ENGLISH) for line in SHORT]


def test_a_long_one_in_the_foot_scrolls_by_itself_unless_letters_are_large() -> None:
    assert rows(preview_below(DARK, "preview", MANY))[0].height == IN_SIGHT
    assert len(rows(preview_below(LARGE, "preview", MANY))) == len(MANY)


@pytest.mark.parametrize(("size", "below"), [(1.0, False), (2.0, True)])
@headless
async def test_large_letters_leave_no_room_for_it_in_the_foot(desk: Desk, size: float, below: bool) -> None:
    look, chosen = replace(DARK, scale=size), list[str]()
    body, preview = text(DARK, "what is chosen"), text(DARK, "what that does")

    @screen
    def Screen() -> ft.View:
        leave, make = (Button(name, name, partial(chosen.append, name)) for name in ("leave", "make"))
        return preview_view(look, "Rules", [body], preview, [leave_or_make(look, leave, make, ready=True)], "/")

    async def main(page: ft.Page) -> None:
        windows[page.session.id] = Window(page, desk, the_clock())
        page.render_views(Screen)

    app = await App.start(main)
    assert (preview.parent is body.parent) is below
    await app.tap("leave", "make")
    assert chosen == ["leave", "make"]
