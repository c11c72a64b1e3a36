"""What a change of a game makes of its past: what every Age paid, who begins and who wins, before it and after."""

from dataclasses import dataclass, replace
from itertools import zip_longest

from rules.ethnos.game import Game
from rules.ethnos.reseating import Seats, reseated_row, reseated_table
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.state import State

Shift = tuple[int, int]
"""A number before and after the change."""


@dataclass(frozen=True, slots=True)
class AgeCompared:
    """An Age that is reckoned before the change or after it."""

    age: int
    earned: tuple[Shift, ...]
    """By seat; nothing where the Age isn't reckoned."""
    first: tuple[int | None, int | None]
    """Who begins the next Age; `None` after the last, and where the Age isn't reckoned."""

    @property
    def differs(self) -> bool:
        return _differ(self.earned) or self.first[0] != self.first[1]


@dataclass(frozen=True, slots=True)
class Comparison:
    ages: tuple[AgeCompared, ...]
    glory: tuple[Shift, ...]
    """On the table now, by seat."""
    winners: tuple[tuple[int, ...], tuple[int, ...]]
    """Nobody as long as the game isn't over."""
    table_differs: bool
    """Whether anything but the Glory lies otherwise on the table now."""

    @property
    def differs(self) -> bool:
        ages = any(age.differs for age in self.ages)
        return ages or _differ(self.glory) or self.winners[0] != self.winners[1] or self.table_differs


def compared(before: Game, after: Game, seats: Seats = ()) -> Comparison:
    """Two games of the same people, by the seats that they have after the change."""
    seats = seats or before.setup.seats
    was, now = before.state, after.state
    table = reseated_table(was.table, seats)
    reports = zip_longest(was.reports, now.reports)
    return Comparison(
        ages=tuple(_ages(number, *pair, seats) for number, pair in enumerate(reports, start=1)),
        glory=tuple(zip(table.glory, now.table.glory, strict=True)),
        winners=(tuple(sorted(seats[seat] for seat in _winners(was))), _winners(now)),
        table_differs=replace(table, glory=now.table.glory) != now.table,
    )


def _ages(age: int, was: AgeReport | None, now: AgeReport | None, seats: Seats) -> AgeCompared:
    earned = (report.reckoning.earned if report else (0,) * len(seats) for report in (was, now))
    had, has = earned
    first = _next_first(was)
    return AgeCompared(
        age,
        tuple(zip(reseated_row(had, seats), has, strict=True)),
        (None if first is None else seats[first], _next_first(now)),
    )


def _next_first(report: AgeReport | None) -> int | None:
    return report.next_first.player if report and report.next_first else None


def _winners(state: State) -> tuple[int, ...]:
    return state.outcome.winners if state.outcome else ()


def _differ(shifts: tuple[Shift, ...]) -> bool:
    return any(was != now for was, now in shifts)
