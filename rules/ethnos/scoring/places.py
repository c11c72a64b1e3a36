"""The places on one board and what they pay: rank (A2), Trolls (A5), shared awards (A4)."""

from functools import lru_cache
from typing import Final

from rules.ethnos.scoring.lines import Decision
from rules.ethnos.scoring.trolls import standing, troll_sum

REMEMBERED: Final = 1024
"""An event changes one board of seven; what the other six pay is not worked out again."""

Ranking = tuple[tuple[int, ...], ...]
"""The seats from the first rank to the last; those still tied stand together."""
Place = tuple[int, int, int, tuple[int, ...], Decision]
"""The fields of a `RankedLine` but for the board it is about."""


def ranking(strengths: tuple[int, ...], tie_weights: tuple[int, ...]) -> Ranking:
    """Who ranks where: by strength, then by the weight of Troll tokens; no strength, no rank."""
    tied: dict[int, list[int]] = {}
    for seat, strength in enumerate(strengths):
        if strength:
            tied.setdefault(standing(strength, tie_weights[seat]), []).append(seat)
    return tuple([tuple(tied[value]) for value in sorted(tied, reverse=True)])


@lru_cache(REMEMBERED)
def places(strengths: tuple[int, ...], tie_weights: tuple[int, ...], awards: tuple[int, ...]) -> tuple[Place, ...]:
    """Everybody with a rank, by place, then by seat. Tied players share equally what all their places pay."""
    found: list[Place] = []
    for tied in ranking(strengths, tie_weights):
        taken, players = len(found), len(tied)
        glory = sum(awards[taken : taken + players]) // players
        if players == 1:
            found.append((tied[0], glory, taken + 1, (), _decision(tied[0], strengths, tie_weights)))
            continue
        for seat in tied:
            others = tuple([other for other in tied if other != seat])
            found.append((seat, glory, taken + 1, others, Decision.SHARED))
    return tuple(found)


def _decision(seat: int, strengths: tuple[int, ...], tie_weights: tuple[int, ...]) -> Decision:
    """What put a player in a place of their own."""
    strength = strengths[seat]
    if strengths.count(strength) == 1:
        return Decision.MARKERS
    sums = [troll_sum(weight) for weight, equal in zip(tie_weights, strengths, strict=True) if equal == strength]
    return Decision.TROLL_HIGHEST if sums.count(troll_sum(tie_weights[seat])) > 1 else Decision.TROLL_SUM
