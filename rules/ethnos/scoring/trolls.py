"""Trolls: who comes first among players tied at the end of an Age (A5)."""

from functools import lru_cache


@lru_cache(maxsize=1024)
def tie_weights(trolls: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """What each player's Troll tokens weigh in a tie: their sum, then the highest; players without a token weigh 0."""
    return tuple(sum(tokens) * 10 + max(tokens, default=0) for tokens in trolls)


def troll_sum(weight: int) -> int:
    """The sum of tokens in a tie weight."""
    return weight // 10
