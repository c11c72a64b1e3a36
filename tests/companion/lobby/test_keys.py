from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_every_key_is_listed_with_what_it_does(desk: Desk) -> None:
    app = await App.on(desk, "/keys")
    labels = [app.label(name) for name in app.identifiers() if name.startswith("key-")]
    assert labels[0] == "1 … 0: Number of cards"
    assert {label.split(":")[0] for label in labels} >= {"N", "U", "/", "?", "Escape"}
    await app.tap("back")
    assert app.has("new-game")
