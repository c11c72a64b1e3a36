from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_what_is_sought_is_found_and_cleared(desk: Desk) -> None:
    app = await App.on(desk, "/rules")
    await app.type("search-rules", "xyzzy")
    assert app.has("nothing-found")
    await app.tap("clear-search")
    assert not app.has("nothing-found")
