from companion.shell.desk import Desk
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


@headless
async def test_a_running_game_is_got_rid_of_from_home_and_comes_back(desk: Desk) -> None:
    id = desk.begin(Game(a_setup(2)), "ethnos").id
    app = await App.on(desk)
    await app.tap(f"delete-{id}")
    assert not app.has("resume")
    assert [game.id for game in desk.keeper.listing.deleted()] == [id]
    await app.take_back()
    assert app.has("resume")
