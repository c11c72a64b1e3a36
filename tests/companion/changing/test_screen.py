"""Each game's own changes are tested with its screen, in `screens/test_change.py`."""

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.rune_age import JAN, a_round


@headless
async def test_what_was_and_is_to_be_is_shown_before_it_is_made(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 3), *a_round())
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    assert {"Nothing is changed yet.", "Was: Jan suffers 3 damage by a card."} <= set(app.texts())
    await app.tap("drop-change")
    assert not app.has("resume-change")
