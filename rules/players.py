"""Players, as every game has them: a name and, where the game gives one, a colour."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rules.problems import FileCode, Problem

LONGEST_NAME: Final = 40


class Player(NamedTuple):
    name: str
    colour: str | None = None
    """The id of a colour of the game; a score sheet names none."""


def is_name_length(name: str) -> bool:
    return 1 <= len(name) <= LONGEST_NAME


def verify_names(names: Sequence[str]) -> Iterator[Problem]:
    """As long as a file allows."""
    for seat, name in enumerate(names):
        if not is_name_length(name):
            facts = {"field": "name", "value": name, "most": LONGEST_NAME}
            yield Problem(FileCode.BAD_VALUE, f"players[{seat}].name", reason="length", facts=facts)
