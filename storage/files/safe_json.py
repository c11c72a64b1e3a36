"""A TinyDB storage that survives a crash at any moment.

A file is written beside the old one, synced, and takes its name in one step; the old content stays as a backup. A file
that turns out to be damaged is set aside, never deleted, and the backup takes its place.
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Any

from tinydb import Storage

from storage.errors import Damaged, StorageError, told_plainly
from storage.files.disk import Disk

Data = dict[str, Any]
Alone = Callable[[], AbstractContextManager[None]]


def new_name(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def backup_name(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


class SafeJSON(Storage):
    """One JSON file. `damage` tells where a damaged one was put, if reading found it so.

    Whoever writes holds a lock; `alone` takes it where reading has to write, to recover a file.
    """

    def __init__(self, path: Path, disk: Disk | None = None, alone: Alone = nullcontext) -> None:
        self.path = path
        self.disk = disk or Disk()
        self.alone = alone
        self.damage: Path | None = None

    def is_there(self) -> bool:
        """Whether there is something to read."""
        with told_plainly(self.path):
            return self.path.exists() or backup_name(self.path).exists()

    def load(self) -> Data | None:
        """What the file holds, if that is a JSON object; nothing is recovered."""
        return self._load(self.path)

    def read(self) -> Data | None:
        with told_plainly(self.path):
            if not self.is_there():
                return None
            data = self.load()
            if data is not None:
                return data
            saved = self._load(backup_name(self.path))
            if saved is None:
                raise Damaged(self.path.name)
        with suppress(StorageError), self.alone(), told_plainly(self.path):
            self._recover()
        return self.load() or saved

    def write(self, data: Data) -> None:
        content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        with told_plainly(self.path):
            self.disk.make_folder(self.path.parent)
            try:
                self.disk.write(new_name(self.path), content)
                self._keep_backup()
                self.disk.replace(new_name(self.path), self.path)
                self.disk.sync_folder(self.path.parent)
            except OSError:
                self.disk.remove(new_name(self.path))
                raise

    def _keep_backup(self) -> None:
        """The present content under the backup's name, while it keeps its own."""
        if not self.path.exists():
            return
        spare = backup_name(new_name(self.path))
        self.disk.remove(spare)
        try:
            self.disk.link(self.path, spare)
        except (OSError, NotImplementedError):
            self.disk.write(spare, self.disk.read(self.path))
        self.disk.replace(spare, backup_name(self.path))

    def _recover(self) -> None:
        """Puts the damaged file aside and the backup's content in its place, unless somebody just did."""
        if self.load() is not None:
            return
        content = self.disk.read(backup_name(self.path))
        if self.path.exists():
            self.damage = _free_name(self.path)
            self.disk.write(self.damage, self.disk.read(self.path))
        self.disk.write(new_name(self.path), content)
        self.disk.replace(new_name(self.path), self.path)
        self.disk.sync_folder(self.path.parent)

    def _load(self, path: Path) -> Data | None:
        try:
            data = json.loads(self.disk.read(path))
        except (FileNotFoundError, ValueError, RecursionError):
            return None
        return data if isinstance(data, dict) else None


def _free_name(path: Path) -> Path:
    """`game.json.damaged`, or the first number behind it that is free."""
    numbers = iter(range(2, 1_000_000))
    name = path.with_name(path.name + ".damaged")
    while name.exists():
        name = path.with_name(f"{path.name}.damaged-{next(numbers)}")
    return name
