from dataclasses import replace

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.controls.sheet import entry_sheet, sheet
from companion.controls.text import text
from companion.look.theme import Look
from companion.shell.desk import Desk
from rules.ethnos.game import Game
from tests.companion.controls.stage import on_stage
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


@headless
async def test_a_sheet_has_a_heading_a_hint_its_body_and_its_foot(desk: Desk) -> None:
    app = await on_stage(
        desk,
        lambda look, redraw: [
            sheet(look, "A band", [text(look, "Who?")], print, hint="Four taps", foot=[text(look, "Record")])
        ],
    )
    words = [each for each in app.texts() if each in {"A band", "Four taps", "Who?", "Record"}]
    assert words == ["A band", "Four taps", "Who?", "Record"]


@headless
async def test_a_sheet_is_closed_by_its_cross(desk: Desk) -> None:
    closed: list[bool] = []
    app = await on_stage(
        desk, lambda look, redraw: [sheet(look, "A band", [], lambda: closed.append(True), close_id="cancel")]
    )
    assert app.label("cancel") == "Close"
    await app.tap("cancel")
    assert closed == [True]


@headless
async def test_what_lies_beneath_a_sheet_knows_where_it_is_so_that_a_tap_finds_it_at_once(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{desk.begin(Game(a_setup(2)), 'ethnos').id}")
    for _ in range(2):
        await app.tap("band-0", "cancel")
        await app.wait()
        for identifier in ("band-0", "kingdom-rhea", "dragon"):
            assert app.control(identifier).page is app.page


def scrolling_around(control: BaseControl | None) -> int:
    """In how many parts that scroll it stands; the stage is one."""
    scrolls = 0
    while control is not None:
        scrolls += bool(getattr(control, "scroll", None))
        control = control.parent
    return scrolls


@pytest.mark.parametrize("size", [1.0, 2.0])
@pytest.mark.parametrize("entered", [False, True])
def test_a_heading_in_large_letters_scrolls_with_the_rest(desk: Desk, size: float, entered: bool) -> None:
    @headless
    async def check(desk: Desk) -> None:
        def shown(look: Look, redraw: object) -> list[ft.Control]:
            look = replace(look, scale=size)
            body = [text(look, "Who?")]
            if entered:
                return [entry_sheet(look, "A band", body, [], print)]
            return [sheet(look, "A band", body, print, steady=True)]

        app = await on_stage(desk, shown)
        *_, words = (
            control for control in app.controls() if isinstance(control, ft.Text) and control.value == "A band"
        )
        assert scrolling_around(words) == 1 + (size > 1)

    check(desk=desk)
