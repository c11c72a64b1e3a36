import pytest

from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    InstantDrawn,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.state import Eliminated
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.rune_age import EWA, JAN, OLA, PIOTR, RIVERWATCH, announced, state_after, turns

HOME_OF_JAN = Target(TargetType.HOME_REALM, JAN)
CITY = Target(TargetType.CITY, RIVERWATCH)


@pytest.mark.rule("rune_age", "R-D2")
def test_with_20_damage_one_is_out_at_once() -> None:
    assert state_after(Damaged(JAN, 19)).eliminated == ()
    state = state_after(Damaged(JAN, 19), Damaged(JAN, 9))
    assert state.damage[JAN] == 28
    assert state.eliminated == (Eliminated(JAN, None, 1, None),)


@pytest.mark.rule("rune_age", "R-D3")
def test_who_is_out_leaves_cities_to_nobody_and_the_rest_is_gone() -> None:
    state = state_after(
        BattleFought(OLA, CITY, announced(9)),
        Bought(OLA, Purchase.STRONGHOLD),
        Bought(OLA, Purchase.MONUMENT),
        Correction(rewards={"Ghox": OLA}),
        Damaged(OLA, 20),
        scenario=Scenario.MONUMENT,
    )
    assert state.owners[RIVERWATCH] is None
    assert (state.strongholds[OLA], state.rewards[OLA], state.monuments) == (0, (), ())


@pytest.mark.rule("rune_age", "R-D5")
@pytest.mark.rule("rune_age", "R-S11")
def test_whoever_besieges_somebody_out_is_named_with_the_rune_that_was_held() -> None:
    fallen = (Correction(runes={JAN: "Fire"}, damage={JAN: 18}), SiegeFought(OLA, HOME_OF_JAN, announced(2)))
    state = state_after(*fallen)
    assert state.eliminated == (Eliminated(JAN, OLA, 1, "Fire"),)
    assert state.runes[JAN] is None
    assert state_after(*fallen, Correction(runes={OLA: "Fire"})).runes[OLA] == "Fire"


def test_a_correction_brings_somebody_back_with_nothing() -> None:
    state = state_after(Bought(OLA, Purchase.STRONGHOLD), Damaged(OLA, 25), Correction(damage={OLA: 12}))
    assert state.eliminated == ()
    assert (state.strongholds[OLA], state.damage[OLA], state.first_player) == (0, 12, JAN)


def test_one_correction_brings_back_before_anybody_goes_out() -> None:
    state = state_after(Damaged(OLA, 20), Correction(damage={EWA: 20, OLA: 3, JAN: 21}), players=4)
    assert [each.player for each in state.eliminated] == [JAN, EWA]
    assert state.living == (OLA, PIOTR)
    assert state.first_player == PIOTR


def test_who_is_out_has_not_to_defend() -> None:
    attacked = (*turns(), InstantDrawn("Raid", strength=5), Damaged(JAN, 20))
    state = state_after(*attacked)
    assert state.attack is not None
    assert state.attack.players == (OLA, EWA)
    only = state_after(*turns(), InstantDrawn("Raid", strength=5, attacks=(JAN,)), Damaged(JAN, 20))
    assert only.attack is None


def test_if_nobody_is_left_the_first_player_stays() -> None:
    state = state_after(Correction(damage={OLA: 20, JAN: 20, EWA: 20}))
    assert state.over
    assert state.first_player == OLA


def test_a_second_blow_changes_nothing_but_the_damage() -> None:
    state = state_after(
        Damaged(JAN, 20), Correction(damage={JAN: 30}), TurnEnded(), players=4, last_standing="continue"
    )
    assert len(state.eliminated) == 1
