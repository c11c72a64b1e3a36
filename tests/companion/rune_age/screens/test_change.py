from companion.shell.desk import Desk
from rules.rune_age.events import BattleFought, Bought, Correction, Damaged, SiegeFought, Target, TurnEnded
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun, played
from tests.rune_age import JAN, OLA, RIVERWATCH, announced

CITY = Target(TargetType.CITY, RIVERWATCH)
WON = BattleFought(OLA, CITY, announced(5))
BESIEGED = SiegeFought(JAN, CITY, announced(9), announced(1))


@headless
async def test_what_no_longer_fits_is_kept_with_a_correction_or_left_out(desk: Desk) -> None:
    id = begun(desk, WON, TurnEnded(), BESIEGED, Bought(JAN, Purchase.STRONGHOLD))
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    assert "neutral" in app.label("conflict") or app.label("conflict")
    await app.tap("conflict-drop")
    assert "Jan against Riverwatch: left out" in app.texts()
    await app.tap("apply-change")
    assert played(desk, id) == (TurnEnded(), Bought(JAN, Purchase.STRONGHOLD))


@headless
async def test_an_entry_that_lies_there_is_kept(desk: Desk) -> None:
    id = begun(desk, WON, TurnEnded(), BESIEGED)
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0", "conflict-keep", "apply-change")
    assert any(isinstance(event, Correction) for event in played(desk, id))
    assert desk.game(id).game.state.owners[RIVERWATCH] == JAN


@headless
async def test_a_change_is_dropped_or_left_for_later(desk: Desk) -> None:
    id = begun(desk, WON, TurnEnded(), BESIEGED)
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0", "back")
    assert app.label("resume-change") == "Not finished: Removed: Ola against Riverwatch"
    await app.tap("resume-change", "drop-change")
    assert not app.has("resume-change")
    assert len(played(desk, id)) == 3


@headless
async def test_a_game_that_went_on_meanwhile_drops_the_change(desk: Desk) -> None:
    id = begun(desk, WON, TurnEnded(), BESIEGED)
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("remove-0")
    desk.play(id, (Damaged(OLA, 1),))
    await app.settle()
    assert app.has("too-late")
    await app.tap("drop-change")
    assert app.has("entry-0")


@headless
async def test_without_a_change_there_is_the_ledger(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, TurnEnded())}/change")
    assert app.has("entry-0")
