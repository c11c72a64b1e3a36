"""What the menu of every game offers; what one adds is tested with it, in `sheets/test_menu.py`."""

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import TurnEnded
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, played


@headless
async def test_what_was_taken_back_is_brought_again(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("end-turn")
    await app.wait(MOMENT)
    await app.tap("undo")
    assert played(desk, id) == ()
    await app.wait(MOMENT)
    await app.tap("menu", "redo")
    assert played(desk, id) == (TurnEnded(),)


@headless
async def test_a_game_is_stopped_and_kept(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("menu", "stop-game")
    assert desk.game(id).finished


@headless
async def test_a_game_is_saved_as_a_file(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("menu", "export")
    assert app.saved_files


@headless
async def test_of_an_example_nothing_is_kept(desk: Desk) -> None:
    app = await App.on(desk)
    await app.tap("example-game-rune-age", "menu")
    assert "This example, of which nothing is kept" in app.texts()
    assert not app.has("stop-game")
