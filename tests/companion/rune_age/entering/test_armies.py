from dataclasses import replace

import pytest

from companion.rune_age.entering.armies import ARMY, DEFENCE, Entered, Figures
from companion.shell.drafts import About
from companion.shell.shelf import draft_in, entry_of
from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.vocabulary import FightKind, Play, Side, UnitState

SIEGE = Figures(FightKind.SIEGE)


def test_the_pad_writes_a_total_into_the_lit_side() -> None:
    siege = SIEGE.with_digit(1).with_digit(2).with_lit(DEFENCE).with_digit(7)
    assert (siege.army, siege.defence) == (Army(12), Army(7))
    assert siege.with_cleared().defence == Army()
    assert SIEGE.with_digit(9).with_digit(9).with_digit(9).with_digit(1).army == Army(1)


def test_the_first_digit_replaces_a_total_that_was_told_earlier() -> None:
    told = Figures(sides=(Entered.of(Army(5)), Entered()))
    assert told.with_digit(1).with_digit(2).army == Army(12)


def test_a_total_hides_the_cards_until_it_is_cleared_or_one_more_is_played() -> None:
    cards = Figures().with_unit(3).with_unit(2)
    total = cards.with_digit(9)
    assert (cards.army, cards.by_cards) == (Army(units=(Unit(3), Unit(2))), True)
    assert (total.army, total.by_cards) == (Army(9), False)
    assert total.with_cleared().army == cards.army
    assert total.with_unit(1).army.units == (Unit(3), Unit(2), Unit(1))


def test_a_bonus_is_counted_up_and_down_and_named_ones_stay() -> None:
    named = Bonus(3, "War Cry")
    figures = Figures(sides=(Entered(bonuses=(named,)), Entered()))
    assert figures.with_bonus(1).with_bonus(1).army.bonuses == (named, Bonus(2))
    assert figures.with_bonus(1).with_bonus(-1).army.bonuses == (named,)
    assert Figures().with_bonus(-1).sides[ARMY].bonus == -1
    most = Figures(sides=(Entered(bonuses=(Bonus(99),)), Entered()))
    assert most.with_bonus(1) == most


@pytest.mark.rule("rune_age", "R-G2")
def test_in_a_siege_the_other_side_is_lit_after_each_unit() -> None:
    siege = SIEGE.with_unit(2)
    assert (siege.lit, siege.next) == (DEFENCE, Side.DEFENDER)
    assert siege.with_unit(1).lit == ARMY
    assert Figures().with_unit(2).lit == ARMY


def test_whoever_is_skipped_has_played_something_that_is_not_entered() -> None:
    tactic = SIEGE.with_unit(2).with_lit(ARMY).with_unit(1)
    assert tactic.plays == (Play.ATTACKER, Play.DEFENDER, Play.ATTACKER)
    assert [len(side.units) for side in tactic.sides] == [2, 0]


@pytest.mark.rule("rune_age", "R-G3")
def test_who_has_passed_plays_no_more_and_the_other_goes_on_alone() -> None:
    passed = SIEGE.with_unit(2).with_pass(DEFENCE)
    alone = passed.with_unit(1)
    assert (passed.lit, alone.lit) == (ARMY, ARMY)
    back = alone.with_lit(DEFENCE)
    assert back.refused
    assert back.refused.rule == "R-G2"
    assert back.with_unit(4) is back
    over = alone.with_pass(ARMY)
    assert (over.next, over.has_passed(ARMY)) == (None, True)


def test_a_pass_that_was_a_slip_is_taken_back() -> None:
    slip = SIEGE.with_unit(2).with_pass(DEFENCE)
    assert slip.with_pass(DEFENCE) == SIEGE.with_unit(2)


def test_dice_show_what_was_tapped_and_beside_a_mere_total_no_skull_until_then() -> None:
    cards, total = Figures().with_unit(3), Figures().with_digit(9)
    assert (cards.rolled(2), total.rolled(2)) == ((), (0, 0))
    assert cards.with_skulls(1, 2).rolled(2) == (2,)
    assert cards.with_skulls(1, 2).with_skulls(0, 1).rolled(2) == (1, 2)
    assert [total.with_skulls(0, 1).shown_skulls(die) for die in range(2)] == [1, 0]
    assert cards.shown_skulls(0) is None


@pytest.mark.rule("rune_age", "R-A2")
def test_a_skull_destroys_one_card_of_several_and_gives_it_back() -> None:
    army = Figures(sides=(Entered(units=(Unit(1, count=3),)), Entered()))
    lost = army.with_lost(0)
    assert lost.army.units == (Unit(1, count=2), Unit(1, state=UnitState.ATTRITION))
    assert lost.with_lost(1).army.units == (Unit(1, count=2), Unit(1))
    assert Figures().with_unit(2).with_lost(0).army.units == (Unit(2, state=UnitState.ATTRITION),)


def test_a_unit_is_opened_told_about_and_closed() -> None:
    opened = SIEGE.with_unit(1).with_unit(3).with_opened(DEFENCE, 0)
    told = opened.with_name("  Dark  Knight ").with_count(1).with_neutral().with_protected()
    unit = Unit(3, "Dark Knight", 2, neutral=True, protected=True)
    assert told.unit == unit
    assert told.with_state(UnitState.WOUNDED).defence.units == (replace(unit, state=UnitState.WOUNDED),)
    assert told.with_state(UnitState.WOUNDED).with_state(UnitState.WOUNDED).unit == unit
    assert opened.with_count(-1).unit == Unit(3)
    assert opened.with_name(" ").unit == Unit(3)
    closed = told.with_closed()
    assert (closed.unit, closed.with_name("nobody")) == (None, closed)


def test_a_unit_that_was_never_played_gives_its_side_the_turn_back() -> None:
    siege = SIEGE.with_unit(1).with_unit(3).with_opened(DEFENCE, 0)
    assert siege.with_removed() == SIEGE.with_unit(1)
    assert SIEGE.with_removed() is SIEGE
    told = Figures(FightKind.SIEGE, sides=(Entered(units=(Unit(2),)), Entered())).with_opened(ARMY, 0)
    assert told.with_removed().army == Army()


def test_figures_outlive_the_window() -> None:
    figures = SIEGE.with_unit(1).with_unit(3).with_pass(ARMY).with_skulls(1, 2).with_opened(DEFENCE, 0).with_bonus(-2)
    entry = entry_of(Figures, About("game"), figures)
    assert entry is not None
    assert draft_in(Figures, entry) == figures
