from importlib import import_module

import pytest

from companion.rune_age.game import GAME
from companion.shell.games import Screen
from rules.rune_age.kind import KIND

SCREENS = {**GAME.screens, **{f"game/{path}": shown for path, shown in GAME.table.items()}}


def test_the_game_is_the_same_for_rules_and_screens() -> None:
    assert GAME.name == KIND.name
    assert {switch.option for switch in GAME.switches} == set(KIND.options)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_every_screen_that_is_named_is_there(screen: Screen) -> None:
    assert callable(getattr(import_module(screen.module), screen.name))


def test_the_emblem_is_the_four_races() -> None:
    assert len(GAME.emblem) == 4
