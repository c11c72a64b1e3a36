"""The places on one board and what they pay: rank (A2), Trolls (A5), shared awards (A4)."""

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rules.ethnos.scoring.lines import Decision
from rules.ethnos.scoring.trolls import troll_sum

REMEMBERED = 1024
"""An event changes one board of seven; what the other six pay is not worked out again."""


Ranking = tuple[tuple[int, ...], ...]
"""The seats from the first rank to the last; those still tied stand together."""


class Place(NamedTuple):
    """The beginning of a `RankedLine`, which adds the board it is about."""

    player: int
    glory: int
    place: int
    tied_with: tuple[int, ...]
    decided_by: Decision


@lru_cache(REMEMBERED)
def ranking(strengths: tuple[int, ...], tie_weights: tuple[int, ...]) -> Ranking:
    """Who ranks where: by strength, then by the weight of Troll tokens; no strength, no rank."""

    def standing(seat: int) -> tuple[int, int]:
        return -strengths[seat], -tie_weights[seat]

    ranked = sorted((seat for seat, strength in enumerate(strengths) if strength), key=standing)
    return tuple(tuple(tied) for _, tied in groupby(ranked, key=standing))


@lru_cache(REMEMBERED)
def places(strengths: tuple[int, ...], tie_weights: tuple[int, ...], awards: tuple[int, ...]) -> tuple[Place, ...]:
    """Everybody with a rank, by place, then by seat. Tied players share equally what all their places pay."""
    found: list[Place] = []
    for tied in ranking(strengths, tie_weights):
        taken = len(found)
        glory = sum(awards[taken : taken + len(tied)]) // len(tied)
        for seat in tied:
            others = tuple(other for other in tied if other != seat)
            decided_by = Decision.SHARED if others else _decision(seat, strengths, tie_weights)
            found.append(Place(seat, glory, taken + 1, others, decided_by))
    return tuple(found)


def _decision(seat: int, strengths: tuple[int, ...], tie_weights: tuple[int, ...]) -> Decision:
    """What put a player in a place of their own."""
    equals = [other for other, strength in enumerate(strengths) if strength == strengths[seat] and other != seat]
    if not equals:
        return Decision.MARKERS
    if troll_sum(tie_weights[seat]) in [troll_sum(tie_weights[other]) for other in equals]:
        return Decision.TROLL_HIGHEST
    return Decision.TROLL_SUM
