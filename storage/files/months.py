"""What lists show of each game, or statistics keep of it, remembered by month and worked out again wherever a file has
changed."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from time import time_ns
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from storage.errors import StorageError
from storage.files.disk import Disk, Stamp
from storage.files.folders import UNFINISHED, look_through, months_in
from storage.files.one_writer import OneWriter
from storage.files.safe_json import SafeJSON, Tell
from storage.values import Place, Progress, Summary, is_time


class Entry(Protocol):
    """A value that is remembered of a game: a dataclass of what JSON can hold."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def id(self) -> str: ...
    @property
    def started(self) -> str: ...


E = TypeVar("E", bound=Entry)
Summarise = Callable[[Place, str], E | None]
"""What is remembered of the game of this id in this place; `None` if it can't be read."""

HARDLY_ANY: Final = 0.1
"""Seconds that a list waits for who writes, only to be remembered; they need milliseconds."""
UNKNOWN: Final = (OSError, ValueError, TypeError, AttributeError, KeyError)
"""What an index that is missing, damaged or of another version leads to."""
SETTLED: Final = 2_000_000_000
"""Nanoseconds after which the time of a folder says whether it was changed: no clock of a disk is coarser."""
MONTHS_AT_HAND: Final = 4
"""Of which the index is kept in memory: those that lists begin with."""
Data = dict[str, Any]


def nobody_counts() -> None:
    """For lists that are shown once they are there."""


@dataclass(frozen=True, slots=True)
class Months(Generic[E]):
    folder: Path
    disk: Disk
    lock: OneWriter
    summarise: Summarise[E]
    read: Callable[[dict[str, Any]], E]
    """As it was remembered, or an error."""
    tell: Tell
    name: str = ""
    """What the files of the index begin with."""
    names: dict[Place, tuple[Stamp, list[str]]] = field(default_factory=dict)
    made: dict[tuple[Place, str], "Month[E]"] = field(default_factory=dict)
    parsed: dict[Path, tuple[Stamp, Data]] = field(default_factory=dict)
    """What files of the index say, as long as they are what they were."""

    def summaries(self, place: Place) -> Iterator[E]:
        """Of all games in a place, newest first."""
        for name in self._names(place):
            yield from self.month(place, name).newest_first()

    def _names(self, place: Place) -> list[str]:
        """Of months, newest first; as long as nobody has touched the folder that they are in."""
        try:
            stamp = self.disk.stamp(os.stat(self.folder / place))
        except OSError:
            return months_in(self.folder, place)
        known = self.names.get(place)
        if known is None or known[0] != stamp or time_ns() - stamp[1] < SETTLED:
            known = self.names[place] = (stamp, months_in(self.folder, place))
        return known[1]

    def catch_up(self, progress: Progress) -> None:
        """Works out whatever isn't remembered, in both places."""
        self.work_out((*self.months("games"), *self.months("bin")), progress)

    def work_out(self, months: Iterable["Month[E]"], progress: Progress) -> None:
        """Whatever isn't remembered of these."""
        unknown = {month: month.unknown() for month in months}
        worked_out, all_of_them = count(1), sum(unknown.values())
        for month in filter(unknown.get, unknown):
            month.summaries(lambda: progress(next(worked_out), all_of_them), patience=None)

    def months(self, place: Place) -> list["Month[E]"]:
        """Newest first."""
        return [self.month(place, name) for name in months_in(self.folder, place)]

    def month(self, place: Place, name: str) -> "Month[E]":
        """Made once: lists ask for the newest again and again."""
        month = self.made.get((place, name))
        if month is None:
            month = self.made[place, name] = self._made(place, name)
        return month

    def _made(self, place: Place, name: str) -> "Month[E]":
        return Month(
            self.folder / place / name,
            self.folder / "index" / f"{self.name}{place}-{name}.json",
            self.disk,
            self.lock,
            partial(self.summarise, place),
            self.read,
            self.tell,
            self.parsed,
        )


