from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from tests.companion.headless import App, headless
from tests.ethnos import a_band, a_game, a_setup


@headless
async def test_a_game_without_events_has_no_story(desk: Desk) -> None:
    id = desk.begin(a_game(a_setup(2)), "ethnos").id
    app = await App.on(desk, f"/game/{id}/story")
    assert "Nothing has happened yet." in app.texts()
    assert not app.has("race")


@headless
async def test_the_menu_leads_to_how_it_went_so_far(desk: Desk) -> None:
    id = desk.begin(a_game(a_setup(2), Correction(glory={0: 3}), a_band()), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu")
    await app.tap("story")
    assert app.page.route == f"/game/{id}/story"
    assert app.label("race") == "The race. Now: Roderick 3, Alexis 0"
    assert not app.has("clock")
