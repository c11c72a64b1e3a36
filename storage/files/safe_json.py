"""A TinyDB storage that survives a crash at any moment.

A file is written beside the old one, synced, and takes its name in one step; the old content stays as a backup. A file
that turns out to be bad is set aside, never deleted, and the backup takes its place.
"""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from tinydb import Storage

from storage.errors import CannotRead, Damaged, NewerVersion, PutAside, SetAside, StorageError, TooLarge, told_plainly
from storage.files.disk import Disk

Data = dict[str, Any]
Alone = Callable[[], AbstractContextManager[None]]
Check = Callable[[Data], object]
"""Raises what is wrong with the data of a file."""
Tell = Callable[[StorageError], None]
IRREGULAR: Final = "not a regular file"


def new_name(path: Path) -> Path:
    return path.with_name(path.name + ".new")


def backup_name(path: Path) -> Path:
    return path.with_name(path.name + ".bak")


def tell_nobody(notice: StorageError) -> None:
    """For files whose loss of one entry nobody would notice."""


def anything(data: Data) -> None:
    """For files of which nothing is known but that they are JSON."""


class SafeJSON(Storage):
    """One JSON file. Whoever writes holds a lock; `alone` takes it where reading has to write, to recover a file."""

    def __init__(
        self,
        path: Path,
        disk: Disk | None = None,
        alone: Alone = nullcontext,
        check: Check = anything,
        tell: Tell = tell_nobody,
        largest: int | None = None,
    ) -> None:
        self.path = path
        self.disk = disk or Disk()
        self.alone = alone
        self.check = check
        self.tell = tell
        self.largest = largest
        self.trouble: StorageError | None = None
        """What was wrong with the file when it was loaded last."""

    def is_there(self) -> bool:
        """Whether there is something to read."""
        with told_plainly(self.path):
            return self.path.exists() or backup_name(self.path).exists()

    def load(self) -> Data | None:
        """What the file holds, if that is good; nothing is recovered."""
        return self._load(self.path)

    def read(self) -> Data | None:
        with told_plainly(self.path):
            while self.is_there():
                data = self.load()
                if data is not None:
                    return data
                if self.trouble is not None or backup_name(self.path).exists():
                    return self._second_best()
        return None

    def write(self, data: Data) -> None:
        try:
            content = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        except UnicodeEncodeError:
            raise Damaged(self.path.name) from None
        if self.largest is not None and len(content) > self.largest:
            raise TooLarge(self.path.name)
        with told_plainly(self.path):
            self._make_way()
            self.disk.make_folder(self.path.parent)
            try:
                self.disk.write(new_name(self.path), content)
                self._keep_backup()
                self.disk.replace(new_name(self.path), self.path)
                self.disk.sync_folder(self.path.parent)
            except OSError:
                self.disk.remove(new_name(self.path))
                raise

    def put_aside(self) -> None:
        """The file under another name if it can't be read, and its backup likewise."""
        with told_plainly(self.path):
            asides = [self._put_aside(path) for path in (self.path, backup_name(self.path))]
        for aside in filter(None, asides[:1]):
            self.tell(PutAside(self.path.name, aside.name))

    def _make_way(self) -> None:
        """A file where the folder should be, or a folder where the file should be, is put aside."""
        for path, is_wrong in ((self.path.parent, Path.is_file), (self.path, Path.is_dir)):
            if is_wrong(path):
                self.tell(PutAside(path.name, self._move_aside(path, "damaged").name))

    def _put_aside(self, path: Path) -> Path | None:
        if self._load(path) is not None or not _is_taken(path):
            return None
        return self._move_aside(path, "newer" if isinstance(self.trouble, NewerVersion) else "damaged")

    def _move_aside(self, path: Path, what: str) -> Path:
        aside = _free_name(path, what)
        self.disk.replace(path, aside)
        self.disk.sync_folder(path.parent)
        return aside

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

    def _second_best(self) -> Data | None:
        """What the backup holds, which takes the file's place if that can be; or else what is wrong with the file."""
        trouble = self.trouble
        saved = None if isinstance(trouble, NewerVersion) else self._load(backup_name(self.path))
        if saved is None:
            raise trouble or Damaged(self.path.name)
        try:
            with self.alone(), told_plainly(self.path):
                return self._recovered()
        except StorageError:
            return saved

    def _recovered(self) -> Data | None:
        """Puts the bad file aside and the backup's content in its place, unless somebody just did, or moved both."""
        data = self.load()
        if data is not None or not self.is_there():
            return data
        content = self.disk.read(backup_name(self.path))
        aside = _free_name(self.path, "damaged") if _is_taken(self.path) else None
        if aside and self.path.is_file():
            self.disk.write(aside, self.disk.read(self.path))
        elif aside:
            self.disk.replace(self.path, aside)
        self.disk.write(new_name(self.path), content)
        self.disk.replace(new_name(self.path), self.path)
        self.disk.sync_folder(self.path.parent)
        if aside:
            self.tell(SetAside(self.path.name, aside.name))
        return self.load()

    def _load(self, path: Path) -> Data | None:
        self.trouble = None
        try:
            if not path.is_file() and _is_taken(path):
                raise CannotRead(path.name, IRREGULAR)
            data = parsed(self.disk.read(path))
            self.check(data)
        except FileNotFoundError:
            return None
        except (ValueError, RecursionError):
            self.trouble = Damaged(path.name)
        except StorageError as error:
            self.trouble = error
        else:
            return data
        return None


def parsed(content: bytes) -> Data:
    """A JSON object, or `ValueError`: without half characters, which nothing can show, and without infinite numbers."""
    text = content.decode()
    data = DECODER.decode(text)
    if not isinstance(data, dict):
        raise ValueError(type(data))
    if "\\u" in text:
        json.dumps(data, ensure_ascii=False).encode()
    return data


def _no_number(constant: str) -> float:
    raise ValueError(constant)


DECODER: Final = json.JSONDecoder(parse_constant=_no_number)


def _is_taken(path: Path) -> bool:
    """Whether anything has this name, be it a link that leads nowhere."""
    return path.exists() or path.is_symlink()


def _free_name(path: Path, what: str) -> Path:
    """`game.json.damaged`, or the first number behind it that is free."""
    numbers = iter(range(2, 1_000_000))
    name = path.with_name(f"{path.name}.{what}")
    while _is_taken(name):
        name = path.with_name(f"{path.name}.{what}-{next(numbers)}")
    return name
