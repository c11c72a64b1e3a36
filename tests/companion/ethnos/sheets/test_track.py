from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless


@headless
async def test_the_track_follows_the_glory_and_leads_to_its_correction(desk: Desk) -> None:
    app, saved = await at_table(desk)
    await app.tap("menu", "show-track")
    desk.play(saved.id, (Correction(glory={3: 61}),))
    await app.wait()
    assert "Mara, 61 Glory: space 1, 1 lap done" in app.label("track")
    await app.tap("correct-glory")
    assert app.has("glory-3-more")
