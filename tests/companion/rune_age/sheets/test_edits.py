"""Every kind of event as it should have been, and what was forgotten."""

import pytest

from companion.shell.desk import Desk
from rules.rune_age.army import Army
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    TurnEnded,
)
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import EWA, JAN, OLA, announced, turns


@headless
async def test_a_fight_is_edited(desk: Desk) -> None:
    id, app = await at_table(desk, BattleFought(OLA, STRONGHOLD, announced(3)))
    await app.tap("last-edit", "pad-clear", "pad-1", "fight-done")
    assert played(desk, id) == (BattleFought(OLA, STRONGHOLD, Army(announced=1)),)
    await app.wait()
    assert app.label("strongholds-0") == "Ola: 0 Strongholds"


@headless
async def test_damage_is_edited(desk: Desk) -> None:
    id, app = await at_table(desk, Damaged(OLA, 3))
    await app.tap("last-edit", "pad-clear", "damage-done")
    assert played(desk, id) == (Damaged(OLA, 3),)
    await app.tap("damage-to-1", "pad-4", "damage-done")
    assert played(desk, id) == (Damaged(JAN, 4),)


@headless
async def test_an_event_is_edited(desk: Desk) -> None:
    id, app = await at_table(desk, *turns(), EnemyDrawn("Gox", 7))
    await app.tap("last-edit")
    await app.type("event-name", "")
    await app.tap("event-done")
    assert played(desk, id, 3) == (EnemyDrawn("Gox", 7),)
    await app.type("event-name", "Ghox")
    await app.tap("event-done")
    assert played(desk, id, 3) == (EnemyDrawn("Ghox", 7),)


@headless
async def test_what_was_bought_is_edited(desk: Desk) -> None:
    id, app = await at_table(desk, Bought(OLA, Purchase.STRONGHOLD), scenario=Scenario.MONUMENT)
    await app.tap("last-edit", "buy-monument", "bought-by-0", "save")
    assert played(desk, id) == (Bought(OLA, Purchase.MONUMENT),)


@headless
async def test_a_correction_is_edited_and_gone_once_it_sets_nothing(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(damage={OLA: 3}, runes={JAN: "Fire"}))
    await app.tap("last-edit", "set-0-more", "set-1-out", "save")
    assert played(desk, id) == (Correction(damage={OLA: 4}),)
    await app.wait(1)
    await app.tap("last-edit", "set-0-fewer", "set-0-out", "save")
    assert played(desk, id) == ()


@pytest.mark.rule("rune_age", "R-V4")
@headless
async def test_strengths_are_edited(desk: Desk) -> None:
    built = Bought(0, Purchase.MONUMENT), TurnEnded(), Bought(1, Purchase.MONUMENT), TurnEnded(), TurnEnded()
    end = PhaseEnded({0: 20, 1: 30})
    id, app = await at_table(desk, *built, InstantDrawn("A quiet night"), end, scenario=Scenario.MONUMENT)
    await app.tap("last-edit")
    await app.type("strength-0", "31")
    await app.tap("save", "apply-change")
    assert played(desk, id, 6) == (PhaseEnded({0: 31, 1: 30}),)


@headless
async def test_in_the_end_of_a_turn_there_is_nothing_to_change(desk: Desk) -> None:
    id, app = await at_table(desk, TurnEnded())
    await app.tap("last-edit", "save")
    assert played(desk, id) == (TurnEnded(),)


@pytest.mark.parametrize(
    ("before", "taps", "forgotten"),
    [
        ((), ["insert-fight", "target-stronghold", "pad-2", "fight-done"], BattleFought(OLA, STRONGHOLD, announced(2))),
        ((), ["insert-damage", "damage-to-2", "pad-5", "damage-done"], Damaged(EWA, 5)),
        ((), ["insert-stronghold"], Bought(OLA, Purchase.STRONGHOLD)),
        ((), ["insert-turn-end"], TurnEnded()),
        ((*turns(), InstantDrawn("Rain")), ["insert-phase-end"], PhaseEnded()),
    ],
)
@headless
async def test_what_was_forgotten_is_entered(
    desk: Desk, before: tuple[Event, ...], taps: list[str], forgotten: Event
) -> None:
    id, app = await at_table(desk, *before)
    await app.tap("ledger", f"insert-{len(before)}", *taps)
    assert played(desk, id, len(before)) == (forgotten,)


@headless
async def test_a_forgotten_event_is_entered(desk: Desk) -> None:
    id, app = await at_table(desk, *turns())
    await app.tap("ledger", "insert-3", "insert-event")
    await app.type("event-name", "Rain")
    await app.tap("kind-instant", "event-done")
    assert played(desk, id, 3) == (InstantDrawn("Rain"),)


@headless
async def test_what_the_rules_refuse_is_not_entered(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(strongholds={OLA: 3}))
    await app.tap("ledger", "insert-1", "insert-stronghold")
    assert len(played(desk, id)) == 1
    assert app.told()
