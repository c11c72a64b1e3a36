"""The list of games: what is shown of each, remembered by month and worked out again wherever a file has changed."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from storage.disk import Disk, Stamp
from storage.errors import StorageError
from storage.one_writer import OneWriter
from storage.safe_json import SafeJSON, load


@dataclass(frozen=True, slots=True)
class Summary:
    """A game as the list shows it."""

    id: str
    started: str
    updated: str
    finished: str | None
    players: tuple[str, ...]
    age: int
    over: bool
    winners: tuple[str, ...]
    glory: dict[str, int]
    words: str
    """What a search looks in, in lower case."""


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games of the list are wanted; dates are the beginnings of ISO times, such as `2026-11`."""

    player: frozenset[str] = frozenset()
    """Any of these names."""
    since: str = ""
    until: str = ""
    text: str = ""
    finished: bool | None = None
    """Only those that are done with, or only those that are not."""

    def fits(self, summary: Summary) -> bool:
        return (
            (not self.player or not self.player.isdisjoint(summary.players))
            and summary.started >= self.since
            and (not self.until or summary.started[: len(self.until)] <= self.until)
            and all(word in summary.words for word in self.text.lower().split())
            and self.finished in (None, summary.finished is not None)
        )


class Month:
    """The summaries of the games begun in one month."""

    def __init__(
        self,
        folder: Path,
        index: Path,
        disk: Disk,
        lock: OneWriter,
        summarise: Callable[[str], Summary | None],
    ) -> None:
        self._folder = folder
        self._index = SafeJSON(index, disk)
        self._disk = disk
        self._lock = lock
        self._summarise = summarise

    def summaries(self) -> list[Summary]:
        """Newest first."""
        known = self._remembered()
        found: dict[str, tuple[Stamp, Summary]] = {}
        for id, stamp in self._files():
            if id in known and known[id][0] == stamp:
                found[id] = known[id]
            elif summary := self._summarise(id):
                found[id] = (stamp, summary)
        if found != known:
            self._remember(found)
        return sorted((summary for _, summary in found.values()), key=lambda s: (s.started, s.id), reverse=True)

    def _files(self) -> Iterator[tuple[str, Stamp]]:
        if not self._folder.is_dir():
            return
        with os.scandir(self._folder) as entries:
            for entry in entries:
                if entry.name.endswith(".json"):
                    yield entry.name.removesuffix(".json"), self._disk.stamp(entry.stat())

    def _remembered(self) -> dict[str, tuple[Stamp, Summary]]:
        """What the index says; one that is missing, damaged or of another version says nothing."""
        try:
            entries: dict[str, Any] = (load(self._index.path) or {}).get("games", {})
            return {
                id: ((size, time, number), _summary(summary)) for id, (size, time, number, summary) in entries.items()
            }
        except (OSError, ValueError, TypeError, AttributeError, KeyError):
            return {}

    def _remember(self, found: dict[str, tuple[Stamp, Summary]]) -> None:
        """What can't be remembered is worked out again next time."""
        games = {id: [*stamp, asdict(summary)] for id, (stamp, summary) in found.items()}
        with suppress(StorageError), self._lock.held():
            self._index.write({"games": games})


def _summary(data: dict[str, Any]) -> Summary:
    """As it was remembered; other fields than those of this version, or of another kind, are an error."""
    summary = Summary(**data | {"players": tuple(data["players"]), "winners": tuple(data["winners"])})
    words = (summary.id, summary.started, summary.updated, summary.finished or "", summary.words)
    names = (*summary.players, *summary.winners, *summary.glory)
    numbers = (summary.age, summary.over, *summary.glory.values())
    if not all(isinstance(text, str) for text in (*words, *names)) or not all(isinstance(n, int) for n in numbers):
        raise TypeError
    return summary
