import pytest

from rules.rune_age.events import Correction, Damaged, EnemyDrawn, PhaseEnded
from tests.rules.rune_age.playing.test_fights import refusal
from tests.rune_age import EWA, FROSTGATE, JAN, OLA, RIVERWATCH, state_after, turns

GHOX_AND_A_DRAGON = (*turns(), EnemyDrawn("Ghox", 4), EnemyDrawn("Hoarding Dragon", 6))


def test_what_is_named_is_so_and_the_rest_stays() -> None:
    state = state_after(
        Correction(
            damage={OLA: 4},
            strongholds={JAN: 2},
            cities={RIVERWATCH: EWA, FROSTGATE: None},
            runes={OLA: "Fire", JAN: None},
            events_left=7,
            first_player=JAN,
            active=EWA,
            note="a spilled drink",
        )
    )
    assert (state.damage, state.strongholds, state.owners[:2]) == ((4, 0, 0), (0, 2, 0), (EWA, None))
    assert (state.runes, state.events_left, state.first_player, state.active) == (("Fire", None, None), 7, JAN, EWA)


@pytest.mark.rule("rune_age", "R-E8")
def test_a_reward_has_one_holder_and_comes_last() -> None:
    given = Correction(rewards={"Kalladra": OLA, "Ghox": JAN, "Dragon": JAN})
    assert state_after(given).rewards == (("Kalladra",), ("Ghox", "Dragon"), ())
    assert state_after(given, Correction(rewards={"Kalladra": JAN})).rewards[JAN] == ("Ghox", "Dragon", "Kalladra")
    assert state_after(given, Correction(rewards={"Ghox": None})).rewards[JAN] == ("Dragon",)


def test_enemies_that_are_not_named_leave_play() -> None:
    state = state_after(*GHOX_AND_A_DRAGON, Correction(enemies=("Hoarding Dragon",)))
    assert [enemy.name for enemy in state.enemies] == ["Hoarding Dragon"]
    assert refusal(*GHOX_AND_A_DRAGON, Correction(enemies=("Nobody",))) == ("no_enemy", "R-C3")


@pytest.mark.rule("rune_age", "R-D2")
def test_nobody_who_is_out_is_given_anything_once_the_damage_is_set() -> None:
    out = ("eliminated_player", "R-D2")
    assert refusal(Damaged(JAN, 20), Correction(strongholds={JAN: 0})) == out
    assert refusal(Correction(damage={JAN: 20}, cities={RIVERWATCH: JAN})) == out
    assert refusal(Damaged(JAN, 20), Correction(first_player=JAN)) == out
    assert state_after(Damaged(JAN, 20), Correction(damage={JAN: 1}, runes={JAN: "Fire"})).runes[JAN] == "Fire"


def test_whose_turn_it_is_can_be_said_in_a_turn_only() -> None:
    assert refusal(*turns(), Correction(active=OLA)) == ("wrong_phase", "R-T1")
    assert state_after(*turns(), Correction(events_left=0), PhaseEnded()).active == OLA
