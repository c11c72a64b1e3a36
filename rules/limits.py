"""How large things may be, the same wherever they come from: a file, a backup, a browser or the command line."""

from typing import Final

from rules.problems import FileCode, Problem, Refused

LARGEST_FILE: Final = 4_000_000
"""Bytes of a game file, a score sheet, a line of many, or a record as it is kept."""
MOST_EVENTS: Final = 5_000
"""Of one game; a long evening has some 150."""
LONGEST_NOTE: Final = 1_000
"""Characters. A change of every rule at once takes some 750 to note."""


def verify_room(events: int) -> None:
    """`Refused` if a game can't have so many: what is kept must be read again."""
    if events > MOST_EVENTS:
        facts = {"field": "events", "most": MOST_EVENTS, "found": events}
        raise Refused([Problem(FileCode.BAD_VALUE, "events", reason="too_many", facts=facts)])
