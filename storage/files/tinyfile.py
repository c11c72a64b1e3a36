"""One record in one TinyDB file of its own, so that saving it costs the same however many others there are."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError
from tinydb import TinyDB
from tinydb.table import Document

from rules.problems import Refused
from storage.errors import Damaged, SetAside, StorageError, told_plainly
from storage.files.disk import Disk
from storage.files.migrations import keep_original, migrated
from storage.files.one_writer import OneWriter
from storage.files.safe_json import SafeJSON
from storage.records import Data, Record

R = TypeVar("R", bound=Record)
Tell = Callable[[StorageError], None]
ONLY = 1


def tell_nobody(notice: StorageError) -> None:
    """For files whose loss of one entry nobody would notice."""


class TinyFile(Generic[R]):
    """`renewed` files are written in the present version once they were read: what is read at every start is not to be
    brought up to date at every start."""

    def __init__(
        self,
        path: Path,
        model: type[R],
        disk: Disk,
        lock: OneWriter,
        tell: Tell = tell_nobody,
        *,
        renewed: bool = False,
    ) -> None:
        self.path = path
        self._model = model
        self._disk = disk
        self._lock = lock
        self._tell = tell
        self._renewed = renewed
        self._storage = SafeJSON(path, disk, lock.held)

    def read(self) -> R | None:
        """The record, recovered or brought up to date if need be; `None` if there is none."""
        document = self._database().get(doc_id=ONLY)
        self._tell_damage()
        if document is None:
            return None
        record = self._checked(dict(document))
        if self._renewed and document["schema"] != record.schema_number:
            with suppress(StorageError):
                self.put(record)
        return record

    def change(self, change: Callable[[R | None], R]) -> R:
        """On the disk when this returns, in one step."""
        return self._write(lambda document: change(None if document is None else self._checked(document)))

    def put(self, record: R) -> None:
        """The same, whatever was there before."""
        self._write(lambda _: record)

    def _write(self, make: Callable[[Data | None], R]) -> R:
        """Reads once and writes once; the first time, a file of an older version stays beside the new one."""
        written: list[R] = []

        def rewrite(document: Data) -> None:
            self._tell_damage()
            record = make(dict(document))
            with told_plainly(self.path):
                keep_original(self.path, document, self._disk)
            document.clear()
            document.update(record.data())
            written.append(record)

        with self._lock.held():
            if self._storage.is_there():
                self._database().update(rewrite, doc_ids=[ONLY])
            if not written:
                written.append(make(None))
                self._database().insert(Document(written[0].data(), doc_id=ONLY))
        return written[0]

    def _database(self) -> TinyDB:
        return TinyDB(storage=lambda: self._storage)

    def _checked(self, document: Data) -> R:
        record = migrated(document, self.path.name)
        try:
            return self._model.model_validate(record)
        except (ValidationError, Refused):
            raise Damaged(self.path.name) from None

    def _tell_damage(self) -> None:
        if self._storage.damage is not None:
            self._tell(SetAside(self.path.name, self._storage.damage.name))
