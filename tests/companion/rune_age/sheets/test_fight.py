import asyncio
from typing import Any

import pytest

from companion.rune_age.cards import NEUTRAL, unit_card
from companion.shell.desk import Desk
from rules.rune_age.army import Unit
from rules.rune_age.events import (
    INSTANT,
    STRONGHOLD,
    BattleFought,
    Correction,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
)
from rules.rune_age.vocabulary import Race, TargetType, UnitState
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import JAN, OLA, RIVERWATCH, announced, turns, units

CITY = Target(TargetType.CITY, RIVERWATCH)
KALLADRA = Target(TargetType.ENEMY, "Kalladra")
KALLADRA_COMES = (*turns(), EnemyDrawn("Kalladra", 5, dice=1, reward=True), PhaseEnded())
HOME = Target(TargetType.HOME_REALM, JAN)


async def attacking(desk: Desk, target: str, *events: Event, **setup: Any) -> tuple[str, App]:
    """The sheet of a fight against a target."""
    id, app = await at_table(desk, *events, **setup)
    await app.tap("fight", target)
    return id, app


@headless
async def test_a_battle_by_its_total_takes_four_taps_and_ends_in_its_result(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("fight", "target-city-0", "pad-5", "fight-done")
    assert app.taps == 4
    assert played(desk, id) == (BattleFought(OLA, CITY, announced(5)),)
    assert app.has("result")


@headless
async def test_a_siege_by_its_totals_takes_six(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("fight", "target-home-1", "pad-6", "side-defence", "pad-4", "fight-done")
    assert app.taps == 6
    assert played(desk, id) == (SiegeFought(OLA, HOME, announced(6), announced(4)),)


@headless
async def test_who_is_quicker_than_the_screen_is_heard(desk: Desk) -> None:
    id, app = await attacking(desk, "target-city-0")
    await app.tap("pad-1")
    quick = app.control("pad-2"), app.control("fight-done"), app.control("fight-done")
    await asyncio.gather(*(app.dispatch(control, "click") for control in quick))
    assert played(desk, id) == (BattleFought(OLA, CITY, announced(12)),)


@headless
async def test_no_key_is_replaced_under_a_quick_finger(desk: Desk) -> None:
    _, app = await attacking(desk, "target-enemy-0", *KALLADRA_COMES)
    keys = ("unit-4", "unit-2", "bonus-more", "pad-1", "die-0-1", "fight-done")
    drawn = [app.control(key)._i for key in keys]
    for tapped in ("unit-4", "unit-2", "die-0-1", "lose-1", "die-0-0", "pad-1"):
        await app.tap(tapped)
        assert [app.control(key)._i for key in keys] == drawn, tapped


@headless
async def test_both_totals_and_who_wins_are_said_as_they_are_entered(desk: Desk) -> None:
    _, app = await attacking(desk, "target-city-0")
    assert (app.label("total-army"), app.label("total-target")) == ("Ola: 0", "Riverwatch: 5")
    await app.tap("pad-1", "pad-2")
    assert app.label("total-army") == "Ola: 12"
    assert app.label("verdict").startswith("12 against 5: Ola wins.")
    await app.tap("pad-clear", "pad-5")
    assert "a tie is the army's" in app.label("verdict")


@pytest.mark.rule("rune_age", "R-C2")
@headless
async def test_a_target_that_the_rules_refuse_says_why_and_is_recorded_only_by_those_who_insist(desk: Desk) -> None:
    id, app = await at_table(desk, BattleFought(OLA, CITY, announced(4)))
    await app.tap("fight", "target-city-0")
    assert not app.has("fight-done")
    assert "disabled" in app.label("target-city-0")
    assert "R-C2" in app.label("target-city-0")
    await app.tap("target-anyway", "target-city-0", "pad-5")
    assert "R-C2" in app.label("verdict")
    await app.tap("fight-done")
    assert len(played(desk, id)) == 1
    await app.tap("record-anyway")
    note = "recorded as it lies on the table"
    assert played(desk, id, 1) == (Correction(cities={RIVERWATCH: OLA}, note=note),)
    assert not app.has("cancel")


@headless
async def test_an_army_is_entered_unit_by_unit_with_what_becomes_of_each(desk: Desk) -> None:
    id, app = await attacking(desk, "target-enemy-0", *KALLADRA_COMES)
    await app.tap("unit-3", "unit-2", "bonus-more", "army-unit-0", "unit-wounded", "unit-neutral", "unit-more")
    await app.type("unit-name", "Dark Knight")
    await app.tap("unit-protected", "unit-close", "fight-done")
    assert played(desk, id, 5) == (), "the die isn't rolled yet"
    await app.tap("die-0-2", "lose-1")
    assert app.label("lose-1").endswith("chosen")
    await app.tap("fight-done")
    knights = Unit(3, "Dark Knight", 2, UnitState.WOUNDED, neutral=True, protected=True)
    army = units(knights, Unit(2, state=UnitState.ATTRITION), bonuses=(1,))
    assert played(desk, id, 5) == (BattleFought(OLA, KALLADRA, army, (2,)),)


@headless
async def test_a_unit_is_removed_and_the_targets_strength_changed(desk: Desk) -> None:
    id, app = await attacking(desk, "target-stronghold")
    await app.tap("unit-3", "unit-1", "army-unit-0", "unit-remove")
    await app.type("target-strength", "1")
    assert app.label("total-target") == "Stronghold: 1"
    await app.tap("fight-done")
    assert played(desk, id) == (BattleFought(OLA, STRONGHOLD, units(Unit(1)), strength=1),)


@pytest.mark.rule("rune_age", "R-A2")
@headless
async def test_losses_that_do_not_fit_are_recorded_by_the_totals_and_logged(desk: Desk) -> None:
    id, app = await attacking(desk, "target-enemy-0", *KALLADRA_COMES)
    await app.tap("unit-3", "unit-2", "die-0-1")
    assert "R-A2" in app.label("verdict")
    await app.tap("record-anyway")
    fought, logged = played(desk, id, 5)
    assert fought == BattleFought(OLA, KALLADRA, announced(5), (1,))
    assert logged == Correction(note="recorded as it lies on the table")
    assert app.has("result")


@pytest.mark.rule("rune_age", "R-G2")
@pytest.mark.rule("rune_age", "R-G3")
@headless
async def test_in_a_siege_the_side_to_play_is_lit_and_who_has_passed_plays_no_more(desk: Desk) -> None:
    id, app = await attacking(desk, "target-home-1")
    await app.tap("unit-3")
    assert app.label("side-defence").endswith("chosen")
    await app.tap("unit-1", "unit-2", "pass-defence")
    assert app.label("side-army").endswith("chosen")
    await app.tap("side-defence", "unit-9")
    assert app.told()[0].startswith("The defender has passed")
    assert app.label("total-defence") == "Jan: 1"
    await app.tap("side-army", "unit-1", "pass-army", "fight-done")
    assert played(desk, id) == (SiegeFought(OLA, HOME, units(Unit(3), Unit(2), Unit(1)), units(Unit(1))),)


@headless
async def test_another_target_keeps_what_was_played(desk: Desk) -> None:
    id, app = await attacking(desk, "target-stronghold")
    await app.tap("unit-5", "target-other", "target-city-0", "fight-done")
    assert played(desk, id) == (BattleFought(OLA, CITY, units(Unit(5))),)


@headless
async def test_cancelling_forgets_the_fight(desk: Desk) -> None:
    _, app = await attacking(desk, "target-stronghold")
    await app.tap("unit-3", "cancel", "fight")
    assert app.has("target-stronghold")


@pytest.mark.rule("rune_age", "R-E5")
@headless
async def test_defences_come_by_themselves_until_nobody_is_left(desk: Desk) -> None:
    id, app = await at_table(desk, *turns(), InstantDrawn("A raid", strength=6))
    await app.tap("fight")
    for name, figure in (("Ola", 3), ("Jan", 6), ("Ewa", 0)):
        assert app.label("defender") == f"{name} defends against A raid"
        await app.tap(f"pad-{figure}", "fight-done", "close")
    assert not app.has("defender")
    assert [event.army for event in played(desk, id, 4) if isinstance(event, BattleFought)] == [
        announced(3),
        announced(6),
        announced(0),
    ]
    assert all(isinstance(event, BattleFought) and event.target == INSTANT for event in played(desk, id, 4))
    assert desk.game(id).game.state.damage == (3, 0, 6)


@pytest.mark.parametrize(
    ("width", "height", "order"),
    [
        (390, 844, ["die-0-0", "army-unit-0", "unit-0", "pad-1"]),
        (360, 640, ["unit-0", "pad-1", "army-unit-0", "die-0-0"]),
        (740, 360, ["unit-0", "army-unit-0", "die-0-0", "pad-1"]),
    ],
    ids=["phone", "small phone", "on its side"],
)
def test_keys_lie_by_the_thumb_first_where_all_scrolls_and_beside_the_rest_where_it_is_low(
    desk: Desk, width: int, height: int, order: list[str]
) -> None:
    @headless
    async def check(desk: Desk) -> None:
        _, app = await at_table(desk, *KALLADRA_COMES)
        app.page.width, app.page.height = width, height
        await app.dispatch(app.page, "resize")
        await app.tap("fight", "target-enemy-0", "unit-3")
        assert [name for name in app.identifiers() if name in order] == order

    check(desk=desk)


@headless
async def test_units_of_the_card_book_join_the_side_that_may_have_them_by_a_tap(desk: Desk) -> None:
    desk.cards.note(
        [unit_card("Footman", 1, Race.DAQAN), unit_card("Naga", 4, NEUTRAL), unit_card("Archer", 2, Race.LATARI)]
    )
    id, app = await attacking(desk, "target-home-1")
    assert app.label("known-unit-1") == "Naga, strength 4, neutral"
    await app.tap("known-unit-0", "known-unit-0", "side-army", "known-unit-1", "fight-done")
    (siege,) = played(desk, id)
    assert isinstance(siege, SiegeFought)
    assert siege.army == units(Unit(1, "Footman"), Unit(4, "Naga", neutral=True))
    assert siege.defence == units(Unit(2, "Archer"))
