from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import EWA, OLA


@headless
async def test_everybody_sees_how_everybody_stands(desk: Desk) -> None:
    id = begun(desk, Damaged(OLA, 6), Damaged(EWA, 20))
    app = await App.on(desk, f"/game/{id}/everybody")
    assert app.label("everybody-0") == "Ola: 6 of 20 damage"
    assert "out" in app.texts()
    await app.tap("back")
    assert app.has("phase")
