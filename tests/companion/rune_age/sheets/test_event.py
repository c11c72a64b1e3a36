import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Bought, Correction, EnemyDrawn, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, begun, played
from tests.rune_age import A_QUIET_EVENT, JAN, OLA, turns

GHOX = EnemyDrawn("Ghox", 7, 1, reward=True)


@pytest.mark.rule("rune_age", "R-E3", "R-E4")
@headless
async def test_an_enemy_is_entered_as_it_is_read(desk: Desk) -> None:
    id, app = await at_table(desk, *turns())
    await app.tap("draw-event", "event-done")
    assert app.told() == ["Type the name on the card."]
    await app.type("event-name", "Ghox")
    await app.tap("kind-enemy", "event-reward", "event-start-effect", "event-start-effect")
    await app.type("event-strength", "7")
    await app.type("event-dice", "1")
    await app.tap("event-done")
    assert played(desk, id, 3) == (GHOX,)
    assert not app.has("event-done")
    await app.wait()
    assert app.label("enemy-0").startswith("Ghox")
    assert app.label("events-left") == "9 events left"


@headless
async def test_a_known_event_takes_three_taps(desk: Desk) -> None:
    begun(desk)
    desk.play(begun(desk), (*turns(), GHOX))
    id, app = await at_table(desk, *turns())
    await app.tap("draw-event", "known-event-0", "event-done")
    assert app.taps == 3
    assert played(desk, id, 3) == (GHOX,)


@pytest.mark.rule("rune_age", "R-E5")
@headless
async def test_an_instant_with_a_strength_asks_whom_it_attacks_and_then_for_the_defence(desk: Desk) -> None:
    id, app = await at_table(desk, *turns())
    await app.tap("draw-event", "kind-instant")
    await app.type("event-name", "A raid")
    assert not app.has("event-attacks-0")
    await app.type("event-strength", "3")
    assert app.label("event-attacks-0") == "Ola, chosen"
    await app.tap("event-attacks-1", "event-lasts", "event-done")
    assert played(desk, id, 3) == (InstantDrawn("A raid", lasts=True, strength=3, attacks=(0, 2)),)
    assert app.has("cancel")
    assert not app.has("event-done")


@headless
async def test_cancelling_forgets_what_was_entered_and_leaving_does_not(desk: Desk) -> None:
    _, app = await at_table(desk, *turns())
    await app.tap("draw-event", "kind-instant")
    await app.press_back()
    await app.tap("draw-event")
    assert app.label("kind-instant") == "Instant, chosen"
    await app.tap("cancel", "draw-event")
    assert app.label("kind-instant") == "Instant"


@pytest.mark.rule("rune_age", "R-E6")
@headless
async def test_a_new_deck_is_as_large_as_the_table_says(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(events_left=0), *turns())
    await app.tap("new-deck", "new-deck-done")
    assert app.told() == ["Type how many cards the new deck has, from 1 to 40."]
    await app.type("new-deck-count", "6")
    await app.tap("new-deck-done")
    assert played(desk, id, 4) == (Correction(events_left=6),)
    await app.wait(MOMENT)
    assert app.can_tap("draw-event")


@pytest.mark.rule("rune_age", "R-V4")
@headless
async def test_of_several_monuments_the_strongest_deck_decides(desk: Desk) -> None:
    built = Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded(), TurnEnded()
    id, app = await at_table(desk, *built, A_QUIET_EVENT, scenario=Scenario.MONUMENT)
    await app.tap("end-phase")
    await app.type("strength-0", "40")
    await app.tap("strengths-done")
    assert app.told() == ["Type the sum of each player, from 0 to 999."]
    await app.type("strength-1", "41")
    await app.tap("strengths-done")
    assert played(desk, id, 6) == (PhaseEnded({OLA: 40, JAN: 41}),)
    assert desk.game(id).game.state.outcome.winners == (JAN,)
