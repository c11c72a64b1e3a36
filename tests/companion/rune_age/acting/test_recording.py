from companion.shell.desk import Desk
from companion.shell.window import BOUNCE
from rules.rune_age.events import Bought, TurnEnded
from rules.rune_age.vocabulary import Purchase
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played


@headless
async def test_a_finger_that_bounces_buys_once(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("buy", "buy-stronghold")
    await app.tap_at_once("fight")
    assert played(desk, id) == (Bought(0, Purchase.STRONGHOLD),)
    assert not app.has("target-stronghold")
    await app.wait(BOUNCE)
    await app.tap("fight")
    assert app.has("target-stronghold")


@headless
async def test_a_double_tap_records_once(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("end-turn")
    await app.tap_at_once("end-turn")
    assert played(desk, id) == (TurnEnded(),)
    await app.tap("fight", "cancel")
    await app.wait(BOUNCE)
    await app.tap("end-turn")
    assert played(desk, id) == (TurnEnded(), TurnEnded())
