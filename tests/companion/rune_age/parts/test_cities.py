from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_there_is_a_row_for_every_city_that_so_many_play_for(desk: Desk) -> None:
    app = await App.on(desk, "/new/rune-age")
    await app.tap("players-count-4")
    assert app.has("city-name-4")
    await app.tap("players-count-1")
    assert not app.has("city-name-2")
    assert not app.can_tap("deal-cities")
