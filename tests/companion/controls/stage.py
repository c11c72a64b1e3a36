"""A window that shows nothing but a few controls."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.controls.frame import screen, view
from companion.look.theme import Look
from companion.shell.desk import Desk
from companion.shell.hooks import use_look, use_redraw
from companion.shell.window import Window, windows
from tests.companion.headless import App, the_clock


async def on_stage(desk: Desk, draw: Callable[[Look, Callable[[], None]], Sequence[ft.Control]]) -> App:
    """Shows what `draw` makes, which is handed the look and what draws it again."""

    @screen
    def Stage() -> ft.View:
        look, redraw = use_look(), use_redraw()
        return view(look, "The stage", list(draw(look, redraw)))

    async def main(page: ft.Page) -> None:
        windows[page.session.id] = Window(page, desk, the_clock())
        page.render_views(Stage)

    return await App.start(main)
