import asyncio

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import JAN


@headless
async def test_damage_takes_four_taps(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("damage", "damage-to-1", "pad-4", "damage-done")
    assert played(desk, id) == (Damaged(JAN, 4),)
    assert app.taps == 4
    assert not app.has("damage-done")
    await app.wait()
    assert app.label("damage-1") == "Jan: 4 of 20 damage"


@headless
async def test_nothing_is_done_before_both_are_said_and_cancelling_forgets(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("damage", "damage-to-1", "damage-done")
    assert played(desk, id) == ()
    assert app.told() == ["Choose a player, then the damage."]
    await app.tap("cancel", "damage")
    assert not app.label("damage-to-1").endswith("chosen")


@headless
async def test_who_goes_out_leaves_a_list_of_what_to_do(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("damage", "damage-to-1", "pad-2", "pad-0", "damage-done")
    assert played(desk, id) == (Damaged(JAN, 20),)
    assert app.has("close")


@headless
async def test_who_is_quicker_than_the_screen_is_heard(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("damage", "damage-to-1", "pad-1")
    quick = app.control("pad-8"), app.control("damage-done"), app.control("damage-done")
    await asyncio.gather(*(app.dispatch(control, "click") for control in quick))
    assert played(desk, id) == (Damaged(JAN, 18),)
