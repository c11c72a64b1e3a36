import pytest

from rules.problems import Problem
from rules.rune_age.army import Army, Unit
from rules.rune_age.fighting.attrition import due_losses, losses, verify_dice, verify_losses
from rules.rune_age.vocabulary import UnitState
from tests.rune_age import announced, units

LOST, DESTROYED, WOUNDED = UnitState.ATTRITION, UnitState.DESTROYED, UnitState.WOUNDED


def found(army: Army, skulls: int) -> list[tuple[str, str]]:
    problems: list[Problem] = list(verify_losses(army, skulls, "army"))
    return [(problem.code, problem.where) for problem in problems]


@pytest.mark.rule("rune_age", "R-A1")
def test_one_roll_for_each_die() -> None:
    assert list(verify_dice(2, (0, 3))) == []
    (problem,) = verify_dice(2, (1,))
    assert (problem.code, problem.where, problem.rule) == ("dice_count", "skulls", "R-A1")


@pytest.mark.rule("rune_age", "R-A2")
def test_each_skull_destroys_a_unit() -> None:
    army = units(Unit(1, count=2), Unit(3, state=LOST), Unit(1, state=LOST))
    assert found(army, 2) == []
    assert found(army, 3) == [("attrition_losses", "army")]
    assert losses(army, 2) == 2


@pytest.mark.rule("rune_age", "R-A2")
def test_a_wounded_unit_may_be_chosen_and_counts_among_those_that_can_die() -> None:
    assert due_losses(units(Unit(1, state=WOUNDED)), 1) == 1


@pytest.mark.rule("rune_age", "R-A3")
def test_a_protected_unit_is_not_chosen() -> None:
    assert found(units(Unit(1, protected=True)), 2) == []
    assert found(units(Unit(1, state=LOST, protected=True)), 0) == [
        ("protected_unit", "army.units[0]"),
        ("attrition_losses", "army"),
    ]


@pytest.mark.rule("rune_age", "R-A4")
def test_with_nobody_left_who_can_die_nothing_more_happens() -> None:
    assert found(units(Unit(1, state=LOST), Unit(2, state=DESTROYED)), 5) == []
    assert found(Army(), 2) == []


def test_an_announced_strength_hides_the_losses() -> None:
    assert found(announced(5), 2) == []
    assert losses(announced(5), 2) is None
    assert losses(announced(5), 0) == 0
