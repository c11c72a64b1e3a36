"""What a player's Glory is made of: Age by Age, source by source, line by line."""

from typing import NamedTuple

from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.explaining.cases import Case
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.lines import Line
from rules.ethnos.scoring.sums import Source


class Gain(NamedTuple):
    """Glory gained during play (B15), or set by a correction."""

    event: BandPlayed | Correction
    before: int
    after: int

    @property
    def glory(self) -> int:
        return self.after - self.before


class Part(NamedTuple):
    """What one source brings in an Age."""

    source: Source
    glory: int
    lines: tuple[Line, ...] = ()
    gains: tuple[Gain, ...] = ()


class AgeParts(NamedTuple):
    age: int
    parts: tuple[Part, ...]

    @property
    def glory(self) -> int:
        return sum(part.glory for part in self.parts)


class Glory(NamedTuple):
    brought: int
    """What a player had before an Age that is scored without a game."""
    ages: tuple[AgeParts, ...]

    @property
    def total(self) -> int:
        return self.brought + sum(age.glory for age in self.ages)


def glory_of(case: Case, player: int, *, with_end: bool) -> Glory:
    """All of it up to the case, with the end of its Age or without."""
    reports = (*case.state.reports, case.report) if with_end else case.state.reports
    gains = _gains(case, player)
    last = case.state.table.age
    by_age = {report.age: report for report in reports}
    ages = tuple(
        AgeParts(age, _parts(by_age.get(age), tuple(gain for its_age, gain in gains if its_age == age), player))
        for age in range(1, last + 1)
        if age in by_age or age == last
    )
    return Glory(0 if case.steps else case.state.table.glory[player], ages)


def _gains(case: Case, player: int) -> list[tuple[int, Gain]]:
    """Every change of the Glory during play, each with its Age."""
    gains, before = [], 0
    for step in case.steps:
        after, event = step.state.table.glory[player], step.event
        if after != before and isinstance(event, BandPlayed | Correction):
            gains.append((step.state.table.age, Gain(event, before, after)))
        before = after
    return gains


def _parts(report: AgeReport | None, gains: tuple[Gain, ...], player: int) -> tuple[Part, ...]:
    lines = [line for line in report.reckoning.lines if line.player == player] if report else []
    parts = [Part(source, 0, tuple(line for line in lines if line.source == source)) for source in Source]
    summed = [part._replace(glory=sum(line.glory for line in part.lines)) for part in parts if part.lines]
    played = [Part(Source.PLAY, sum(gain.glory for gain in gains), gains=gains)] if gains else []
    return (*played, *summed)
