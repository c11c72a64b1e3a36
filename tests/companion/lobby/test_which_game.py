from companion.shell.desk import Desk
from companion.shell.games import games
from tests.companion.headless import App, headless


@headless
async def test_every_game_is_offered_by_its_title_and_leads_to_its_set_up(desk: Desk) -> None:
    for game in games():
        app = await App.on(desk, "/which")
        identifier = f"game-{game.name.replace('_', '-')}"
        assert app.label(identifier) == game.title
        await app.tap(identifier)
        assert app.page.route == game.new
