"""What every end offers; what a game tells of its own is tested with it, in `screens/test_the_end.py`."""

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import JAN


@headless
async def test_a_game_that_was_stopped_goes_on(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/end")
    assert "Not over yet" in app.texts()
    await app.tap("go-on")
    assert app.has("phase")
    desk.finish(id)
    await app.browse(f"/game/{id}/end")
    await app.tap("reopen")
    assert not desk.game(id).finished


@headless
async def test_table_ledger_and_file_are_a_tap_away(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 20), players=2)
    app = await App.on(desk, f"/game/{id}/end")
    assert "The end" in app.texts()
    await app.tap("export")
    assert app.saved_files
    await app.tap("ledger", "back", "to-table")
    assert app.page.route == f"/game/{id}"
