"""Disks that count, and disks that fail: one refuses a step, the power of another one is cut."""

import errno
import os
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path

from storage.files.disk import Disk


class CountingDisk(Disk):
    """Remembers which files were read and written."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.read_files: list[str] = []
        self.written_files: list[str] = []

    def read(self, path: Path) -> bytes:
        self.read_files.append(path.name)
        return super().read(path)

    def write(self, path: Path, content: bytes) -> None:
        self.written_files.append(path.name)
        super().write(path, content)


class FailingDisk(Disk):
    """Does everything but one step, which it refuses as the system would."""

    def __init__(self, step: int, code: int = errno.ENOSPC) -> None:
        self.left = step
        self.code = code

    def _step(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise OSError(self.code, os.strerror(self.code))

    def write(self, path: Path, content: bytes) -> None:
        if self.left == 0:
            path.write_bytes(content[: len(content) // 2])
        self._step()
        super().write(path, content)

    def link(self, path: Path, name: Path) -> None:
        self._step()
        super().link(path, name)

    def replace(self, path: Path, name: Path) -> None:
        self._step()
        super().replace(path, name)

    def sync_folder(self, path: Path) -> None:
        self._step()
        super().sync_folder(path)


class PowerCutDisk(Disk):
    """Remembers what was surely on the disk after each step, and what may or may not have been.

    Content is sure after a sync of the file, names after a sync of the folder. A power cut keeps any of the changes of
    names that were not sure yet, and any part of a content.
    """

    def __init__(self) -> None:
        self.contents: list[bytes] = []
        self.sure_contents: set[int] = set()
        self.now: dict[str, int] = {}
        self.sure: dict[str, int] = {}
        self.pending: list[dict[str, int | None]] = []
        self.moments: list[tuple[dict[str, int], list[dict[str, int | None]], set[int]]] = []

    def _rename(self, change: dict[str, int | None]) -> None:
        self.pending.append(change)
        _apply(self.now, change)
        self._moment()

    def _moment(self) -> None:
        self.moments.append((dict(self.sure), list(self.pending), set(self.sure_contents)))

    def write(self, path: Path, content: bytes) -> None:
        number = len(self.contents)
        self.contents.append(content)
        self._rename({path.name: number})
        self.sync_content(number)
        super().write(path, content)

    def sync_content(self, number: int) -> None:
        self.sure_contents.add(number)
        self._moment()

    def link(self, path: Path, name: Path) -> None:
        self._rename({name.name: self.now[path.name]})
        super().link(path, name)

    def replace(self, path: Path, name: Path) -> None:
        self._rename({name.name: self.now[path.name], path.name: None})
        super().replace(path, name)

    def remove(self, path: Path) -> None:
        if path.name in self.now:
            self._rename({path.name: None})
        super().remove(path)

    def sync_folder(self, path: Path) -> None:
        self.sure, self.pending = dict(self.now), []
        self._moment()
        super().sync_folder(path)

    def after_power_cuts(self) -> Iterator[dict[str, bytes]]:
        """Every folder that could be found afterwards, for a cut at any moment."""
        for sure, pending, sure_contents in self.moments:
            for kept in chain.from_iterable(combinations(pending, count) for count in range(len(pending) + 1)):
                names = dict(sure)
                for change in kept:
                    _apply(names, change)
                for torn in (
                    lambda content: b"",
                    lambda content: content[: len(content) // 2],
                    lambda content: b"\0" * 9,
                ):
                    yield {
                        name: self.contents[number] if number in sure_contents else torn(self.contents[number])
                        for name, number in names.items()
                    }


class NoSyncDisk(PowerCutDisk):
    """Forgets to sync contents: what a careless storage would do."""

    def sync_content(self, number: int) -> None:
        self._moment()


def _apply(names: dict[str, int], change: dict[str, int | None]) -> None:
    for name, number in change.items():
        if number is None:
            names.pop(name, None)
        else:
            names[name] = number
