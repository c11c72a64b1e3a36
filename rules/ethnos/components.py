"""What is printed on boards and tokens, as far as it can differ from the box in front of the players."""

from functools import cache
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, FailFast, Field

from rules.formats.fields import check

MOST_PRINTED: Final = 99
"""The largest value that a board or token is taken to have."""
HORDE_SPACES: Final = 6
"""One for each Kingdom (B14)."""
MARKERS_OF_A_COLOUR: Final = 26
TRACK_SPACES: Final = 60
MOST_GLORY: Final = 999
"""More than any game gives: what lies beyond was mistyped."""

Printed = Annotated[int, Field(ge=0, le=MOST_PRINTED)]
PrintedRow = Annotated[tuple[Printed, ...], Field(strict=False), FailFast()]


def _one_for_each_space(row: tuple[int, ...]) -> bool:
    return len(row) == HORDE_SPACES


class Components(BaseModel):
    """The values in play; the defaults are those of the 4-6 player sides (S5)."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid", defer_build=True)

    giant: PrintedRow = (2, 4, 6)
    merfolk: PrintedRow = (1, 2, 4)
    merfolk_symbols: PrintedRow = (3, 7, 12, 18)
    merfolk_end: Annotated[int, Field(ge=1, le=MOST_PRINTED)] = 18
    orcs: Annotated[PrintedRow, check("count", _one_for_each_space, needed=HORDE_SPACES)] = (1, 3, 6, 10, 15, 20)


TOKENS_FOUR_TO_SIX: Final = (0,) * 2 + (2,) * 3 + (4,) * 4 + (6,) * 4 + (8,) * 3 + (10,) * 2
TOKENS_TWO_OR_THREE: Final = (0,) + (2,) * 3 + (4,) * 2 + (6,) * 2 + (8,) * 3 + (10,)


def components_of(players: int) -> Components:
    """The side of each board and token that this many players use (S5)."""
    return _four_to_six_players() if players >= 4 else _two_or_three_players()


@cache
def _four_to_six_players() -> Components:
    return Components()


@cache
def _two_or_three_players() -> Components:
    return Components(giant=(2, 5), merfolk=(1, 3))


def components_with(given: Components, players: int) -> Components:
    """The defaults with the given fields in their place."""
    return with_values(components_of(players), given)


def with_values(components: Components, given: Components) -> Components:
    """Components with the given fields in their place; a shorter Merfolk board loses the symbols beyond its end."""
    values = {name: getattr(given, name) for name in given.model_fields_set}
    merged = components.model_copy(update=values)
    if "merfolk_symbols" in values:
        return merged
    reachable = tuple(space for space in merged.merfolk_symbols if space <= merged.merfolk_end)
    return merged.model_copy(update={"merfolk_symbols": reachable})


def tokens_in_the_box(players: int) -> tuple[int, ...]:
    """The Glory tokens this many players deal from (S2)."""
    return TOKENS_FOUR_TO_SIX if players >= 4 else TOKENS_TWO_OR_THREE


def track_space(glory: int) -> int:
    """Where a scoring marker stands on the looped Glory track (S7)."""
    return glory % TRACK_SPACES


def track_laps(before: int, after: int) -> int:
    """How often a scoring marker passes 0 on its way (S7)."""
    return after // TRACK_SPACES - before // TRACK_SPACES
