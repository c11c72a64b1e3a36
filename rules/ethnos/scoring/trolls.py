"""Trolls: what their tokens are worth to players tied at the end of an Age (A5)."""

from collections.abc import Iterable
from typing import Final, NamedTuple


class TieBreak(NamedTuple):
    """The larger sum of tokens comes first; of equal sums, the one with the highest token."""

    sum: int
    highest: int


NO_TROLLS: Final = TieBreak(0, 0)


def tie_breaks(trolls: Iterable[tuple[int, ...]]) -> tuple[TieBreak, ...]:
    """By seat; players without a token come last."""
    return tuple([TieBreak(sum(tokens), max(tokens)) if tokens else NO_TROLLS for tokens in trolls])
