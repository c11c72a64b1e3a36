from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless


@headless
async def test_what_the_next_age_needs_is_ticked_off_and_stays_so(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/reckoning/1")
    assert "Before Age II" in app.texts()
    assert app.label("done-1") == "Move the scoring markers as above."
    await app.tap("done-1", "done-2", "done-2", "total-0", "back")
    assert app.label("done-1").endswith(", chosen")
    assert not app.label("done-2").endswith(", chosen")
    app = await App.on(desk, f"/game/{begun(desk, AgeEnded(0))}/reckoning/1")
    assert not app.label("done-1").endswith(", chosen")


@headless
async def test_after_the_last_age_there_is_nothing_to_prepare(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, AgeEnded(0), AgeEnded(0), AgeEnded(None))}/reckoning/3")
    assert not app.has("done-1")
