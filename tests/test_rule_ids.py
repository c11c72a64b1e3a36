"""Every rule of the game has a test that is marked with its id."""

import re
from pathlib import Path

from rules.ethnos.rulebook import RULE_BY_ID

MARK = re.compile(r"@pytest\.mark\.rule\(([^)]*)\)")


def test_every_rule_has_a_test() -> None:
    sources = [file.read_text() for file in Path(__file__).parent.rglob("test_*.py")]
    marked = {id for source in sources for ids in MARK.findall(source) for id in re.findall(r'"(\w+)"', ids)}
    assert sorted(marked) == sorted(RULE_BY_ID)
