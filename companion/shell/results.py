"""What a game of any kind comes to: who played, what everybody has and from what. Each game says it for itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.look.theme import Paint

if TYPE_CHECKING:
    from storage.values import Saved


class Seat(NamedTuple):
    """Somebody at the table, and how they did."""

    name: str
    paint: Paint
    place: int = 0
    winner: bool = False
    starts: bool = False
    score: int | None = None
    """`None` where the game has no points."""
    role: str = ""
    """What they played, where that makes a difference."""


class Row(NamedTuple):
    """A line of the score sheet: where something comes from, and what everybody has of it."""

    source: str
    """The same in every language."""
    label: str
    cells: tuple[int | None, ...]
    """By seat; what nobody has filled in is `None`."""


class Group(NamedTuple):
    """Rows that belong together, such as those of an Age."""

    label: str
    rows: tuple[Row, ...]
    total: tuple[int | None, ...] | None = None
    in_race: bool = False
    """Whether the race shows the same."""


class Entry(NamedTuple):
    """One thing that counted, with its reason in words."""

    group: str
    source: str
    seat: int
    points: int | None
    rules: str
    words: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    id: str
    """Of the game; an empty sheet has none."""
    kind: str
    title: str
    bgg: int | None
    """The game's number at BoardGameGeek, where we know it."""
    started: str = ""
    finished: str | None = None
    over: bool = False
    variant: str = ""
    """The edition or scenario."""
    outcome: str
    """Who won, or how it stands, in a sentence."""
    seats: tuple[Seat, ...]
    groups: tuple[Group, ...]
    total: Row | None = None
    """All groups together."""
    entries: tuple[Entry, ...] = ()
    race_title: str = ""
    race: tuple[tuple[int, ...], ...] = ()
    """What everybody had, by seat, from moment to moment."""
    minutes: int = 0
    """That it took, without pauses."""

    def sources(self, *, raced: bool = True) -> tuple[Row, ...]:
        """Every source once, with what it brought in all groups together; without what was `raced`, if you like."""
        rows: dict[str, Row] = {}
        for row in (row for group in self.groups if raced or not group.in_race for row in group.rows):
            before = rows.get(row.source)
            rows[row.source] = row._replace(cells=_sums(before.cells, row.cells)) if before else row
        return tuple(rows.values())


class Results(NamedTuple):
    """A game's own part, found in its `results.py`."""

    of: Callable[[Saved[Any]], Result]
    blank: Callable[[int], Result]
    """A score sheet to print, for as many players."""
    most_players: int


def _sums(one: Sequence[int | None], other: Sequence[int | None]) -> tuple[int | None, ...]:
    return tuple(b if a is None else a if b is None else a + b for a, b in zip(one, other, strict=True))
