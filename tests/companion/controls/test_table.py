"""What is the same on every table; its parts are tested in each game's `screens/test_table.py`."""

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, begun, played


@headless
async def test_a_sheet_is_closed_before_the_table_is_left(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("menu")
    assert app.has("close")
    await app.press_back()
    assert not app.has("close")
    assert app.has("end-turn")


@headless
async def test_a_game_that_is_done_with_leads_back_to_where_it_was_looked_up(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "stop-game")
    await app.tap("past-games", f"open-{id}")
    assert app.has("end-turn")
    await app.press_back()
    assert app.page.route == "/past"


@headless
async def test_what_can_be_taken_back_is_named(desk: Desk) -> None:
    id, app = await at_table(desk)
    assert not app.has("undo")
    await app.tap("end-turn")
    await app.wait(MOMENT)
    assert app.label("undo") == "Undo: End of turn"
    await app.tap("undo")
    assert played(desk, id) == ()
