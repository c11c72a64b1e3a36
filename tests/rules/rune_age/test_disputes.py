"""What is argued about at the table, and the worked examples of the book: each with the answer of the rules."""

import pytest

from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.events import (
    INSTANT,
    OBJECTIVE,
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.fighting.attrition import due_losses
from rules.rune_age.fighting.fight import Fight, Gain, Opponent, fought
from rules.rune_age.fighting.order import next_to_play, verify_order
from rules.rune_age.kind import KIND
from rules.rune_age.state import WonBy
from rules.rune_age.upcoming import Do, upcoming
from rules.rune_age.vocabulary import FightKind, Phase, Play, Purchase, Scenario, Side, TargetType, UnitState
from tests.rules.rune_age.playing.test_fights import refusal
from tests.rune_age import A_QUIET_EVENT, EWA, JAN, OLA, RIVERWATCH, a_game, a_round, announced, state_after, turns

CITY = Target(TargetType.CITY, RIVERWATCH)
HOME = Target(TargetType.HOME_REALM, JAN)
LOST, WOUNDED, DESTROYED = UnitState.ATTRITION, UnitState.WOUNDED, UnitState.DESTROYED
RAID = InstantDrawn("A raid", strength=20)


@pytest.mark.rule("rune_age", "R-A5", "R-B1", "R-B2", "R-B3", "R-B4")
def test_an_army_beats_an_enemy_with_the_bonus_that_attrition_has_left() -> None:
    """The battle of page 11: the knight's bonus counts three other units, for one was lost to the skull."""
    army = Army(
        units=(
            Unit(1, "Reanimate", 2),
            Unit(1, "Reanimate", state=LOST),
            Unit(2, "Skeleton Archer"),
            Unit(3, "Dark Knight"),
        ),
        bonuses=(Bonus(3, "Dark Knight"),),
    )
    dragonlord = Opponent(TargetType.ENEMY, "Dragonlord", 10, dice=1, reward=True)
    report = fought(Fight(Scenario.RESURGENCE, FightKind.BATTLE, dragonlord, army, skulls=(1,)))
    assert report.totals == (10, 10)
    assert (report.winner, report.gain, report.losses) == (Side.ARMY, Gain.REWARD, 1)


@pytest.mark.rule("rune_age", "R-G2", "R-G3", "R-G8")
def test_a_siege_goes_on_after_the_defender_has_passed() -> None:
    """The siege of page 13: 7 against 5; what was wounded and then destroyed counts nothing."""
    army = Army(
        units=(Unit(1, "Berserker", state=DESTROYED), Unit(2, "Flesh Ripper"), Unit(1, "Berserker", 2)),
        bonuses=(Bonus(3, "War Cry"),),
    )
    plays = (
        *(Play.ATTACKER, Play.DEFENDER, Play.ATTACKER, Play.DEFENDER, Play.ATTACKER, Play.DEFENDER_PASSES),
        *(Play.ATTACKER, Play.ATTACKER, Play.ATTACKER_PASSES),
    )
    home = Opponent(TargetType.HOME_REALM, "Jan")
    report = fought(Fight(Scenario.RUNEWARS, FightKind.SIEGE, home, army, announced(5), order=plays))
    assert (report.totals, report.damage, report.next) == ((7, 5), 2, None)
    assert next_to_play(plays[:6]) is Side.ATTACKER
    back = verify_order((*plays[:6], Play.DEFENDER))
    assert [problem.code for problem in back] == ["play_order"]


@pytest.mark.rule("rune_age", "R-A3", "R-A4")
def test_more_skulls_than_units_that_can_die() -> None:
    army = Army(units=(Unit(1, protected=True), Unit(2, count=2), Unit(3, state=WOUNDED), Unit(1, state=DESTROYED)))
    assert [due_losses(army, skulls) for skulls in (0, 2, 9)] == [0, 2, 3]


@pytest.mark.rule("rune_age", "R-C2", "R-T7")
def test_a_city_is_attacked_once_a_round_by_each() -> None:
    lost = BattleFought(OLA, CITY, announced(1))
    assert refusal(lost, lost) == ("target_attacked_already", "R-C2")
    state = state_after(lost, TurnEnded(), BattleFought(JAN, CITY, announced(9)))
    assert state.owners[RIVERWATCH] == JAN
    assert state_after(lost, *turns(), A_QUIET_EVENT, PhaseEnded(), lost).round == 2


@pytest.mark.rule("rune_age", "R-C3", "R-I4")
def test_a_stronghold_is_fought_for_and_never_besieged() -> None:
    state = state_after(BattleFought(OLA, STRONGHOLD, announced(2)))
    assert state.strongholds[OLA] == 1
    assert state.attacked[OLA] == (STRONGHOLD,)


@pytest.mark.rule("rune_age", "R-E2")
def test_an_enemy_drawn_now_has_no_effect_at_the_start_of_this_phase() -> None:
    ghox = EnemyDrawn("Ghox", 4, start_effect=True)
    assert upcoming(state_after(*turns(), ghox)) == (Do.PHASE_END, OLA, ())
    assert upcoming(state_after(*turns(), ghox, PhaseEnded(), *turns())).start_effects == ("Ghox",)


@pytest.mark.rule("rune_age", "R-V3")
@pytest.mark.parametrize(("players", "cooperative", "last"), [(2, False, 11), (2, True, 10), (1, False, 9)])
def test_the_cataclysm_is_survived_when_no_event_is_left_to_draw(players: int, cooperative: bool, last: int) -> None:
    rounds = a_round(players) * (last - 1)
    setup = {"players": players, "scenario": Scenario.CATACLYSM, "cooperative": cooperative}
    assert state_after(*rounds, **setup).outcome is None
    won = state_after(*rounds, *turns(players), PhaseEnded(), **setup).outcome
    assert won is not None
    assert (won.winners, won.decided_by, won.round) == (tuple(range(players)), WonBy.SURVIVED_EVENTS, last)


@pytest.mark.rule("rune_age", "R-D4", "R-S8")
def test_the_first_player_stays_first_until_eliminated() -> None:
    assert state_after(*a_round(), *a_round()).active == OLA
    state = state_after(Damaged(OLA, 20), TurnEnded())
    assert (state.first_player, state.active) == (JAN, JAN)
    assert state_after(Damaged(OLA, 20), *turns(), A_QUIET_EVENT, PhaseEnded()).active == JAN


@pytest.mark.rule("rune_age", "R-D5")
def test_the_besieger_may_take_the_rune_of_whoever_is_out() -> None:
    runes = Correction(runes={OLA: "Fire", JAN: "Ice"})
    state = state_after(runes, SiegeFought(OLA, HOME, announced(20)))
    assert state.eliminated == ((JAN, OLA, 1, "Ice"),)
    assert state.runes == ("Fire", None, None)
    assert state_after(runes, SiegeFought(OLA, HOME, announced(20)), Correction(runes={OLA: "Ice"})).runes[OLA] == "Ice"


@pytest.mark.rule("rune_age", "R-V2")
def test_two_eliminated_by_one_event_go_in_order_or_together() -> None:
    before = (Damaged(OLA, 10), *turns(2), RAID)
    in_order = state_after(*before, BattleFought(OLA, INSTANT), players=2)
    assert in_order.outcome is not None
    assert in_order.outcome.winners == (JAN,)
    waiting = state_after(*before, BattleFought(OLA, INSTANT), players=2, event_eliminations="together")
    assert (waiting.outcome, waiting.phase) == (None, Phase.EVENTS)
    nobody = state_after(
        *before, BattleFought(OLA, INSTANT), BattleFought(JAN, INSTANT), players=2, event_eliminations="together"
    )
    assert nobody.outcome is not None
    assert nobody.outcome.winners == ()


@pytest.mark.rule("rune_age", "R-V5")
@pytest.mark.parametrize("scenario", [Scenario.RESURGENCE, Scenario.MONUMENT])
def test_the_last_player_goes_on_or_wins(scenario: Scenario) -> None:
    out = Damaged(OLA, 20), Damaged(JAN, 20)
    assert state_after(*out, scenario=scenario).outcome is None
    won = state_after(*out, scenario=scenario, last_standing="wins").outcome
    assert won is not None
    assert won.winners == (EWA,)


@pytest.mark.rule("rune_age", "R-V4")
def test_two_monuments_in_one_round_are_compared_by_unit_cards_and_may_share() -> None:
    built = (Bought(OLA, Purchase.MONUMENT), TurnEnded(), Bought(JAN, Purchase.MONUMENT), TurnEnded())
    early = (*built, TurnEnded({OLA: 7, JAN: 9}))
    decided = state_after(*early, scenario=Scenario.MONUMENT, monument_end="after_turns").outcome
    assert decided is not None
    assert decided.winners == (JAN,)
    late = (*built, TurnEnded(), A_QUIET_EVENT, PhaseEnded({OLA: 9, JAN: 9}))
    shared = state_after(*late, scenario=Scenario.MONUMENT).outcome
    assert shared is not None
    assert (shared.winners, shared.decided_by) == ((OLA, JAN), WonBy.UNIT_STRENGTH)


@pytest.mark.rule("rune_age", "R-V1")
def test_the_objective_is_beaten_with_a_tie_after_attrition() -> None:
    army = Army(units=(Unit(9, count=2), Unit(5, state=LOST)))
    won = state_after(BattleFought(OLA, OBJECTIVE, army, (0, 1)), scenario=Scenario.RESURGENCE).outcome
    assert won is not None
    assert (won.winners, won.decided_by) == ((OLA,), WonBy.OBJECTIVE)


@pytest.mark.rule("rune_age", "R-V6")
def test_a_game_that_is_given_up_is_not_over() -> None:
    standing = KIND.standing(a_game(*a_round()))
    assert (standing.over, standing.winners) == (False, ())
