from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@headless
async def test_rulings_are_folded_away_and_one_option_of_each_holds(desk: Desk) -> None:
    app = await App.on(desk, "/new/rune-age")
    assert not app.has("ruling-monument_end-after_turns")
    await app.tap("game-rules", "ruling-monument_end-after_turns")
    assert app.label("ruling-monument_end-after_turns").endswith("chosen")
    assert not app.label("ruling-monument_end-after_events").endswith("chosen")
    assert app.label("game-rules").startswith("Rules for this game: 1 ruling changed")
