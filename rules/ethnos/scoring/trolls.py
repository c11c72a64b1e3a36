"""Trolls: who comes first among players tied at the end of an Age (A5)."""

from functools import lru_cache
from typing import Final

SUM: Final = 10
"""What one in the sum of tokens weighs; the highest token, which decides after it, weighs at most 6."""
STRENGTH: Final = 1000
"""What one marker weighs; all Troll tokens together weigh 216."""


@lru_cache
def tie_weights(trolls: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """What each player's Troll tokens weigh in a tie: their sum, then the highest; players without a token weigh 0."""
    return tuple([sum(tokens) * SUM + max(tokens) if tokens else 0 for tokens in trolls])


def standing(strength: int, tie_weight: int) -> int:
    """One number to rank by: markers first, then Troll tokens."""
    return strength * STRENGTH + tie_weight


def troll_sum(tie_weight: int) -> int:
    return tie_weight // SUM
