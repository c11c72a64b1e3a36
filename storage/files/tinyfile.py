"""One record in one TinyDB file of its own, so that saving it costs the same however many others there are."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from tinydb import TinyDB
from tinydb.table import Document

from rules.limits import LARGEST_FILE
from storage.errors import CannotRead, Damaged, NewerVersion, SetAside, StorageError, told_plainly
from storage.files.disk import Disk
from storage.files.migrations import keep_original
from storage.files.one_writer import OneWriter
from storage.files.reading import ONLY, record_in
from storage.files.safe_json import SafeJSON, Tell
from storage.records import Data, Record, anything

R = TypeVar("R", bound=Record)
UNREADABLE = (CannotRead, Damaged, NewerVersion)


class TinyFile(Generic[R]):
    """`expendable` files are put aside if they can't be read, and everything goes on without them. `renewed` files are
    written in the present version once they were read: what is read at every start is not to be brought up to date at
    every start."""

    def __init__(
        self,
        path: Path,
        model: type[R],
        disk: Disk,
        lock: OneWriter,
        tell: Tell,
        *,
        expendable: bool = False,
        renewed: bool = False,
    ) -> None:
        self.path = path
        self._model = model
        self._disk = disk
        self._lock = lock
        self._tell = tell
        self._expendable = expendable
        self._renewed = renewed
        self._storage = SafeJSON(path, disk, lock.held, self._check, self._tell_loss, LARGEST_FILE)
        self._record: R | None = None
        """As the file had it when it was loaded last."""
        self._also: Callable[[R], object] = anything

    def read(self, check: Callable[[R], object] = anything) -> R | None:
        """The record, recovered or brought up to date if need be; `None` if there is none."""
        self._also = check
        try:
            schema = self._found()
        except StorageError as error:
            if not self._expendable:
                raise
            return self._read_without(error)
        record = self._record
        if self._renewed and record and schema != record.schema_number:
            with suppress(StorageError):
                self.put(record)
        return record

    def change(self, change: Callable[[R | None], R]) -> R:
        """On the disk when this returns, in one step."""
        return self._write(change, replaced=UNREADABLE if self._expendable else ())

    def put(self, record: R) -> None:
        """The same, whatever was there before, unless a newer version has written a game there."""
        self._write(lambda _: record, replaced=UNREADABLE if self._expendable else (CannotRead, Damaged))

    def _found(self) -> int | None:
        """The version of what the file holds, which is in `_record` then."""
        self._record = None
        document = self._database().get(doc_id=ONLY)
        return document["schema"] if document else None

    def _read_without(self, error: StorageError) -> R | None:
        """What is left once the file is put aside; it stays where it is if nothing can be written."""
        try:
            with self._lock.held():
                self._storage.put_aside()
                self._found()
        except StorageError:
            self._tell(error)
            return None
        return self._record

    def _write(self, make: Callable[[R | None], R], replaced: tuple[type[StorageError], ...]) -> R:
        """Reads once and writes once; the first time, a file of an older version stays beside the new one. What is
        `replaced` is put aside."""
        asked = False
        written: list[R] = []

        def rewrite(document: Data) -> None:
            nonlocal asked
            asked = True
            record = make(self._record)
            with told_plainly(self.path):
                keep_original(self.path, document, self._disk)
            document.clear()
            document.update(record.data())
            written.append(record)

        with self._lock.held():
            try:
                if self._storage.is_there():
                    self._database().update(rewrite, doc_ids=[ONLY])
            except replaced:
                if asked:
                    raise
                self._storage.put_aside()
                return self._write(make, replaced=())
            if not written:
                written.append(make(None))
                self._database().insert(Document(written[0].data(), doc_id=ONLY))
        return written[0]

    def _database(self) -> TinyDB:
        return TinyDB(storage=lambda: self._storage)

    def _check(self, data: Data) -> None:
        record = record_in(data, self._model, self.path.name)
        if record is not None:
            self._also(record)
        self._record = record

    def _tell_loss(self, notice: StorageError) -> None:
        """That players or settings are as they were one save before, nobody would notice."""
        if not (self._expendable and isinstance(notice, SetAside)):
            self._tell(notice)
