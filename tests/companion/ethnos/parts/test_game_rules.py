"""The rules of a game, to be chosen."""

from companion.ethnos.options import shows_projection
from companion.shell.desk import Desk
from tests.companion.headless import App, headless


def field_values(app: App, *identifiers: str) -> list[str]:
    return [app.field(identifier).value for identifier in identifiers]


@headless
async def test_what_was_typed_is_not_lost_by_a_later_tap(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("game-rules")
    await app.type("component-giant-I", "3")
    await app.type("component-giant-I", "35")
    await app.tap("edition-cs")
    assert field_values(app, "component-giant-I") == ["35"]


@headless
async def test_the_projection_is_switched_for_all_games(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("game-rules")
    assert app.label("show-projection") == "Show the projection: on, chosen"
    await app.tap("show-projection")
    assert app.label("show-projection") == "Show the projection: off"
    assert not shows_projection(desk.settings)