class Month(Generic[E]):
    """What is remembered of the games begun in one month."""

    def __init__(
        self,
        folder: Path,
        index: Path,
        disk: Disk,
        lock: OneWriter,
        summarise: Callable[[str], E | None],
        read: Callable[[dict[str, Any]], E],
        tell: Tell,
        parsed: dict[Path, tuple[Stamp, Data]],
    ) -> None:
        self.folder = folder
        self._index = SafeJSON(index, disk)
        self._disk = disk
        self._lock = lock
        self._summarise = summarise
        self._read = read
        self._tell = tell
        self._parsed = parsed
        self._where = str(folder)
        self._seen: tuple[Stamp | None, set[str]] = (None, set())
        """What was in the folder when it was so."""

    def unknown(self) -> int:
        """How many games would have to be opened."""
        known = self._remembered()
        return sum(id not in known or known[id][0] != stamp for id, stamp in self._files())

    def summaries(self, opened: Callable[[], None] = nobody_counts, patience: float | None = HARDLY_ANY) -> list[E]:
        """Newest first; `opened` is told of each game that had to be opened. `patience` is for remembering them."""
        known = self._remembered()
        found: dict[str, tuple[Stamp, E]] = {}
        for id, stamp in self._files():
            if id in known and known[id][0] == stamp:
                found[id] = known[id]
                continue
            if summary := self._summarise(id):
                found[id] = (stamp, summary)
            opened()
        if found != known:
            self._remember(found, patience)
        return sorted((summary for _, summary in found.values()), key=lambda s: (s.started, s.id), reverse=True)

    def newest_first(self) -> Iterator[E]:
        """The same one by one: if the index knows all that is here, nothing is looked at before it is wanted."""
        given: set[str] = set()
        with suppress(*UNKNOWN):
            entries = self._entries()
            if entries.keys() == self._names():
                for id, (*stamp, entry) in entries.items():
                    if self._disk.stamp(os.stat(f"{self._where}/{id}.json")) != tuple(stamp):
                        break
                    summary = self._read(entry)
                    given.add(id)
                    yield summary
                else:
                    return
        yield from (summary for summary in self.summaries() if summary.id not in given)

    def _names(self) -> set[str]:
        """Of what is here and looks like games, or is unfinished, and so isn't known."""
        stamp = self._disk.stamp(os.stat(self._where))
        if stamp != self._seen[0] or time_ns() - stamp[1] < SETTLED:
            names = os.listdir(self._where)
            self._seen = stamp, {name.removesuffix(".json") for name in names if name.endswith((".json", *UNFINISHED))}
        return self._seen[1]

    def _files(self) -> Iterator[tuple[str, Stamp]]:
        found = look_through(self.folder, self._tell)
        if found.unfinished:
            self._tidy_up(found.unfinished)
        for id, status in found.games:
            yield id, self._disk.stamp(status)

    def _tidy_up(self, unfinished: list[Path]) -> None:
        """Who writes holds the lock: whatever is unfinished while nobody does was left behind by somebody killed."""
        with suppress(StorageError, OSError), self._lock.held(patience=0):
            for path in unfinished:
                self._disk.remove(path)

    def _remembered(self) -> dict[str, tuple[Stamp, E]]:
        """What the index says; one that is missing, damaged or of another version says nothing."""
        try:
            return {
                id: ((size, time, number), self._read(summary))
                for id, (size, time, number, summary) in self._entries().items()
            }
        except UNKNOWN:
            return {}

    def _entries(self) -> Data:
        """Newest first."""
        path = self._index.path
        stamp = self._disk.stamp(os.stat(path))
        known = self._parsed.get(path)
        if known is None or known[0] != stamp:
            entries: Data = (self._index.load() or {}).get("games", {})
            entries = dict(sorted(entries.items(), key=_when, reverse=True))
            if len(self._parsed) >= MONTHS_AT_HAND:
                self._parsed.clear()
            known = self._parsed[path] = (stamp, entries)
        return known[1]

    def _remember(self, found: dict[str, tuple[Stamp, E]], patience: float | None) -> None:
        """What can't be remembered is worked out again next time."""
        games = {id: [*stamp, asdict(summary)] for id, (stamp, summary) in found.items()}
        with suppress(StorageError), self._lock.held(patience):
            self._index.write({"games": games})


def _when(entry: tuple[str, Any]) -> tuple[str, str]:
    """What lists go by, of an entry of an index."""
    id, (*_, remembered) = entry
    return remembered["started"], id


def read_summary(data: dict[str, Any]) -> Summary:
    """As it was remembered; other fields than those of this version, or of another kind, are an error."""
    summary = Summary(**data | {"players": tuple(data["players"]), "winners": tuple(data["winners"])})
    scores = summary.scores or {}
    words = (summary.id, summary.kind, summary.started, summary.updated, summary.finished or "", summary.words)
    texts = (*words, *summary.players, *summary.winners, *scores, *summary.stage)
    numbers = (summary.over, *scores.values())
    if not (
        summary.players
        and isinstance(summary.stage, dict)
        and all(isinstance(text, str) for text in texts)
        and all(isinstance(number, int) for number in numbers)
        and all(map(is_time, (summary.started, summary.updated, summary.finished or summary.started)))
    ):
        raise TypeError
    return summary
