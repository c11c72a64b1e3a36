"""What lies on the table, counted and chosen."""

import asyncio

from companion.shell.desk import Desk
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless


@headless
async def test_two_quick_taps_count_two(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea")
    one, other = app.control("markers-althea-1-more"), app.control("markers-althea-2-more")
    await asyncio.gather(*(app.dispatch(control, "click") for control in (one, one, other)))
    assert app.label("markers-althea-1-count").endswith(": 2")
    assert app.label("markers-althea-2-count").endswith(": 1")
