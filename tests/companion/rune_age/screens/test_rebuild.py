from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import OLA


@headless
async def test_the_table_is_rebuilt_thing_by_thing(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, Damaged(OLA, 6))}/rebuild")
    assert "Damage 6" in app.label("done-player-0")
    await app.tap("done-player-0", "done-centre", "done-centre")
    assert app.label("done-player-0").endswith("chosen")
    assert not app.label("done-centre").endswith("chosen")
