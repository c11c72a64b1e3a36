from importlib import import_module

import pytest

from companion.ethnos.game import GAME
from companion.shell.games import Screen
from rules.ethnos.codes import Code
from rules.ethnos.kind import KIND
from rules.problems import Problem

SCREENS = {**GAME.screens, **{f"game/{path}": shown for path, shown in GAME.table.items()}}


def test_the_game_is_the_same_for_rules_and_screens() -> None:
    assert GAME.name == KIND.name
    assert {switch.option for switch in GAME.switches} == set(KIND.options)


@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
def test_every_screen_that_is_named_is_there(screen: Screen) -> None:
    assert callable(getattr(import_module(screen.module), screen.name))


def test_every_place_leads_to_a_screen_of_the_game() -> None:
    for place in (*GAME.to_begin, *GAME.to_read):
        path = place.path.removeprefix("/")
        assert path in GAME.screens or f"{path.rpartition('/')[0]}/:topic" in GAME.screens


def test_the_emblem_is_the_six_kingdoms() -> None:
    assert len(GAME.emblem) == 6


def test_a_problem_of_its_rules_is_said_by_the_game() -> None:
    assert GAME.problem_text(Problem(Code.GAME_OVER, "events[3]", None)) is not None
