"""One fight after the other, the worked examples of the book among them."""

from typing import Any

import pytest

from rules.rune_age.army import Army, Unit
from rules.rune_age.fighting.fight import (
    Decision,
    Destination,
    Fight,
    Gain,
    Moment,
    Opponent,
    Report,
    fought,
    verify_fight,
)
from rules.rune_age.rulings import Rulings
from rules.rune_age.vocabulary import FightKind, Play, Scenario, Side, TargetType, UnitState
from tests.rune_age import announced, units

WOUNDED, DESTROYED, LOST = UnitState.WOUNDED, UnitState.DESTROYED, UnitState.ATTRITION


def battle(target: TargetType, strength: int, army: Army, **facts: Any) -> Report:
    opponent = {name: facts.pop(name) for name in ("dice", "reward", "name") if name in facts}
    scenario = facts.pop("scenario", Scenario.RESURGENCE)
    return fought(Fight(scenario, FightKind.BATTLE, Opponent(target, strength=strength, **opponent), army, **facts))


def siege(target: TargetType, army: Army, defence: Army, **facts: Any) -> Report:
    bonus, scenario = facts.pop("bonus", 0), facts.pop("scenario", Scenario.RUNEWARS)
    opponent = Opponent(target, "Riverwatch", defence=bonus)
    return fought(Fight(scenario, FightKind.SIEGE, opponent, army, defence=defence, **facts))


@pytest.mark.rule("rune_age", "R-B5")
def test_a_tie_is_the_armys_in_a_battle() -> None:
    won = battle(TargetType.CITY, 5, announced(5))
    assert (won.winner, won.decided_by, won.gain) == (Side.ARMY, Decision.TIE, Gain.CITY)
    lost = battle(TargetType.CITY, 5, announced(4))
    assert (lost.winner, lost.decided_by, lost.gain) == (Side.TARGET, Decision.STRENGTH, None)
    assert won.rules == lost.rules == ("R-B5", "R-B6")


@pytest.mark.rule("rune_age", "R-B6")
def test_what_is_won_in_a_battle() -> None:
    strong = announced(9)
    assert battle(TargetType.STRONGHOLD, 2, strong).gain is Gain.STRONGHOLD
    assert battle(TargetType.ENEMY, 2, strong).gain is Gain.EVENT_DISCARD
    assert battle(TargetType.ENEMY, 2, strong, reward=True).gain is Gain.REWARD


@pytest.mark.rule("rune_age", "R-B6")
def test_how_a_stronghold_or_city_arrives_is_a_ruling() -> None:
    exhausted = Rulings(secured_state="exhausted")
    assert battle(TargetType.STRONGHOLD, 2, announced(2)).exhausted is False
    assert battle(TargetType.STRONGHOLD, 2, announced(2), rulings=exhausted).exhausted is True
    assert battle(TargetType.STRONGHOLD, 2, announced(1), rulings=exhausted).exhausted is None
    assert battle(TargetType.ENEMY, 2, announced(2)).exhausted is None


@pytest.mark.rule("rune_age", "R-V1")
def test_who_defeats_the_objective_wins() -> None:
    report = battle(TargetType.OBJECTIVE, 18, announced(18))
    assert report.gain is Gain.VICTORY
    assert report.rules == ("R-B5", "R-V1")


@pytest.mark.rule("rune_age", "R-B7")
def test_an_event_that_is_not_repelled_damages_by_the_difference() -> None:
    lost = battle(TargetType.INSTANT, 6, units(Unit(3), Unit(2, state=LOST)), skulls=(1,), dice=1, damage=16)
    assert (lost.damage, lost.losses, lost.gain) == (3, 1, None)
    assert lost.home_realm is not None
    assert (lost.home_realm.before, lost.home_realm.after, lost.home_realm.eliminated) == (16, 19, False)
    assert lost.rules == ("R-B5", "R-B7")
    tied = battle(TargetType.INSTANT, 6, announced(6))
    assert (tied.damage, tied.gain) == (0, Gain.REPELLED)
    assert battle(TargetType.INSTANT, 6, Army(), damage=15).rules == ("R-B5", "R-B7", "R-D2")


