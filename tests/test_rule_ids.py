"""Every rule of every game has a test that is marked with the game and the rule's id."""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from rules.registry import GAMES

TESTS = Path(__file__).parent
MARK = "pytest.mark.rule"


@cache
def marks() -> list[tuple[str, ...]]:
    """What stands in each `@pytest.mark.rule(...)`."""
    sources = (file.read_text() for file in TESTS.rglob("test_*.py"))
    return [
        tuple(ast.literal_eval(argument) for argument in node.args)
        for source in sources
        if MARK in source
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == MARK
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    marked = {id for name, *ids in marks() if name == game for id in ids}
    assert marked == set(import_module(f"rules.{game}.rulebook").RULE_BY_ID)


def test_every_mark_names_a_game() -> None:
    assert {name for name, *_ in marks()} == set(GAMES)
