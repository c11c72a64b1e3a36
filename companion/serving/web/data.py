"""The store in a browser, where there is no disk: files are in memory, and what was written is kept by the browser.

`worker.js` reads all files from the browser's database before this starts. Whatever is written while the lock is held
goes into that database as one transaction, and nothing that we draw afterwards is shown before it is safe there.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from companion import BACKUPS, VERSION
from storage.files.disk import Disk, Stamp
from storage.protocol import Keeper
from storage.store import Store
from storage.values import App

FOLDER: Final = Path("/data")
"""As `worker.js` knows it."""
Save = Callable[[list[str]], None]


class BrowserDisk(Disk):
    """Files in memory; those that were touched are noted."""

    def __init__(self) -> None:
        self.touched: set[str] = set()

    def write(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        self.touched.add(str(path))

    def link(self, path: Path, name: Path) -> None:
        self.write(name, path.read_bytes())

    def replace(self, path: Path, name: Path) -> None:
        path.replace(name)
        self.touched |= {str(path), str(name)}

    def remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self.touched.add(str(path))

    def make_folder(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)

    def sync_folder(self, path: Path) -> None:
        """Nothing to do: what was touched is saved when the lock is released."""

    def stamp(self, status: os.stat_result) -> Stamp:
        """Without the number, which a file gets anew with every start."""
        return status.st_size, status.st_mtime_ns, 0


class BrowserLock:
    """One page has the data to itself; when the last block ends, everything that was touched is saved in one step."""

    def __init__(self, disk: BrowserDisk, save: Save) -> None:
        self._disk = disk
        self._save = save
        self._depth = 0

    @contextmanager
    def held(self, patience: float | None = None) -> Iterator[None]:
        self._depth += 1
        try:
            yield
        finally:
            self._depth -= 1
            if self._depth == 0 and self._disk.touched:
                touched, self._disk.touched = sorted(self._disk.touched), set()
                self._save(touched)


def open_store() -> Keeper:
    from companion_browser import save  # type: ignore[import-not-found]

    return store_in(FOLDER, save)


def store_in(folder: Path, save: Save) -> Keeper:
    disk = BrowserDisk()
    return Store(folder, App(VERSION, BACKUPS), BrowserLock(disk, save), disk)
