from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun


@headless
async def test_lines_are_ticked_off_and_stay_so(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}/set-up")
    await app.tap("setup-0", "setup-1", "setup-1")
    assert app.label("setup-0").endswith("chosen")
    assert not app.label("setup-1").endswith("chosen")
    await app.tap("setup-done")
    assert app.has("phase")
    await app.browse(f"/game/{id}/set-up")
    assert app.label("setup-0").endswith("chosen")
