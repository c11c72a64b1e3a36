"""Moving everything at once: a backup in one zip with a manifest, and back again, whoever made the zip."""

import hashlib
import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.problems import Refused
from storage.errors import BadArchive, Flaw, told_plainly
from storage.files.migrations import migrated
from storage.records import GameRecord, PlayersRecord, Record, SettingsRecord
from storage.values import Restored

if TYPE_CHECKING:
    from storage.store import Store

MANIFEST: Final = "manifest.json"
PLAYERS, SETTINGS = "players.json", "settings.json"
GAME: Final = re.compile(r"(games|bin)/\d{4}-\d{2}/\d{8}-\d{6}-[0-9a-f]{6}\.json")
MODELS: Final[dict[str, type[Record]]] = {PLAYERS: PlayersRecord, SETTINGS: SettingsRecord}
LARGEST_FILE: Final = 4_000_000
LARGEST_ARCHIVE: Final = 2_000_000_000
MOST_FILES: Final = 200_000


class Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    size: Annotated[int, Field(ge=0, le=LARGEST_FILE)]
    sha256: str


class Manifest(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)

    format: Literal["ethnos-backup/1"] = "ethnos-backup/1"
    app: str
    files: dict[str, Entry]


def back_up(store: "Store", file: Path) -> int:
    """Everything in the folder, bin included, in one zip; how many games that are."""
    with store.lock.held(), told_plainly(file):
        part = file.with_name(file.name + ".part")
        try:
            games = _pack(store, part)
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    return games


def pack(store: "Store") -> bytes:
    """The same zip, in memory."""
    content = BytesIO()
    with store.lock.held(), told_plainly(store.folder):
        _pack(store, content)
    return content.getvalue()


def restore_backup(store: "Store", file: Path) -> Restored:
    """What the backup has and the folder hasn't, or has older. Nothing is written unless all of it is in order."""
    with told_plainly(file):
        return _unpack(store, file)


def unpack(store: "Store", content: bytes) -> Restored:
    with told_plainly(store.folder):
        return _unpack(store, BytesIO(content))


def _pack(store: "Store", file: Path | IO[bytes]) -> int:
    entries: dict[str, Entry] = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in _files(store.folder):
            content = path.read_bytes()
            name = path.relative_to(store.folder).as_posix()
            entries[name] = Entry(size=len(content), sha256=hashlib.sha256(content).hexdigest())
            archive.writestr(name, content)
        archive.writestr(MANIFEST, Manifest(app=store.games.app, files=entries).model_dump_json(indent=2))
    return sum(bool(GAME.fullmatch(name)) for name in entries)


def _unpack(store: "Store", file: Path | IO[bytes]) -> Restored:
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = _manifest(archive)
            for name in manifest.files:
                _record(archive, manifest, name)
            with store.lock.held():
                return _put(store, archive, manifest)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
        raise BadArchive(Flaw.NO_BACKUP) from None


def _files(folder: Path) -> Iterator[Path]:
    for name in (PLAYERS, SETTINGS):
        if (folder / name).exists():
            yield folder / name
    for place in ("games", "bin"):
        yield from sorted((folder / place).glob("*/*.json"))


def _manifest(archive: zipfile.ZipFile) -> Manifest:
    names = archive.namelist()
    if MANIFEST not in names:
        raise BadArchive(Flaw.NO_MANIFEST)
    try:
        manifest = Manifest.model_validate_json(_content(archive, MANIFEST, LARGEST_FILE * 10))
    except ValidationError:
        raise BadArchive(Flaw.UNREADABLE_MANIFEST) from None
    if len(names) > MOST_FILES or sum(entry.size for entry in manifest.files.values()) > LARGEST_ARCHIVE:
        raise BadArchive(Flaw.TOO_LARGE)
    if sorted(names) != sorted([MANIFEST, *manifest.files]):
        raise BadArchive(Flaw.OTHER_FILES)
    for name in manifest.files:
        if name not in (PLAYERS, SETTINGS) and not GAME.fullmatch(name):
            raise BadArchive(Flaw.FOREIGN_FILE)
    return manifest


def _content(archive: zipfile.ZipFile, name: str, limit: int) -> bytes:
    """What is in it, never more than the limit, whatever its header says."""
    with archive.open(name) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise BadArchive(Flaw.TOO_LARGE_FILE)
    return content


def _record(archive: zipfile.ZipFile, manifest: Manifest, name: str) -> Record:
    entry = manifest.files[name]
    content = _content(archive, name, entry.size)
    if hashlib.sha256(content).hexdigest() != entry.sha256:
        raise BadArchive(Flaw.DAMAGED_FILE)
    model = MODELS.get(name, GameRecord)
    try:
        (document,) = json.loads(content)["_default"].values()
        return model.model_validate(migrated(document, name))
    except (ValueError, KeyError, TypeError, AttributeError, ValidationError, Refused):
        raise BadArchive(Flaw.UNREADABLE_FILE) from None


def _put(store: "Store", archive: zipfile.ZipFile, manifest: Manifest) -> Restored:
    games = kept = players = 0
    for name in manifest.files:
        record = _record(archive, manifest, name)
        if isinstance(record, GameRecord):
            is_new = store.games.put(record, place=name.split("/")[0])
            games, kept = games + is_new, kept + (not is_new)
        elif isinstance(record, PlayersRecord):
            players = store.players.add(record.players)
        elif isinstance(record, SettingsRecord) and not (store.folder / SETTINGS).exists():
            store.save_settings(record.settings)
    return Restored(games, kept, players)
