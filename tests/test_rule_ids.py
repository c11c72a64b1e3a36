"""Every rule of every game has a test that is marked with the game and the rule's id."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from rules.registry import GAMES

TESTS = Path(__file__).parent


def marks() -> Iterator[tuple[str, ...]]:
    """What stands in each `@pytest.mark.rule(...)`."""
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield tuple(ast.literal_eval(argument) for argument in node.args)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    marked = {id for name, *ids in marks() if name == game for id in ids}
    assert marked == set(import_module(f"rules.{game}.rulebook").RULE_BY_ID)


def test_every_mark_names_a_game() -> None:
    assert {name for name, *_ in marks()} == set(GAMES)
