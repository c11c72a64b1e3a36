"""Backups as zips: a manifest, and what it lists. Whoever made the zip, no more is read of it than can be ours."""

import hashlib
import json
import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Annotated, Any, Final, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.limits import LARGEST_FILE
from storage.errors import BadArchive, Damaged, Flaw, NewerVersion, NotRestored, TooLarge, Why
from storage.files import CARDS, PLAYERS, SETTINGS
from storage.files.folders import month_of
from storage.files.reading import ONLY, TABLE, record_in
from storage.files.safe_json import parsed
from storage.records import CardsRecord, GameRecord, PlayersRecord, Record, SettingsRecord
from storage.values import App

MANIFEST: Final = "manifest.json"
GAME: Final = re.compile(r"(games|bin)/([0-9]{4}-[0-9]{2})/([0-9]{8}-[0-9]{6}-[0-9a-f]{6})\.json")
MODELS: Final[dict[str, type[Record]]] = {
    PLAYERS: PlayersRecord,
    CARDS: CardsRecord,
    SETTINGS: SettingsRecord,
}
LARGEST_MANIFEST: Final = 10 * LARGEST_FILE
LARGEST_ARCHIVE: Final = 500_000_000
"""Bytes of all records together, which would be some 30,000 games."""
MOST_FILES: Final = 200_000
MOST_TIMES: Final = 100
"""How many times larger than its zip a backup may be; ours are made so that they stay below."""
CERTAINLY_FINE: Final = 20_000
"""Bytes of a record that can't be much larger than its part of the zip, where it has a name and a place in a list."""
BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    OverflowError,
)
"""What reading a zip can raise if it is none, or damaged, locked, or packed in a way that we never use."""
METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    size: Annotated[int, Field(ge=0)]
    sha256: str


@dataclass(frozen=True, slots=True)
class Listed:
    """What the manifest of a zip lists and can be ours, and why the rest of the zip can't."""

    files: dict[str, Entry]
    left_out: list[NotRestored]


@contextmanager
def opened(file: Any, size: int, format: str) -> Iterator[tuple[zipfile.ZipFile, Listed]]:
    """A zip of so many bytes with what it lists, or `BadArchive` if it isn't a backup of this format."""
    try:
        archive = zipfile.ZipFile(file)
    except BROKEN:
        raise BadArchive(Flaw.NO_BACKUP) from None
    with archive:
        listed = _listed(archive, format)
        whole = sum(entry.size for entry in listed.files.values())
        if whole > min(LARGEST_ARCHIVE, MOST_TIMES * size):
            raise BadArchive(Flaw.TOO_LARGE)
        yield archive, listed


def read_record(archive: zipfile.ZipFile, name: str, entry: Entry) -> Record | None:
    """The record that the archive has under this name, which can be written again; or `NotRestored`."""
    content = _content(archive, name, entry.size)
    if content is None or hashlib.sha256(content).hexdigest() != entry.sha256:
        raise NotRestored(name, Why.DAMAGED)
    try:
        record = record_in(parsed(content), MODELS.get(name, GameRecord), PurePosixPath(name).name)
        if len(_written(record, name)) > LARGEST_FILE:
            raise NotRestored(name, Why.TOO_LARGE)
    except NewerVersion:
        raise NotRestored(name, Why.NEWER) from None
    except (Damaged, ValueError, RecursionError):
        raise NotRestored(name, Why.UNREADABLE) from None
    return record


class Writing:
    """A zip that is being written."""

    def __init__(self, file: Any) -> None:
        self._archive = zipfile.ZipFile(file, "w")
        self._entries: dict[str, Entry] = {}
        self._whole = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._archive.close()

    def add(self, name: str, record: Record | None) -> None:
        """`Damaged` if there is none, or none that can be written again; `TooLarge` if it wouldn't be taken back."""
        content = _written(record, PurePosixPath(name).name)
        whole = self._whole + len(content)
        if len(content) > LARGEST_FILE or whole > LARGEST_ARCHIVE or len(self._entries) >= MOST_FILES - 1:
            raise TooLarge(PurePosixPath(name).name)
        self._write(name, content)
        self._whole = whole
        self._entries[name] = Entry(size=len(content), sha256=hashlib.sha256(content).hexdigest())

    def finish(self, app: App) -> None:
        files = {name: entry.model_dump() for name, entry in self._entries.items()}
        manifest = {"format": app.backups, "app": app.version, "files": files}
        self._write(MANIFEST, json.dumps(manifest, indent=2).encode())

    def _write(self, name: str, content: bytes) -> None:
        """Packed, unless that would make it look like a bomb; its time says nothing, since clocks differ."""
        is_fine = len(content) <= CERTAINLY_FINE or len(zlib.compress(content)) > 2 * len(content) / MOST_TIMES
        method = zipfile.ZIP_DEFLATED if is_fine else zipfile.ZIP_STORED
        self._archive.writestr(zipfile.ZipInfo(name), content, method)


def _written(record: Record | None, name: str) -> bytes:
    if record is None:
        raise Damaged(name)
    try:
        data = {TABLE: {str(ONLY): record.data()}}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    except (ValueError, RecursionError):
        raise Damaged(name) from None


def _listed(archive: zipfile.ZipFile, format: str) -> Listed:
    names = set(archive.namelist())
    if MANIFEST not in names:
        raise BadArchive(Flaw.NO_MANIFEST)
    if len(names) > MOST_FILES:
        raise BadArchive(Flaw.TOO_LARGE)
    listed = Listed({}, [])
    for name, data in _manifest(archive, format).items():
        try:
            listed.files[name] = _entry(name, data)
        except NotRestored as error:
            listed.left_out.append(error)
    unlisted = names - {MANIFEST} - listed.files.keys() - {error.facts["name"] for error in listed.left_out}
    listed.left_out.extend(NotRestored(name, Why.UNLISTED) for name in sorted(unlisted) if not name.endswith("/"))
    return listed


def _manifest(archive: zipfile.ZipFile, format: str) -> dict[str, Any]:
    """The files it lists, as it lists them."""
    content = _content(archive, MANIFEST, LARGEST_MANIFEST)
    try:
        manifest = parsed(content or b"")
    except (ValueError, RecursionError):
        raise BadArchive(Flaw.UNREADABLE_MANIFEST) from None
    files = manifest.get("files")
    if manifest.get("format") != format or not isinstance(files, dict):
        raise BadArchive(Flaw.UNREADABLE_MANIFEST)
    return files


def _entry(name: str, data: Any) -> Entry:
    game = GAME.fullmatch(name)
    if name not in MODELS and not (game and month_of(game[3]) == game[2]):
        raise NotRestored(name, Why.FOREIGN)
    try:
        entry = Entry.model_validate(data)
    except ValidationError:
        raise NotRestored(name, Why.UNREADABLE) from None
    if entry.size > LARGEST_FILE:
        raise NotRestored(name, Why.TOO_LARGE)
    return entry


def _content(archive: zipfile.ZipFile, name: str, most: int) -> bytes | None:
    """What is in it, never more than it should be, whatever its header says; `None` if it can't be had."""
    try:
        if archive.getinfo(name).compress_type not in METHODS:
            return None
        with archive.open(name) as file:
            content = file.read(most + 1)
    except (*BROKEN, KeyError):
        return None
    return content if len(content) <= most else None
