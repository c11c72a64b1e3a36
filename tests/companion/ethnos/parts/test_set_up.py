"""Parts of a set-up."""

from companion.shell.desk import Desk
from tests.companion.headless import App, headless


def field_values(app: App, *identifiers: str) -> list[str]:
    return [app.field(identifier).value for identifier in identifiers]


@headless
async def test_seats_and_colours_change_places(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.type("player-name-0", "Mara")
    await app.type("player-name-1", "Tove")
    first, second = app.label("player-colour-0"), app.label("player-colour-1")
    await app.tap("seat-down-0")
    assert field_values(app, "player-name-0", "player-name-1") == ["Tove", "Mara"]
    assert app.label("player-colour-0").split()[-1] == second.split()[-1]
    await app.tap("seat-up-1")
    assert field_values(app, "player-name-0", "player-name-1") == ["Mara", "Tove"]
    await app.tap("player-colour-0", "colour-choice-pink")
    assert app.label("player-colour-0").split()[-1] == second.split()[-1]
    assert app.label("player-colour-1").split()[-1] == first.split()[-1]
    assert not app.can_tap("seat-up-0")
    assert not app.can_tap("seat-down-3")
