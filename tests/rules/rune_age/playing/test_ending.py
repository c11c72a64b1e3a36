from typing import Any

import pytest

from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    Event,
    InstantDrawn,
    PhaseEnded,
    TurnEnded,
)
from rules.rune_age.state import Outcome, WonBy
from rules.rune_age.vocabulary import Phase, Purchase, Scenario
from tests.rules.rune_age.playing.test_fights import refusal
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, a_round, announced, state_after, turns

MONUMENT, CATACLYSM, RESURGENCE = Scenario.MONUMENT, Scenario.CATACLYSM, Scenario.RESURGENCE
RAID = (*turns(), InstantDrawn("Raid", strength=25))


def outcome(*events: Event, **setup: Any) -> Outcome | None:
    return state_after(*events, **setup).outcome


@pytest.mark.rule("rune_age", "R-V1")
def test_who_defeats_the_objective_has_won() -> None:
    won = BattleFought(OLA, OBJECTIVE, announced(18), (0, 0))
    assert outcome(won, scenario=RESURGENCE) == Outcome((OLA,), WonBy.OBJECTIVE, 1, "R-V1")
    state = state_after(won, scenario=RESURGENCE)
    assert (state.phase, state.active) == (Phase.OVER, None)
    assert refusal(won, TurnEnded(), scenario=RESURGENCE) == ("game_over", "R-V1")
    lost = BattleFought(OLA, OBJECTIVE, announced(17), (0, 0))
    assert outcome(lost, scenario=RESURGENCE) is None


@pytest.mark.rule("rune_age", "R-V1")
def test_with_nobody_left_all_lose() -> None:
    assert outcome(Damaged(OLA, 20), players=1, scenario=RESURGENCE) == Outcome((), WonBy.ALL_ELIMINATED, 1, "R-V1")
    assert outcome(players=1, scenario=RESURGENCE) is None


@pytest.mark.rule("rune_age", "R-V2")
def test_the_last_one_left_wins_runewars() -> None:
    assert outcome(Damaged(OLA, 20)) is None
    assert outcome(Damaged(OLA, 20), Damaged(EWA, 20)) == Outcome((JAN,), WonBy.LAST_STANDING, 1, "R-V2")


@pytest.mark.rule("rune_age", "R-V2")
@pytest.mark.rule("rune_age", "R-E5")
def test_of_an_event_that_takes_everybody_the_last_one_wins_unless_all_defend_together() -> None:
    two_fall = (*RAID, BattleFought(OLA, INSTANT), BattleFought(JAN, INSTANT))
    assert outcome(*two_fall) == Outcome((EWA,), WonBy.LAST_STANDING, 1, "R-V2")
    assert outcome(*two_fall, event_eliminations="together") is None
    all_fall = (*two_fall, BattleFought(EWA, INSTANT))
    assert outcome(*all_fall, event_eliminations="together") == Outcome((), WonBy.ALL_ELIMINATED, 1, "R-V2")


@pytest.mark.rule("rune_age", "R-V3")
def test_the_cataclysm_is_survived_when_no_event_is_left_to_draw() -> None:
    ten_rounds = a_round() * 10
    assert outcome(*ten_rounds, *turns(), scenario=CATACLYSM) is None
    won = outcome(*ten_rounds, *turns(), PhaseEnded(), scenario=CATACLYSM)
    assert won == Outcome((OLA, JAN, EWA), WonBy.SURVIVED_EVENTS, 11, "R-V3")
    assert state_after(*ten_rounds, *turns(), PhaseEnded(), scenario=CATACLYSM).round == 11


@pytest.mark.rule("rune_age", "R-V3")
def test_the_cataclysm_is_lost_with_anybody_whatever_others_still_do() -> None:
    lost = Outcome((), WonBy.ELIMINATION, 1, "R-V3")
    assert outcome(Damaged(JAN, 20), scenario=CATACLYSM) == lost
    together = outcome(*RAID, BattleFought(OLA, INSTANT), scenario=CATACLYSM, event_eliminations="together")
    assert together == lost


@pytest.mark.rule("rune_age", "R-V4")
@pytest.mark.rule("rune_age", "R-S12")
def test_who_has_built_the_monument_wins_at_the_end_of_the_round() -> None:
    built = (Bought(OLA, Purchase.MONUMENT), *turns(), A_QUIET_EVENT)
    assert outcome(*built, scenario=MONUMENT) is None
    assert outcome(*built, PhaseEnded(), scenario=MONUMENT) == Outcome((OLA,), WonBy.MONUMENT, 1, "R-V4")
    at_once = (Bought(OLA, Purchase.MONUMENT), *turns(2))
    assert outcome(*at_once, scenario=MONUMENT, monument_end="after_turns") is None
    last = outcome(*at_once, TurnEnded(), scenario=MONUMENT, monument_end="after_turns")
    assert last == Outcome((OLA,), WonBy.MONUMENT, 1, "R-V4")
    assert refusal(*at_once[:1], *at_once[:1], scenario=MONUMENT) == ("monument_built", "R-V4")


@pytest.mark.rule("rune_age", "R-V4")
def test_of_several_monuments_the_strongest_units_win() -> None:
    two = (
        Bought(OLA, Purchase.MONUMENT),
        TurnEnded(),
        Bought(JAN, Purchase.MONUMENT),
        *turns(2),
        A_QUIET_EVENT,
    )
    assert refusal(*two, PhaseEnded({OLA: 20}), scenario=MONUMENT) == ("missing_strengths", "R-V4")
    best = outcome(*two, PhaseEnded({OLA: 20, JAN: 21, EWA: 99}), scenario=MONUMENT)
    assert best == Outcome((JAN,), WonBy.UNIT_STRENGTH, 1, "R-V4")
    tied = outcome(*two, PhaseEnded({OLA: 20, JAN: 20}), scenario=MONUMENT)
    assert tied == Outcome((OLA, JAN), WonBy.UNIT_STRENGTH, 1, "R-V4")
    fallen = outcome(*two, Correction(damage={OLA: 20}), PhaseEnded(), scenario=MONUMENT)
    assert fallen == Outcome((JAN,), WonBy.MONUMENT, 1, "R-V4")


@pytest.mark.rule("rune_age", "R-V4")
def test_strengths_where_nothing_hangs_on_them_are_accepted() -> None:
    assert outcome(TurnEnded({OLA: 4}), scenario=MONUMENT) is None


@pytest.mark.rule("rune_age", "R-V5")
@pytest.mark.parametrize("scenario", [RESURGENCE, MONUMENT])
def test_one_left_of_several_goes_on_or_wins(scenario: Scenario) -> None:
    fall = (Damaged(OLA, 20), Damaged(JAN, 20))
    assert outcome(*fall, scenario=scenario) is None
    won = outcome(*fall, scenario=scenario, last_standing="wins")
    assert won == Outcome((EWA,), WonBy.LAST_STANDING, 1, "R-V5")


@pytest.mark.rule("rune_age", "R-V4")
def test_with_everybody_out_the_monument_is_lost() -> None:
    assert outcome(Correction(damage=dict.fromkeys(range(3), 20)), scenario=MONUMENT) == Outcome(
        (), WonBy.ALL_ELIMINATED, 1, "R-V4"
    )
