"""A table to test what is shown on it: a game of four with every board, kept on a desk."""

from companion.ethnos.saved import Saved
from companion.shell.desk import Desk
from companion.shell.window import Window, windows
from rules.ethnos.events import Event
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App
from tests.ethnos import a_setup

SETUP = a_setup(tribes=(Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK))


async def at_table(desk: Desk, *events: Event | Band) -> tuple[App, Saved]:
    id = begun(desk, *events, setup=SETUP)
    return await App.on(desk, f"/game/{id}"), desk.game(id)


def window_of(app: App) -> Window:
    return windows[app.page.session.id]
