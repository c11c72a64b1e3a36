import pytest

from rules.rune_age.army import NO_CARD, Unit
from rules.rune_age.fighting.lines import RULE_OF, What, army_lines, total
from rules.rune_age.vocabulary import Side, UnitState
from tests.rune_age import announced, units

WOUNDED, DESTROYED, ATTRITION = UnitState.WOUNDED, UnitState.DESTROYED, UnitState.ATTRITION


@pytest.mark.rule("rune_age", "R-C4")
def test_wounded_units_count_destroyed_ones_do_not_and_bonuses_are_added() -> None:
    army = units(
        Unit(2, "Archer", 3),
        Unit(5, state=WOUNDED),
        Unit(4, state=DESTROYED),
        Unit(6, state=ATTRITION),
        bonuses=[3, -1],
    )
    lines = army_lines(army, Side.ARMY)
    assert [line.strength for line in lines] == [6, 5, 0, 0, 3, -1]
    assert [line.rule for line in lines] == ["R-C4", "R-U2", "R-U1", "R-A2", "R-C4", "R-C4"]
    assert total(lines) == 13
    assert (lines[0].name, lines[0].count) == ("Archer", 3)


@pytest.mark.rule("rune_age", "R-C4")
def test_an_army_is_never_below_0() -> None:
    lines = army_lines(units(Unit(1), bonuses=[-4]), Side.ATTACKER)
    assert [(line.what, line.strength) for line in lines][-1] == (What.FLOOR, 3)
    assert total(lines) == 0
    assert len(army_lines(units(Unit(4), bonuses=[-4]), Side.ATTACKER)) == 2


@pytest.mark.rule("rune_age", "R-C6")
def test_no_card_is_no_strength() -> None:
    assert army_lines(NO_CARD, Side.ARMY) == ()


def test_an_announced_strength_is_one_line() -> None:
    (line,) = army_lines(announced(7), Side.DEFENDER)
    assert (line.what, line.strength, line.count, line.name) == (What.ANNOUNCED, 7, 1, None)


def test_every_line_has_its_rule() -> None:
    assert set(RULE_OF) == set(What)
