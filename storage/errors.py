"""What can go wrong with the data folder: each in one English sentence, and with its facts for other languages."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple


class StorageError(Exception):
    """Something could not be read or saved. What was saved before is still there."""


class DiskFull(StorageError):
    def __init__(self) -> None:
        super().__init__(
            "There is no room left on this device: free some and try again; what was saved before is safe."
        )


class CannotWrite(StorageError):
    def __init__(self, folder: Path) -> None:
        super().__init__(f"Nothing can be written in the data folder {folder}; what was saved before is safe.")
        self.folder = folder


class CannotRead(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"The file {path.name} can't be read ({why}); nothing in it was changed.")
        self.name = path.name
        self.why = why


class Damaged(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"The file {name} is damaged, and so is its backup if there is one; both were left as they are."
        )
        self.name = name


class SetAside(StorageError):
    """A damaged game whose backup has taken its place: told, never raised."""

    def __init__(self, name: str, aside: str) -> None:
        super().__init__(
            f"The file {name} was damaged and set aside as {aside}; the game is as it was one entry before."
        )
        self.name = name
        self.aside = aside


class NewerVersion(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"The file {name} comes from a newer version of this app: update the app to open it.")
        self.name = name


class Owner(NamedTuple):
    """Who holds a data folder."""

    process: int
    machine: str


class InUse(StorageError):
    def __init__(self, owner: Owner | None) -> None:
        who = f"process {owner.process} on {owner.machine}" if owner else "another program"
        super().__init__(f"The data folder is in use by {who}: close it there, or wait and try again.")
        self.owner = owner


class NoSuchGame(StorageError):
    def __init__(self, id: str) -> None:
        super().__init__(f"There is no game {id} here.")
        self.id = id


class NoSuchPlayer(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"No player called {name} is remembered here.")
        self.name = name


class NameTaken(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"Another player is called {name}: merge the two if they are one.")
        self.name = name


class ChangedElsewhere(StorageError):
    def __init__(self) -> None:
        super().__init__("This game was changed in another window: look at it again before you go on.")


class NothingToUndo(StorageError):
    def __init__(self) -> None:
        super().__init__("There is nothing to take back.")


class NothingToRedo(StorageError):
    def __init__(self) -> None:
        super().__init__("There is nothing to bring back.")


class Flaw(StrEnum):
    """What is wrong with a backup."""

    NO_BACKUP = "This file is not a backup, or it is damaged."
    NO_MANIFEST = "This zip is not a backup of this app: it has no manifest."
    UNREADABLE_MANIFEST = "The manifest of this backup can't be read."
    TOO_LARGE = "This backup is too large to be one of ours."
    OTHER_FILES = "This backup holds other files than its manifest says."
    FOREIGN_FILE = "This backup holds a file that is none of ours."
    TOO_LARGE_FILE = "A file in this backup is too large to be one of ours."
    DAMAGED_FILE = "A file in this backup is damaged."
    UNREADABLE_FILE = "A file in this backup can't be read."


class BadArchive(StorageError):
    """A backup that isn't one of ours, or is not safe to unpack."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw.value)
        self.flaw = flaw


@contextmanager
def told_plainly(path: Path) -> Iterator[None]:
    """Turns the system's errors about a file into ours."""
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise DiskFull from error
        if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR):
            raise CannotWrite(path.parent) from error
        raise CannotRead(path, error.strerror or str(error)) from error
