from importlib import import_module

import pytest

from companion.rune_age.game import GAME
from companion.shell.games import Screen
from rules.rune_age.events import BattleFought, Bought, Damaged, Target, TurnEnded
from rules.rune_age.kind import KIND
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.rune_age import a_game

SCREENS = {**GAME.screens, **{f"game/{path}": shown for path, shown in GAME.table.items()}}


def test_the_game_is_the_same_for_rules_and_screens() -> None:
    assert GAME.name == KIND.name
    assert {switch.option for switch in GAME.switches} == set(KIND.options)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_every_screen_that_is_named_is_there(screen: Screen) -> None:
    assert callable(getattr(import_module(screen.module), screen.name))


def test_the_emblem_is_the_four_races() -> None:
    assert len(GAME.emblem) == 4


def test_fights_and_purchases_are_of_whoever_makes_them() -> None:
    fought, bought = BattleFought(1, Target(TargetType.STRONGHOLD)), Bought(0, Purchase.STRONGHOLD)
    assert [GAME.owner(event, None) for event in (fought, bought, TurnEnded(), Damaged(1, 2))] == [1, 0, None, None]


def test_the_end_of_a_turn_is_of_whoever_s_turn_it_is() -> None:
    assert [GAME.owner(TurnEnded(), game) for game in (a_game(), a_game(TurnEnded()))] == [0, 1]
