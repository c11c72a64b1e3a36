"""A sheet over the table of a game, to test what is on it."""

from typing import Any

from companion.rune_age.sheets.values import TableSheet
from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.rune_age.events import Event
from tests.companion.headless import App
from tests.companion.rune_age.begun import at_table


async def opened(desk: Desk, sheet: TableSheet, *events: Event, **setup: Any) -> App:
    _, app = await at_table(desk, *events, **setup)
    windows[app.page.session.id].open(sheet)
    await app.settle()
    return app
