"""What lists show of each game, remembered by month and worked out again wherever a file has changed."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final

from storage.errors import StorageError
from storage.files.disk import Disk, Stamp
from storage.files.folders import look_through, months_in
from storage.files.one_writer import OneWriter
from storage.files.safe_json import SafeJSON, Tell
from storage.values import Place, Progress, Summary, is_time

Summarise = Callable[[Place, str], Summary | None]
"""How the game of this id in this place stands; `None` if it can't be read."""

HARDLY_ANY: Final = 0.1
"""Seconds that a list waits for who writes, only to be remembered; they need milliseconds."""


def nobody_counts() -> None:
    """For lists that are shown once they are there."""


@dataclass(frozen=True, slots=True)
class Months:
    folder: Path
    disk: Disk
    lock: OneWriter
    summarise: Summarise
    tell: Tell

    def summaries(self, place: Place) -> Iterator[Summary]:
        """Of all games in a place, newest first."""
        for month in self._months(place):
            yield from month.summaries()

    def catch_up(self, progress: Progress) -> None:
        """Works out whatever isn't remembered, in both places."""
        months = [*self._months("games"), *self._months("bin")]
        unknown = sum(month.unknown() for month in months)
        worked_out = count(1)
        for month in months:
            month.summaries(lambda: progress(next(worked_out), unknown), patience=None)

    def _months(self, place: Place) -> list["Month"]:
        return [
            Month(
                self.folder / place / name,
                self.folder / "index" / f"{place}-{name}.json",
                self.disk,
                self.lock,
                partial(self.summarise, place),
                self.tell,
            )
            for name in months_in(self.folder, place)
        ]


class Month:
    """The summaries of the games begun in one month."""

    def __init__(
        self,
        folder: Path,
        index: Path,
        disk: Disk,
        lock: OneWriter,
        summarise: Callable[[str], Summary | None],
        tell: Tell,
    ) -> None:
        self._folder = folder
        self._index = SafeJSON(index, disk)
        self._disk = disk
        self._lock = lock
        self._summarise = summarise
        self._tell = tell

    def unknown(self) -> int:
        """How many games would have to be opened."""
        known = self._remembered()
        return sum(id not in known or known[id][0] != stamp for id, stamp in self._files())

    def summaries(
        self, opened: Callable[[], None] = nobody_counts, patience: float | None = HARDLY_ANY
    ) -> list[Summary]:
        """Newest first; `opened` is told of each game that had to be opened. `patience` is for remembering them."""
        known = self._remembered()
        found: dict[str, tuple[Stamp, Summary]] = {}
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

    def _files(self) -> Iterator[tuple[str, Stamp]]:
        found = look_through(self._folder, self._tell)
        if found.unfinished:
            self._tidy_up(found.unfinished)
        for id, status in found.games:
            yield id, self._disk.stamp(status)

    def _tidy_up(self, unfinished: list[Path]) -> None:
        """Who writes holds the lock: whatever is unfinished while nobody does was left behind by somebody killed."""
        with suppress(StorageError, OSError), self._lock.held(patience=0):
            for path in unfinished:
                self._disk.remove(path)

    def _remembered(self) -> dict[str, tuple[Stamp, Summary]]:
        """What the index says; one that is missing, damaged or of another version says nothing."""
        try:
            entries: dict[str, Any] = (self._index.load() or {}).get("games", {})
            return {
                id: ((size, time, number), _summary(summary)) for id, (size, time, number, summary) in entries.items()
            }
        except (OSError, ValueError, TypeError, AttributeError, KeyError):
            return {}

    def _remember(self, found: dict[str, tuple[Stamp, Summary]], patience: float | None) -> None:
        """What can't be remembered is worked out again next time."""
        games = {id: [*stamp, asdict(summary)] for id, (stamp, summary) in found.items()}
        with suppress(StorageError), self._lock.held(patience):
            self._index.write({"games": games})


def _summary(data: dict[str, Any]) -> Summary:
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
