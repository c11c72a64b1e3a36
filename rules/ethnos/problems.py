"""What is wrong with a file or an event: a code, where it stands, the rule it breaks and the facts to say it with."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final


class Code(StrEnum):
    """Every code in order of precedence: where several problems apply, the first one here is the one to report."""

    UNREADABLE = "unreadable"
    BAD_JSON = "bad_json"
    BAD_FORMAT = "bad_format"
    UNKNOWN_FIELD = "unknown_field"
    MISSING_FIELD = "missing_field"
    BAD_VALUE = "bad_value"
    PLAYER_COUNT = "player_count"
    DUPLICATE_PLAYER = "duplicate_player"
    UNKNOWN_PLAYER = "unknown_player"
    DUPLICATE_COLOUR = "duplicate_colour"
    TRIBE_COUNT = "tribe_count"
    DUPLICATE_TRIBE = "duplicate_tribe"
    UNKNOWN_TRIBE = "unknown_tribe"
    TRIBE_NOT_IN_PLAY = "tribe_not_in_play"
    UNKNOWN_KINGDOM = "unknown_kingdom"
    TOKEN_COUNT = "token_count"
    TOKENS_NOT_ASCENDING = "tokens_not_ascending"
    BAND_SIZE = "band_size"
    SKELETON_LEADER = "skeleton_leader"
    TOO_MANY_SKELETONS = "too_many_skeletons"
    MARKER_NOT_ALLOWED = "marker_not_allowed"
    NO_MARKERS_LEFT = "no_markers_left"
    TOO_MANY_MERFOLK_MARKERS = "too_many_merfolk_markers"
    TROLL_NOT_AVAILABLE = "troll_not_available"
    HORDE_SPACE_TAKEN = "horde_space_taken"
    TROLL_HELD_TWICE = "troll_held_twice"
    MERFOLK_SPACE = "merfolk_space"
    AGE_NUMBER = "age_number"
    DRAGON_COUNT = "dragon_count"
    GAME_OVER = "game_over"


PRECEDENCE: Final = {code: place for place, code in enumerate(Code)}


@dataclass(frozen=True, slots=True)
class Problem:
    code: Code
    where: str
    """A path into the file, such as `events[3].marker`; of an event by itself, into the event."""
    rule: str | None = None
    reason: str = ""
    """Which sentence says it, where a code has several."""
    facts: Mapping[str, object] = field(default_factory=dict)


class Refused(Exception):
    """Something that can't be, with all the problems it has, the one to report first at the front."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = in_order(problems)
        super().__init__(", ".join(f"{problem.code} at {problem.where}" for problem in self.problems))


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """By precedence of the code, then as found."""
    return tuple(sorted(problems, key=lambda problem: PRECEDENCE[problem.code]))


def under(path: str, problems: Iterable[Problem]) -> Iterator[Problem]:
    """The problems of a part, with the path to that part put before theirs."""
    for problem in problems:
        yield replace(problem, where=".".join(filter(None, (path, problem.where))))
