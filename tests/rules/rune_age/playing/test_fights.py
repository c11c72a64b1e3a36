from typing import Any

import pytest

from rules.problems import Refused
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.fighting.fight import Fight, Opponent
from rules.rune_age.playing.fights import fight_of, kind_against
from rules.rune_age.vocabulary import FightKind, Purchase, Scenario, TargetType
from tests.rune_age import FROSTGATE, JAN, OLA, RIVERWATCH, a_game, a_round, announced, state_after, turns

CITY, OTHER_CITY = Target(TargetType.CITY, RIVERWATCH), Target(TargetType.CITY, FROSTGATE)
KALLADRA = Target(TargetType.ENEMY, "Kalladra")
KALLADRA_COMES = (*turns(), EnemyDrawn("Kalladra", 10, reward=True), PhaseEnded())
STRONG, WEAK = announced(30), announced(0)


PLACES = ("", ".target", ".player", ".skulls", ".name", ".army", ".attacks")
"""What of an event can't be; nothing, if it is all of it."""


def home_of(seat: int) -> Target:
    return Target(TargetType.HOME_REALM, seat)


def refusal(*events: Event, **setup: Any) -> tuple[str, str | None]:
    """Why the last of these events can't be."""
    game = a_game(*events[:-1], **setup)
    with pytest.raises(Refused) as refused:
        a_game(*events, **setup)
    problem, place = refused.value.problems[0], f"events[{len(game.events)}]"
    assert problem.where.startswith(place)
    assert problem.where.removeprefix(place) in PLACES
    return problem.code, problem.rule


@pytest.mark.rule("rune_age", "R-C1")
def test_a_battle_wins_a_neutral_city_and_a_siege_another_players() -> None:
    battle = BattleFought(OLA, CITY, announced(5))
    assert state_after(battle).owners[RIVERWATCH] == OLA
    siege = SiegeFought(JAN, CITY, announced(7), announced(4))
    state = state_after(battle, TurnEnded(), siege)
    assert state.owners[RIVERWATCH] == JAN
    assert [(each.event, each.player, each.opponent) for each in state.fights] == [(0, OLA, None), (2, JAN, OLA)]


@pytest.mark.rule("rune_age", "R-C3")
@pytest.mark.rule("rune_age", "R-G1")
def test_what_may_not_be_attacked() -> None:
    mine = BattleFought(OLA, CITY, STRONG)
    not_attackable = ("target_not_attackable", "R-C3")
    assert refusal(mine, TurnEnded(), BattleFought(JAN, CITY, STRONG)) == not_attackable
    assert refusal(SiegeFought(OLA, CITY, STRONG)) == not_attackable
    assert refusal(mine, *a_round(), SiegeFought(OLA, CITY, STRONG)) == not_attackable
    assert refusal(SiegeFought(OLA, home_of(OLA), STRONG)) == not_attackable
    assert refusal(BattleFought(OLA, KALLADRA, STRONG)) == ("no_enemy", "R-C3")


@pytest.mark.rule("rune_age", "R-C3")
def test_nothing_is_said_of_the_dice_of_an_enemy_that_is_not_in_play() -> None:
    with pytest.raises(Refused) as refused:
        a_game(BattleFought(OLA, KALLADRA, STRONG, skulls=(1,)))
    assert [problem.code for problem in refused.value.problems] == ["no_enemy"]


@pytest.mark.rule("rune_age", "R-C2")
def test_each_target_once_a_round_won_or_lost() -> None:
    again = ("target_attacked_already", "R-C2")
    lost = BattleFought(OLA, CITY, WEAK)
    assert refusal(lost, lost) == again
    assert state_after(lost, BattleFought(OLA, OTHER_CITY, WEAK)).attacked[OLA] == (CITY, OTHER_CITY)
    assert state_after(lost, TurnEnded(), BattleFought(JAN, CITY, WEAK)).attacked[JAN] == (CITY,)
    assert state_after(lost, *a_round(), lost).attacked[OLA] == (CITY,)
    siege = SiegeFought(OLA, home_of(JAN), WEAK)
    assert refusal(siege, siege) == again


@pytest.mark.rule("rune_age", "R-C2")
def test_a_city_is_the_same_target_whoever_holds_it() -> None:
    lost = BattleFought(OLA, CITY, WEAK)
    given = Correction(cities={RIVERWATCH: JAN})
    assert refusal(lost, given, SiegeFought(OLA, CITY, STRONG)) == ("target_attacked_already", "R-C2")


@pytest.mark.rule("rune_age", "R-C2")
def test_each_lost_battle_closes_one_stronghold_of_those_left() -> None:
    won, lost = BattleFought(OLA, STRONGHOLD, STRONG), BattleFought(OLA, STRONGHOLD, WEAK)
    again = ("target_attacked_already", "R-C2")
    assert state_after(won, won, lost).strongholds[OLA] == 2
    assert refusal(won, won, lost, lost) == again
    assert refusal(won, lost, lost, won) == again
    assert state_after(lost, lost, won).stronghold_losses[OLA] == 2
    assert state_after(won, won, lost, *a_round(), won).strongholds[OLA] == 3
    assert refusal(won, won, stronghold_targets="stack") == again


