"""What can go wrong with the data folder, each in one sentence for the person holding the phone."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


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


class CannotRead(StorageError):
    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"The file {path.name} can't be read ({why}); nothing in it was changed.")


class Damaged(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(
            f"The file {name} is damaged, and so is its backup if there is one; both were left as they are."
        )


class NewerVersion(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"The file {name} comes from a newer version of this app: update the app to open it.")


class InUse(StorageError):
    def __init__(self, owner: str) -> None:
        super().__init__(f"The data folder is in use by {owner}: close it there, or wait and try again.")


class NoSuchGame(StorageError):
    def __init__(self, id: str) -> None:
        super().__init__(f"There is no game {id} here.")


class NoSuchPlayer(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"No player called {name} is remembered here.")


class NameTaken(StorageError):
    def __init__(self, name: str) -> None:
        super().__init__(f"Another player is called {name}: merge the two if they are one.")


class ChangedElsewhere(StorageError):
    def __init__(self) -> None:
        super().__init__("This game was changed in another window: look at it again before you go on.")


class NothingToUndo(StorageError):
    def __init__(self) -> None:
        super().__init__("There is nothing to take back.")


class NothingToRedo(StorageError):
    def __init__(self) -> None:
        super().__init__("There is nothing to bring back.")


class BadArchive(StorageError):
    """A backup that isn't one of ours, or is not safe to unpack."""


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
