"""The places on one board and what they pay: rank (A2), Trolls (A5), shared awards (A4)."""

from collections.abc import Sequence

from rules.ethnos.scoring.lines import MARKERS, SHARED, TROLL_HIGHEST, TROLL_SUM, Contest, Decision, RankedLine
from rules.ethnos.scoring.trolls import TieBreak

Rank = tuple[tuple[int, ...], Decision]
"""The players who stand together, by seat, and what put them there."""


def ranking(strengths: Sequence[int], tie_breaks: Sequence[TieBreak]) -> list[Rank]:
    """Everybody from the first rank to the last: by strength, then by Troll tokens; no strength, no rank."""
    equals: dict[int, list[int]] = {}
    for seat, strength in enumerate(strengths):
        if strength:
            equals.setdefault(strength, []).append(seat)
    ranks: list[Rank] = []
    for strength in sorted(equals, reverse=True):
        tied = equals[strength]
        if len(tied) == 1:
            ranks.append((tuple(tied), MARKERS))
        else:
            ranks += _parted_by_trolls(tied, tie_breaks)
    return ranks


def _parted_by_trolls(tied: Sequence[int], tie_breaks: Sequence[TieBreak]) -> list[Rank]:
    """Players of the same strength; those whose tokens are worth the same stay tied."""
    equals: dict[TieBreak, list[int]] = {}
    for seat in tied:
        equals.setdefault(tie_breaks[seat], []).append(seat)
    sums = [tie_break.sum for tie_break in equals]
    ranks: list[Rank] = []
    for tie_break in sorted(equals, reverse=True):
        players = tuple(equals[tie_break])
        if len(players) > 1:
            ranks.append((players, SHARED))
        else:
            ranks.append((players, TROLL_SUM if sums.count(tie_break.sum) == 1 else TROLL_HIGHEST))
    return ranks


def places(ranks: Sequence[Rank], contest: Contest) -> list[RankedLine]:
    """Lines for everybody with a rank, by place, then by seat. Tied players share what all their places pay."""
    awards = contest.awards
    lines: list[RankedLine] = []
    for players, decided_by in ranks:
        taken, sharing = len(lines), len(players)
        glory = sum(awards[taken : taken + sharing]) // sharing
        for seat in players:
            line = RankedLine(seat, glory, taken + 1, players, decided_by, contest)
            lines.append(line)
    return lines
