"""Imports point one way: companion, storage, rules. And the rules know nothing but the game."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "rules": {"rules"},
    "storage": {"rules", "storage"},
    "companion": {"rules", "storage", "companion"},
}
OURS = set(MAY_IMPORT)
OUTSIDE_OF_RULES = {
    "asyncio",
    "io",
    "locale",
    "logging",
    "os",
    "pathlib",
    "shutil",
    "socket",
    "sys",
    "tempfile",
    "time",
}


def imported(file: Path) -> set[str]:
    """The top-level names of everything a module imports."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: say the whole path"
            found.add(str(node.module).split(".")[0])
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_imports_point_one_way(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        assert imported(file) & OURS <= MAY_IMPORT[package], file


def test_rules_are_pure() -> None:
    third_party = {"pydantic", "pydantic_core"}
    for file in (ROOT / "rules").rglob("*.py"):
        names = imported(file)
        assert not names & OUTSIDE_OF_RULES, file
        assert names - set(sys.stdlib_module_names) <= third_party | {"rules"}, file
