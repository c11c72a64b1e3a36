"""What is wrong with a file or an event of any game: a code, where it stands, the rule it breaks, and the facts."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cache
from heapq import nsmallest
from typing import Final

MOST_TOLD: Final = 100
"""Of one file."""


class FileCode(StrEnum):
    """What can be wrong with a file whatever game it is of; these come before every code of a game."""

    UNREADABLE = "unreadable"
    BAD_JSON = "bad_json"
    BAD_FORMAT = "bad_format"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    BAD_VALUE = "bad_value"


@dataclass(frozen=True, slots=True)
class Problem:
    code: StrEnum
    """One of `FileCode`, or of the game's own codes, which stand in their order of precedence."""
    where: str
    """A path into the file, such as `events[3].marker`; of an event by itself, into the event."""
    rule: str | None = None
    reason: str = ""
    """Which sentence says it, where a code has several."""
    facts: Mapping[str, object] = field(default_factory=dict)


class Refused(Exception):
    """Something that can't be, with the problems it has, the one to report first at the front."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = in_order(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return ", ".join(f"{problem.code} at {problem.where}" for problem in self.problems)


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """By precedence of the code, then as found; the first of them, if there are more than anybody would read."""
    return tuple(nsmallest(MOST_TOLD, problems, key=lambda problem: _precedence(problem.code)))


def under(path: str, problems: Iterable[Problem]) -> Iterator[Problem]:
    """The problems of a part, with the path to that part put before theirs."""
    for problem in problems:
        yield replace(problem, where=".".join(filter(None, (path, problem.where))))


def _precedence(code: StrEnum) -> tuple[bool, int]:
    return not isinstance(code, FileCode), _places(type(code))[code]


@cache
def _places(codes: type[StrEnum]) -> Mapping[StrEnum, int]:
    return {code: place for place, code in enumerate(codes)}
