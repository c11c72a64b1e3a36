"""What lines add up to, by player and by where Glory comes from: in one reckoning, and in a whole game."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from operator import sub
from typing import NamedTuple

from rules.ethnos.scoring.age import Reckoning
from rules.ethnos.scoring.lines import Line
from rules.ethnos.state import State


class Source(StrEnum):
    """Where Glory comes from, in the order in which it is reckoned; each but the last is the source of lines."""

    KINGDOMS = "kingdom"
    MERFOLK = "merfolk"
    GIANT = "giant"
    ORCS = "orcs"
    BANDS = "band"
    PLAY = "play"
    """Gained before the Age's end: the Giant's Glory at once (B15), and corrections."""


class AgeGlory(NamedTuple):
    """What an Age brought, by seat."""

    age: int
    gains: Mapping[Source, tuple[int, ...]]
    total: tuple[int, ...]
    """All of it together."""


def awards_from(lines: Iterable[Line], source: Source) -> dict[int, int]:
    """What each player gets from a source, by seat, for everybody who has a line of it."""
    awards: dict[int, int] = {}
    for line in lines:
        if line.source == source:
            awards[line.player] = awards.get(line.player, 0) + line.glory
    return awards


def glory_before(reckoning: Reckoning) -> tuple[int, ...]:
    """What everybody had when the Age ended."""
    return tuple(map(sub, reckoning.glory, reckoning.earned))


def glory_by_age(state: State) -> tuple[AgeGlory, ...]:
    """Where everybody's Glory comes from, Age by Age up to now: it adds up to the Glory on the table."""
    players = len(state.table.glory)
    had, ages = (0,) * players, []
    for report in state.reports:
        reckoning = report.reckoning
        played = tuple(map(sub, glory_before(reckoning), had))
        gains = {source: _row(awards_from(reckoning.lines, source), players) for source in Source}
        ages.append(_age(report.age, {**gains, Source.PLAY: played}))
        had = reckoning.glory
    if not (state.reports and state.reports[-1].final):
        nothing = dict.fromkeys(Source, (0,) * players)
        ages.append(_age(state.table.age, {**nothing, Source.PLAY: tuple(map(sub, state.table.glory, had))}))
    return tuple(ages)


def _row(awards: Mapping[int, int], players: int) -> tuple[int, ...]:
    return tuple(awards.get(seat, 0) for seat in range(players))


def _age(age: int, gains: Mapping[Source, tuple[int, ...]]) -> AgeGlory:
    return AgeGlory(age, gains, tuple(map(sum, zip(*gains.values(), strict=True))))
