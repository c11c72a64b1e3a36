"""What a file holds, whether it lies in the folder or in a backup: one record, in the present version."""

from typing import TypeVar

from pydantic import ValidationError

from rules.problems import Refused
from storage.errors import Damaged
from storage.files.migrations import migrated
from storage.records import Data, GameRecord, Record

R = TypeVar("R", bound=Record)
TABLE, ONLY = "_default", 1
"""Where TinyDB has it."""


def record_in(data: Data, model: type[R], name: str) -> R | None:
    """The record in the data of a file; none if it is empty. `Damaged` or `NewerVersion` if it can't be one of ours.

    A game has the name of its file.
    """
    document = _document(data, name)
    if document is None:
        return None
    current = migrated(document, name)
    try:
        record = model.model_validate(current)
    except (ValidationError, Refused, RecursionError):
        raise Damaged(name) from None
    if isinstance(record, GameRecord) and name != f"{record.id}.json":
        raise Damaged(name)
    return record


def _document(data: Data, name: str) -> Data | None:
    documents = data.get(TABLE, {})
    if not (data.keys() <= {TABLE} and isinstance(documents, dict) and documents.keys() <= {str(ONLY)}):
        raise Damaged(name)
    document = documents.get(str(ONLY))
    if document is not None and not isinstance(document, dict):
        raise Damaged(name)
    return document
