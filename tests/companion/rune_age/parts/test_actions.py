import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Bought, Correction, EnemyDrawn, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.vocabulary import Purchase, Scenario
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import A_QUIET_EVENT, a_round, turns


@headless
async def test_a_turn_ends_by_one_tap(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("end-turn")
    assert (played(desk, id), app.taps) == ((TurnEnded(),), 1)
    await app.wait()
    assert app.label("phase") == "Round 1 · Turn: Jan"


@pytest.mark.rule("rune_age", "R-E2", "R-E3")
@headless
async def test_the_event_phase_offers_what_can_be_done_in_it(desk: Desk) -> None:
    ghox = EnemyDrawn("Ghox", 7, start_effect=True)
    _, app = await at_table(desk, *turns(), ghox, PhaseEnded(), *turns())
    assert app.label("start-effects") == "First, at the start of the phase: Ghox"
    offered = [app.can_tap(name) for name in ("draw-event", "no-card", "new-deck", "end-phase")]
    assert offered == [True, False, False, False]
    assert app.label("end-phase") == "End phase, disabled"
    await app.tap("damage")
    assert app.has("damage-to-0")


@pytest.mark.rule("rune_age", "R-E6")
@headless
async def test_without_a_card_the_phase_ends_or_the_deck_is_made_anew(desk: Desk) -> None:
    id, app = await at_table(desk, Correction(events_left=0), *turns())
    assert [app.can_tap(name) for name in ("draw-event", "no-card", "new-deck", "end-phase")] == [
        False,
        True,
        True,
        False,
    ]
    await app.tap("no-card")
    assert played(desk, id, 4) == (PhaseEnded(),)


@headless
async def test_after_the_event_the_phase_is_ended(desk: Desk) -> None:
    id, app = await at_table(desk, *turns(), A_QUIET_EVENT)
    await app.tap("end-phase")
    assert played(desk, id, 4) == (PhaseEnded(),)


@headless
async def test_while_an_event_attacks_there_is_somebody_to_defend(desk: Desk) -> None:
    _, app = await at_table(desk, *turns(), InstantDrawn("A raid", strength=3))
    assert app.label("fight") == "Ola defends"
    assert not app.has("end-phase")


@pytest.mark.rule("rune_age", "R-V4")
@headless
async def test_where_monuments_decide_strengths_are_asked_for_first(desk: Desk) -> None:
    built = Bought(0, Purchase.MONUMENT), TurnEnded(), Bought(1, Purchase.MONUMENT), TurnEnded(), TurnEnded()
    id, app = await at_table(desk, *built, A_QUIET_EVENT, scenario=Scenario.MONUMENT)
    await app.tap("end-phase")
    assert len(played(desk, id)) == 6
    await app.wait(MOMENT)
    assert "Strength of all unit cards" in app.texts()


@headless
async def test_a_new_round_begins_with_the_first_player(desk: Desk) -> None:
    _, app = await at_table(desk, *a_round())
    assert app.label("phase") == "Round 2 · Turn: Ola"
