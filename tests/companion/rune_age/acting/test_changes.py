"""Changes of the past, as the ledger and the change screen make them."""

from companion.changing.pending import JustPut, just_put, pending_of
from companion.rune_age.acting.changes import PendingEvents
from companion.shell.desk import Desk
from companion.shell.window import MOMENT, windows
from rules.rune_age.events import Damaged, TurnEnded
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun, played
from tests.rune_age import JAN, OLA, a_round


@headless
async def test_a_change_of_this_round_is_made_at_once_and_taken_back_from_the_ledger(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 3), TurnEnded())
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    assert played(desk, id) == (TurnEnded(),)
    assert app.told() == ["Removed: Jan: damage 3"]
    await app.take_back()
    assert played(desk, id) == (Damaged(JAN, 3), TurnEnded())


@headless
async def test_a_change_of_an_earlier_round_is_shown_first(desk: Desk) -> None:
    id = begun(desk, Damaged(JAN, 3), *a_round())
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    assert len(played(desk, id)) == 6
    assert app.label("change-preview") == "Damage: Jan 3 to 0."
    window = windows[app.page.session.id]
    assert isinstance(pending_of(window, id), PendingEvents)
    await app.tap("apply-change")
    assert played(desk, id) == a_round()
    assert pending_of(window, id) is None
    assert just_put(window, desk.game(id)) == JustPut().places


@headless
async def test_what_changes_nothing_leaves_the_game_alone(desk: Desk) -> None:
    id = begun(desk, Damaged(OLA, 3))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit", "damage-done")
    await app.wait(MOMENT)
    assert desk.game(id).undo is None
    assert not app.has("damage-done")
