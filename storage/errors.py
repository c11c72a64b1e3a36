"""What can go wrong with what is kept: a code each, with its facts. Whoever shows it finds the words."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from rules.limits import LARGEST_FILE

LONGEST_NAME_TOLD: Final = 100
"""Characters of a name that a stranger has chosen."""


class StorageError(Exception):
    """Something could not be read or saved. What was saved before is still there."""

    code: ClassVar[str]
    """As the commands report it."""

    def __init__(self, **facts: Any) -> None:
        self.facts = {name: _printable(fact) for name, fact in facts.items()}
        super().__init__(", ".join((self.code, *(f"{name} {fact}" for name, fact in self.facts.items()))))


class DiskFull(StorageError):
    code = "disk_full"


class CannotWrite(StorageError):
    code = "cannot_write"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder=folder)


class CannotRead(StorageError):
    code = "cannot_read"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name=name, why=why)


class Damaged(StorageError):
    """A file that is damaged, and its backup too if there is one."""

    code = "damaged"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class SetAside(StorageError):
    """A damaged game whose backup has taken its place: told, never raised."""

    code = "set_aside"

    def __init__(self, name: str, aside: str) -> None:
        super().__init__(name=name, aside=aside)


class PutAside(StorageError):
    """Something other than a game that can't be read, and that everything goes on without: told, never raised."""

    code = "put_aside"

    def __init__(self, name: str, aside: str) -> None:
        super().__init__(name=name, aside=aside)


class NotOurs(StorageError):
    """Something in the data folder that the app hasn't put there: told, never raised."""

    code = "not_ours"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class TooLarge(StorageError):
    """More than is kept in one place, or would be brought back by a backup."""

    code = "too_large"

    def __init__(self, name: str) -> None:
        super().__init__(name=name, most=LARGEST_FILE)


class NewerVersion(StorageError):
    """A file that a newer version of the app has written."""

    code = "newer_version"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class Owner(NamedTuple):
    """Who holds a data folder."""

    process: int
    machine: str


class InUse(StorageError):
    code = "in_use"

    def __init__(self, owner: Owner | None) -> None:
        super().__init__(owner=owner)
        self.owner = owner


class NoAnswer(StorageError):
    """A database that can't be reached, or is too busy. What was just to be kept may be there, or not."""

    code = "no_answer"


class NoDriver(StorageError):
    """What talks to a database isn't installed."""

    code = "no_driver"


class DatabaseRefuses(StorageError):
    """A database that answers, but does not do what it is asked; `why` is its own code for the reason."""

    code = "database_refuses"

    def __init__(self, why: str) -> None:
        super().__init__(why=why)


class NewerDatabase(StorageError):
    """A database whose tables a newer version of the app has made."""

    code = "newer_database"


class NoSuchGame(StorageError):
    code = "no_such_game"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)


class NoSuchPlayer(StorageError):
    code = "no_such_player"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class NoSuchCard(StorageError):
    code = "no_such_card"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class CardTaken(StorageError):
    code = "card_taken"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class NameTaken(StorageError):
    code = "name_taken"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)


class ChangedElsewhere(StorageError):
    """The game is no longer the one that the caller has seen."""

    code = "changed_elsewhere"


class NothingToUndo(StorageError):
    code = "nothing_to_undo"


class NothingToRedo(StorageError):
    code = "nothing_to_redo"


class Flaw(StrEnum):
    """What is wrong with a backup as a whole."""

    NO_BACKUP = "no_backup"
    NO_MANIFEST = "no_manifest"
    UNREADABLE_MANIFEST = "unreadable_manifest"
    TOO_LARGE = "too_large"


class BadArchive(StorageError):
    """A backup that isn't one of ours, or is not safe to unpack."""

    code = "bad_archive"

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw=flaw)
        self.flaw = flaw


class Why(StrEnum):
    """What is wrong with a single file of a backup."""

    UNLISTED = "unlisted"
    FOREIGN = "foreign"
    TOO_LARGE = "too_large"
    TOO_MANY = "too_many"
    DAMAGED = "damaged"
    UNREADABLE = "unreadable"
    UNPLAYABLE = "unplayable"
    NEWER = "newer"
    IN_THE_WAY = "in_the_way"
    """What is here in its place can't be read, and isn't to be replaced."""


class NotRestored(StorageError):
    """A file of a backup that is left out, while all others are taken: told, never raised out of here."""

    code = "not_restored"

    def __init__(self, name: str, why: Why) -> None:
        super().__init__(name=name[:LONGEST_NAME_TOLD], why=why)
        self.why = why


class NotHandedOver(StorageError):
    """What another device has handed over can't be kept here: what goes along with the game makes no sense."""

    code = "not_handed_over"


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
        raise CannotRead(path.name, error.strerror or str(error)) from error


def _printable(fact: Any) -> Any:
    """Names of files may hold bytes that are no text: whoever tells of them mustn't fail over it."""
    match fact:
        case StrEnum():
            return fact
        case str():
            return fact.encode("utf-8", "backslashreplace").decode()
        case Path():
            return Path(str(fact).encode("utf-8", "backslashreplace").decode())
        case _:
            return fact
