from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.rune_age import a_game


@headless
async def test_the_menu_leads_to_how_it_went_which_is_nothing_at_first(desk: Desk) -> None:
    id = desk.begin(a_game(), "rune_age").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu")
    await app.tap("story")
    assert "Nothing has happened yet." in app.texts()
