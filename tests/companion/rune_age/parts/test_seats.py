from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_seats_are_changed_with_their_races(desk: Desk) -> None:
    app = await App.on(desk, "/new/rune-age")
    await app.type("player-name-0", "Ola")
    await app.tap("race-0-waiqar", "seat-down-0")
    assert app.field("player-name-1").value == "Ola"
    assert app.label("race-1-waiqar").endswith("chosen")
    assert not app.can_tap("seat-up-0")
    assert not app.can_tap("seat-down-1")
