import pytest

from companion.rune_age.sheets.values import BuySheet
from companion.shell.desk import Desk
from companion.shell.window import windows
from rules.rune_age.events import Bought, Correction
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.headless import at_once, headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import OLA, turns


@headless
async def test_a_stronghold_is_bought_in_two_taps(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("buy")
    assert not app.has("buy-monument")
    await app.tap("buy-stronghold")
    assert played(desk, id) == (Bought(OLA, Purchase.STRONGHOLD),)
    assert not app.has("buy-stronghold")


@pytest.mark.rule("rune_age", "R-I4")
@headless
async def test_nobody_buys_a_fourth_stronghold(desk: Desk) -> None:
    _, app = await at_table(desk, Correction(strongholds={OLA: 3}))
    await app.tap("buy")
    assert not app.can_tap("buy-stronghold")


@headless
async def test_a_monument_is_bought_in_its_scenario(desk: Desk) -> None:
    id, app = await at_table(desk, scenario=Scenario.MONUMENT)
    await app.tap("buy", "buy-monument")
    assert played(desk, id) == (Bought(OLA, Purchase.MONUMENT),)


@headless
async def test_nobody_buys_in_the_event_phase(desk: Desk) -> None:
    _, app = await at_table(desk, *turns())
    windows[app.page.session.id].open(BuySheet())
    await app.settle()
    assert "Nobody is on turn." in app.texts()


@headless
async def test_who_presses_again_before_the_phone_has_drawn_what_is_bought_buys_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.rune_age.acting.recording.BOUNCE", 0)
    id, app = await at_table(desk)
    await app.tap("buy")
    await at_once((app, "buy-stronghold"), (app, "buy-stronghold"))
    assert played(desk, id) == (Bought(OLA, Purchase.STRONGHOLD),)