@pytest.mark.rule("rune_age", "R-I4")
def test_three_strongholds_are_all() -> None:
    three = Correction(strongholds={OLA: 3})
    none_left = ("no_stronghold_left", "R-I4")
    assert refusal(three, BattleFought(OLA, STRONGHOLD, STRONG)) == none_left
    assert refusal(three, Bought(OLA, Purchase.STRONGHOLD)) == none_left
    assert state_after(Bought(OLA, Purchase.STRONGHOLD)).strongholds == (1, 0, 0)


@pytest.mark.rule("rune_age", "R-E8")
def test_a_defeated_enemy_leaves_play_and_may_become_a_reward() -> None:
    state = state_after(*KALLADRA_COMES, BattleFought(OLA, KALLADRA, announced(10)))
    assert (state.enemies, state.rewards[OLA]) == ((), ("Kalladra",))
    plain = (*turns(), EnemyDrawn("Ghox", 4), PhaseEnded(), BattleFought(OLA, Target(TargetType.ENEMY, "Ghox"), STRONG))
    assert state_after(*plain).rewards[OLA] == ()
    assert state_after(*KALLADRA_COMES, BattleFought(OLA, KALLADRA, announced(9))).enemies[0].name == "Kalladra"


def test_a_card_may_have_changed_the_strength_of_a_target() -> None:
    assert state_after(*KALLADRA_COMES, BattleFought(OLA, KALLADRA, announced(9), strength=9)).enemies == ()


@pytest.mark.rule("rune_age", "R-A1")
def test_dice_are_those_of_the_target() -> None:
    game = {"players": 2, "scenario": Scenario.RESURGENCE}
    assert refusal(BattleFought(OLA, OBJECTIVE, STRONG, (1,)), **game) == ("dice_count", "R-A1")
    assert state_after(BattleFought(OLA, OBJECTIVE, STRONG, (1, 0)), **game).over
    assert refusal(BattleFought(OLA, CITY, STRONG, (1,)), **game) == ("dice_count", "R-A1")


@pytest.mark.rule("rune_age", "R-T7")
def test_two_attacks_in_one_turn_are_met_one_after_the_other() -> None:
    cities = (BattleFought(OLA, CITY, STRONG), BattleFought(OLA, OTHER_CITY, STRONG), TurnEnded())
    state = state_after(*cities, SiegeFought(JAN, CITY, STRONG), SiegeFought(JAN, OTHER_CITY, WEAK))
    assert state.owners == (JAN, OLA, None, None)


def test_damage_counts_from_what_there_was() -> None:
    state = state_after(Damaged(JAN, 3), SiegeFought(OLA, home_of(JAN), announced(4), announced(1)))
    assert state.damage[JAN] == 6
    assert state.fights[-1].report.home_realm == (3, 6)


def test_an_instant_is_no_target_of_an_attack() -> None:
    assert refusal(BattleFought(OLA, INSTANT, STRONG)) == ("wrong_phase", "R-T1")


@pytest.mark.rule("rune_age", "R-C1")
def test_who_controls_a_target_says_whether_it_is_a_battle_or_a_siege() -> None:
    state = state_after(BattleFought(OLA, CITY, announced(9)))
    assert kind_against(state, JAN, CITY) is FightKind.SIEGE
    assert kind_against(state, OLA, CITY) is FightKind.BATTLE
    assert kind_against(state, OLA, Target(TargetType.HOME_REALM, JAN)) is FightKind.SIEGE
    assert kind_against(state, OLA, STRONGHOLD) is FightKind.BATTLE


def test_a_fight_is_what_was_played_and_what_lies_on_the_table() -> None:
    game = a_game(Damaged(JAN, 3), secured_state="exhausted")
    besieged = Fight(
        Scenario.RUNEWARS,
        FightKind.SIEGE,
        Opponent(TargetType.HOME_REALM, "Jan"),
        STRONG,
        defence=WEAK,
        damage=3,
        rulings=game.setup.rulings,
    )
    assert fight_of(game.setup, game.state, SiegeFought(OLA, home_of(JAN), STRONG, WEAK)) == besieged
    city = game.setup.cities[RIVERWATCH]
    opponent = Opponent(TargetType.CITY, city.name, city.strength, defence=city.defence)
    attacked = Fight(Scenario.RUNEWARS, FightKind.BATTLE, opponent, STRONG, rulings=game.setup.rulings)
    assert fight_of(game.setup, game.state, BattleFought(OLA, CITY, STRONG)) == attacked


def test_an_enemy_and_an_event_fight_under_their_names() -> None:
    enemy, raid = a_game(*KALLADRA_COMES), a_game(*turns(), InstantDrawn("Raid", strength=4, dice=1))
    assert fight_of(enemy.setup, enemy.state, BattleFought(OLA, KALLADRA)).opponent.name == "Kalladra"
    assert fight_of(raid.setup, raid.state, BattleFought(OLA, INSTANT)).opponent == Opponent(
        TargetType.INSTANT, "Raid", 4, 1
    )
