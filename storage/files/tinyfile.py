"""One record in one TinyDB file of its own, so that saving it costs the same however many others there are."""

from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError
from tinydb import TinyDB
from tinydb.table import Document

from rules.problems import Refused
from storage.errors import Damaged, told_plainly
from storage.files.disk import Disk
from storage.files.migrations import keep_original, migrated
from storage.files.safe_json import SafeJSON
from storage.one_writer import OneWriter
from storage.records import Record

R = TypeVar("R", bound=Record)
ONLY = 1


class TinyFile(Generic[R]):
    def __init__(self, path: Path, model: type[R], disk: Disk, lock: OneWriter) -> None:
        self.path = path
        self._model = model
        self._disk = disk
        self.storage = SafeJSON(path, disk, lock.held)

    def read(self) -> R | None:
        """The record, recovered or brought up to date if need be; `None` if there is none."""
        document = TinyDB(storage=lambda: self.storage).get(doc_id=ONLY)
        if document is None:
            return None
        record = migrated(dict(document), self.path.name)
        try:
            return self._model.model_validate(record)
        except (ValidationError, Refused):
            raise Damaged(self.path.name) from None

    def write(self, record: R) -> None:
        """On the disk when this returns, in one step; TinyDB's own `upsert` would take two for a new record.

        The first time, a file of an older version stays beside it.
        """
        data = self._model.model_validate(record.data()).data()
        database = TinyDB(storage=lambda: self.storage)
        document = database.get(doc_id=ONLY)
        if document is not None:
            with told_plainly(self.path):
                keep_original(self.path, document, self._disk)
            database.update(data, doc_ids=[ONLY])
        else:
            database.insert(Document(data, doc_id=ONLY))
