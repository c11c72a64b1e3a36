import pytest

from companion.shell.desk import Desk
from companion.shell.window import windows
from tests.companion.headless import App, headless


@headless
@pytest.mark.parametrize("path", ["/nonsense", "/game/nope/zzz", "/rules/xyz/abc", "/a/b/c/d/e", "/keys/x"])
async def test_an_address_that_leads_nowhere_says_so_and_leads_home(desk: Desk, path: str) -> None:
    app = await App.on(desk, path)
    assert "There is nothing at this address." in app.texts()
    await app.tap("home")
    assert app.has("new-game")
    assert windows[app.page.session.id].trail.path == "/"


@headless
async def test_it_is_not_on_the_way_back_from_anywhere(desk: Desk) -> None:
    app = await App.on(desk, "/nonsense")
    await app.tap("home", "settings", "back")
    assert app.has("new-game")
