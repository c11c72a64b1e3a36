import flet as ft
import pytest

from companion.controls.named import Act
from companion.controls.scrolling import CHROME, SMALL, scrolling
from companion.controls.text import text
from companion.look.theme import Look
from companion.shell.desk import Desk
from tests.companion.controls.stage import on_stage
from tests.companion.headless import App, headless


async def drawn(desk: Desk, height: int, **how: bool) -> ft.Column:
    """A column with one line, on a screen of this height."""
    columns: list[ft.Control] = []

    def draw(look: Look, redraw: Act) -> list[ft.Control]:
        ft.context.page.height = height
        columns.append(scrolling([text(look, "line")], **how))
        return columns[-1:]

    app: App = await on_stage(desk, draw)
    assert "line" in app.texts()
    column = columns[-1]
    assert isinstance(column, ft.Column)
    return column


@headless
async def test_a_column_is_always_as_long_as_the_screen(desk: Desk) -> None:
    column = await drawn(desk, 800)
    (stack,) = column.controls
    assert isinstance(stack, ft.Stack)
    assert isinstance(stack.controls[0], ft.Container)
    assert stack.controls[0].height == 800 - CHROME


@pytest.mark.parametrize(("height", "follows"), [(SMALL - 1, True), (SMALL, False)])
def test_the_end_is_kept_in_sight_on_a_small_screen(desk: Desk, height: int, follows: bool) -> None:
    @headless
    async def run() -> None:
        assert (await drawn(desk, height, to_the_end=True)).auto_scroll is follows
        assert not (await drawn(desk, height)).auto_scroll

    run()


@headless
async def test_the_bar_may_be_hidden(desk: Desk) -> None:
    assert (await drawn(desk, 800)).scroll == ft.ScrollMode.AUTO
    assert (await drawn(desk, 800, shown=False)).scroll == ft.ScrollMode.HIDDEN