def test_the_book_s_battle_against_kalladra() -> None:
    army = units(
        Unit(1, "Reanimate", 2),
        Unit(1, "Reanimate", state=LOST),
        Unit(2, "Skeleton Archer"),
        Unit(3, "Dark Knight"),
        bonuses=[3],
    )
    report = battle(TargetType.ENEMY, 10, army, dice=1, reward=True, skulls=(1,), name="Dragonlord Kalladra")
    assert report.totals == (10, 10)
    assert (report.winner, report.gain, report.losses) == (Side.ARMY, Gain.REWARD, 1)
    assert list(verify_fight(report.fight)) == []


@pytest.mark.rule("rune_age", "R-G6")
def test_a_tie_is_the_defenders_in_a_siege() -> None:
    assert siege(TargetType.HOME_REALM, announced(5), announced(5)).winner is Side.DEFENDER
    assert siege(TargetType.HOME_REALM, announced(6), announced(5)).winner is Side.ATTACKER


@pytest.mark.rule("rune_age", "R-G5")
def test_a_city_helps_its_holder_even_without_a_card() -> None:
    report = siege(TargetType.CITY, announced(2), Army(), bonus=2)
    assert (report.totals, report.winner) == ((2, 2), Side.DEFENDER)
    assert [line.rule for line in report.lines] == ["R-C4", "R-G5"]
    assert siege(TargetType.HOME_REALM, announced(1), Army()).totals == (1, 0)


@pytest.mark.rule("rune_age", "R-G7")
def test_a_city_is_taken_refreshed_but_in_the_cataclysm() -> None:
    won = siege(TargetType.CITY, announced(4), announced(1), bonus=2)
    assert (won.gain, won.exhausted, won.damage) == (Gain.CITY, False, 0)
    assert won.rules == ("R-G6", "R-G7")
    assert siege(TargetType.CITY, announced(4), Army(), scenario=Scenario.CATACLYSM).exhausted is True
    held = siege(TargetType.CITY, announced(3), announced(1), bonus=2)
    assert (held.gain, held.exhausted) == (None, None)


@pytest.mark.rule("rune_age", "R-G8")
def test_a_besieged_home_realm_suffers_the_difference_and_the_attacker_nothing() -> None:
    won = siege(TargetType.HOME_REALM, announced(7), announced(5), damage=18)
    assert (won.damage, won.gain, won.rules) == (2, None, ("R-G6", "R-G8", "R-D2"))
    lost = siege(TargetType.HOME_REALM, announced(3), announced(9))
    assert lost.damage == 0
    assert lost.home_realm is not None
    assert not lost.home_realm.eliminated


@pytest.mark.rule("rune_age", "R-G9")
@pytest.mark.rule("rune_age", "R-C5")
@pytest.mark.rule("rune_age", "R-U1")
@pytest.mark.rule("rune_age", "R-U2")
def test_where_cards_go_and_when() -> None:
    army = units(Unit(1), Unit(1, "Berserker", 2, DESTROYED), Unit(3, "Demon", state=WOUNDED, neutral=True))
    report = siege(TargetType.HOME_REALM, army, units(Unit(2, state=WOUNDED), Unit(1, count=3)))
    assert report.survivors == (1, 3)
    assert [(back.side, back.name, back.count, back.to, back.when) for back in report.returns] == [
        (Side.ATTACKER, "Berserker", 2, Destination.BARRACKS, Moment.AT_ONCE),
        (Side.ATTACKER, "Demon", 1, Destination.CENTRE, Moment.END_OF_COMBAT),
        (Side.DEFENDER, None, 1, Destination.BARRACKS, Moment.END_OF_COMBAT),
    ]


def test_the_book_s_siege() -> None:
    army = units(Unit(1, "Berserker", state=DESTROYED), Unit(2, "Flesh Ripper"), Unit(1, "Berserker", 2), bonuses=[3])
    a, d, a_passes, d_passes = Play
    order = (a, d, a, d, a, d_passes, a, a, a_passes)
    report = siege(TargetType.HOME_REALM, army, announced(5), order=order)
    assert (report.totals, report.damage, report.next) == ((7, 5), 2, None)
    assert report.survivors == (3, None)
    assert list(verify_fight(report.fight)) == []
    assert siege(TargetType.HOME_REALM, army, announced(5), order=order[:1]).next is Side.DEFENDER


@pytest.mark.rule("rune_age", "R-A1")
def test_a_siege_has_no_attrition() -> None:
    lost = units(Unit(1, state=LOST))
    report = siege(TargetType.HOME_REALM, lost, lost)
    assert [problem.where for problem in verify_fight(report.fight)] == ["army", "defence"]
    assert report.skulls == 0
