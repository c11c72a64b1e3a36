"""Old files become new ones, one version at a time, and a copy of the original is kept."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from storage.errors import Damaged, NewerVersion
from storage.files.disk import Disk

Data = dict[str, Any]
Migration = Callable[[Data], Data]

SCHEMA: Final = 2
"""The version that this app writes."""


def _changes_of_rules(record: Data) -> Data:
    """Since version 2 a change may be one of rules; before it there was none."""
    return record


MIGRATIONS: Final[Mapping[int, Migration]] = {1: _changes_of_rules}
"""By the version it starts from: what makes a record of the next one."""


def migrated(record: Data, name: str, schema: int = SCHEMA, migrations: Mapping[int, Migration] = MIGRATIONS) -> Data:
    """The record in the present version; `name` is the file it comes from."""
    found = record.get("schema")
    if type(found) is not int or found < 1:
        raise Damaged(name)
    if found > schema:
        raise NewerVersion(name)
    for version in range(found, schema):
        record = {**migrations[version](record), "schema": version + 1}
    return record


def keep_original(path: Path, record: Data, disk: Disk, schema: int = SCHEMA) -> None:
    """A copy of a file of an older version beside it, with that version in its name."""
    found = record.get("schema")
    if type(found) is int and found < schema:
        disk.write(path.with_name(f"{path.name}.v{found}"), path.read_bytes())
