import pytest

from rules.rune_age.events import INSTANT, BattleFought, Correction, EnemyDrawn, InstantDrawn, PhaseEnded
from rules.rune_age.state import Attack
from tests.rules.rune_age.playing.test_fights import refusal
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, announced, state_after, turns

RAID = InstantDrawn("Raid", strength=6)


@pytest.mark.rule("rune_age", "R-E3")
def test_each_event_takes_a_card_off_the_deck() -> None:
    assert state_after(*turns()).events_left == 10
    assert state_after(*turns(), A_QUIET_EVENT, EnemyDrawn("Ghox", 4)).events_left == 8


@pytest.mark.rule("rune_age", "R-E4")
def test_an_enemy_stays_in_play_under_a_name_of_its_own() -> None:
    ghox = EnemyDrawn("Ghox", 4, 1, reward=True, start_effect=True)
    assert state_after(*turns(), ghox).enemies == (("Ghox", 4, 1, True, True),)
    assert refusal(*turns(), ghox, ghox) == ("enemy_in_play", "R-E4")
    assert refusal(*turns(), ghox, InstantDrawn("Ghox")) == ("enemy_in_play", "R-E4")


@pytest.mark.rule("rune_age", "R-E5")
def test_an_attack_goes_from_the_first_player_on_whether_or_not_it_was_repelled() -> None:
    state = state_after(*turns(), RAID, first=JAN)
    assert state.attack == Attack("Raid", 6, 0, (JAN, EWA, OLA))
    assert refusal(*turns(), RAID, BattleFought(OLA, INSTANT), first=JAN) == ("not_active", "R-E5")
    state = state_after(*turns(), RAID, BattleFought(JAN, INSTANT), BattleFought(EWA, INSTANT, announced(9)), first=JAN)
    assert state.damage == (0, 6, 0)
    assert state.attack is not None
    assert state.attack.players == (OLA,)


def test_an_attack_on_some_goes_clockwise_whatever_the_card_named_first() -> None:
    state = state_after(*turns(), InstantDrawn("Raid", strength=6, dice=2, attacks=(EWA, OLA)), first=JAN)
    assert state.attack == Attack("Raid", 6, 2, (EWA, OLA))


@pytest.mark.rule("rune_age", "R-E6")
def test_with_an_empty_deck_no_event_is_drawn_until_it_is_made_anew() -> None:
    empty = (*turns(), Correction(events_left=0))
    assert refusal(*empty, A_QUIET_EVENT) == ("no_event_card", "R-E6")
    assert state_after(*empty, PhaseEnded()).round == 2
    assert state_after(*empty, Correction(events_left=4), A_QUIET_EVENT).events_left == 3


@pytest.mark.rule("rune_age", "R-E1")
def test_the_phase_ends_after_an_event_and_its_attack() -> None:
    wrong = ("wrong_phase", "R-T1")
    assert refusal(*turns(), PhaseEnded()) == wrong
    assert refusal(*turns(), RAID, PhaseEnded()) == wrong
    assert refusal(*turns(), RAID, A_QUIET_EVENT) == wrong
    assert refusal(A_QUIET_EVENT) == wrong
