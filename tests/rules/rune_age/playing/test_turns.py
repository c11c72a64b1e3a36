import pytest

from rules.rune_age.events import Correction, Damaged, InstantDrawn, PhaseEnded, TurnEnded
from rules.rune_age.state import Lasting
from rules.rune_age.vocabulary import Phase
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, a_round, state_after, turns


@pytest.mark.rule("rune_age", "R-T1")
def test_every_player_has_a_turn_from_the_first_on_then_come_the_events() -> None:
    active = [state_after(*turns(count), first=JAN).active for count in range(4)]
    assert active == [JAN, EWA, OLA, None]
    assert state_after(*turns()).phase is Phase.EVENTS


@pytest.mark.rule("rune_age", "R-S8")
@pytest.mark.rule("rune_age", "R-E7")
def test_the_first_player_stays_first_and_the_next_round_begins() -> None:
    state = state_after(*a_round(), first=JAN)
    assert (state.round, state.phase, state.active, state.first_player) == (2, Phase.TURN, JAN, JAN)


@pytest.mark.rule("rune_age", "R-D4")
def test_who_is_out_has_no_turn_and_the_next_one_clockwise_is_first() -> None:
    state = state_after(Damaged(OLA, 20))
    assert (state.active, state.first_player) == (OLA, JAN)
    assert state_after(Damaged(OLA, 20), TurnEnded()).active == JAN
    assert state_after(Damaged(JAN, 20), TurnEnded()).active == EWA
    after = state_after(Damaged(OLA, 20), *turns(), A_QUIET_EVENT, PhaseEnded())
    assert (after.round, after.active, after.order) == (2, JAN, (JAN, EWA, OLA))


def test_a_correction_says_whose_turn_it_is_and_the_round_goes_on_from_there() -> None:
    assert state_after(Correction(active=EWA), TurnEnded()).phase is Phase.EVENTS
    assert state_after(TurnEnded(), Correction(active=OLA), TurnEnded()).active == JAN


@pytest.mark.rule("rune_age", "R-E4")
def test_what_lasts_is_there_until_the_next_round_ends() -> None:
    drawn = (*turns(), InstantDrawn("Storm", lasts=True), PhaseEnded())
    assert state_after(*drawn).lasting == (Lasting("Storm", 2),)
    assert state_after(*drawn, *a_round()).lasting == ()
