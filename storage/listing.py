"""The list of games: what is shown of each, remembered by month and worked out again wherever a file has changed."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from storage.errors import StorageError
from storage.files.disk import Disk, Stamp
from storage.files.safe_json import SafeJSON, load
from storage.one_writer import OneWriter
from storage.values import Summary


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
    words = (summary.id, summary.kind, summary.started, summary.updated, summary.finished or "", summary.words)
    names = (*summary.players, *summary.winners, *summary.glory)
    numbers = (summary.age, summary.over, *summary.glory.values())
    if not all(isinstance(text, str) for text in (*words, *names)) or not all(isinstance(n, int) for n in numbers):
        raise TypeError
    return summary
