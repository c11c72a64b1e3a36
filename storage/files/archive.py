"""Moving everything at once: a backup in one zip with a manifest, and back again, whoever made the zip."""

import hashlib
import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import IO, Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from rules.problems import Refused
from storage.errors import BadArchive, Damaged, Flaw, told_plainly
from storage.files import PLAYERS, SETTINGS
from storage.files.migrations import migrated
from storage.files.one_writer import OneWriter
from storage.games import Games
from storage.people import Players
from storage.records import GameRecord, PlayersRecord, Record, SettingsRecord
from storage.settings import KeptSettings
from storage.values import App, BackedUp, Packed, Place, Progress, Restored

MANIFEST: Final = "manifest.json"
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

    format: str
    app: str
    files: dict[str, Entry]


@dataclass(frozen=True, slots=True)
class Archive:
    folder: Path
    app: App
    lock: OneWriter
    games: Games
    players: Players
    settings: KeptSettings

    def back_up(self, file: Path, progress: Progress) -> BackedUp:
        """Everything in the folder, bin included, in one zip."""
        with self.lock.held(), told_plainly(file):
            part = file.with_name(file.name + ".part")
            try:
                games = self._pack(part, progress)
                part.replace(file)
            finally:
                part.unlink(missing_ok=True)
        return BackedUp(games)

    def pack(self, progress: Progress) -> Packed:
        """The same zip, in memory."""
        content = BytesIO()
        with self.lock.held(), told_plainly(self.folder):
            games = self._pack(content, progress)
        return Packed(content.getvalue(), games)

    def restore(self, file: Path, progress: Progress) -> Restored:
        """What the backup has and the folder hasn't, or has older. Nothing is written unless all is in order."""
        with told_plainly(file):
            return self._unpack(file, progress)

    def unpack(self, content: bytes, progress: Progress) -> Restored:
        with told_plainly(self.folder):
            return self._unpack(BytesIO(content), progress)

    def _pack(self, file: Path | IO[bytes], progress: Progress) -> int:
        entries: dict[str, Entry] = {}
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            paths = list(_files(self.folder))
            for done, path in enumerate(paths, start=1):
                content = path.read_bytes()
                name = path.relative_to(self.folder).as_posix()
                entries[name] = Entry(size=len(content), sha256=hashlib.sha256(content).hexdigest())
                archive.writestr(name, content)
                progress(done, len(paths))
            manifest = Manifest(format=self.app.backups, app=self.app.version, files=entries)
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=2))
        return sum(bool(GAME.fullmatch(name)) for name in entries)

    def _unpack(self, file: Path | IO[bytes], progress: Progress) -> Restored:
        try:
            with zipfile.ZipFile(file) as archive:
                manifest = _manifest(archive, self.app.backups)
                for name in manifest.files:
                    _record(archive, manifest, name)
                with self.lock.held():
                    return self._put(archive, manifest, progress)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError):
            raise BadArchive(Flaw.NO_BACKUP) from None

    def _put(self, archive: zipfile.ZipFile, manifest: Manifest, progress: Progress) -> Restored:
        games = kept = players = 0
        for done, name in enumerate(manifest.files, start=1):
            record = _record(archive, manifest, name)
            if isinstance(record, GameRecord):
                place: Place = "bin" if name.startswith("bin/") else "games"
                is_new = self.games.put(record, place)
                games, kept = games + is_new, kept + (not is_new)
            elif isinstance(record, PlayersRecord):
                players = self.players.add(record.players)
            elif isinstance(record, SettingsRecord) and self.settings.read() is None:
                self.settings.save(record.settings)
            progress(done, len(manifest.files))
        return Restored(games, kept, players)


def _files(folder: Path) -> Iterator[Path]:
    for name in (PLAYERS, SETTINGS):
        if (folder / name).exists():
            yield folder / name
    for place in ("games", "bin"):
        yield from sorted((folder / place).glob("*/*.json"))


def _manifest(archive: zipfile.ZipFile, format: str) -> Manifest:
    names = archive.namelist()
    if MANIFEST not in names:
        raise BadArchive(Flaw.NO_MANIFEST)
    try:
        manifest = Manifest.model_validate_json(_content(archive, MANIFEST, LARGEST_FILE * 10))
    except ValidationError:
        raise BadArchive(Flaw.UNREADABLE_MANIFEST) from None
    if manifest.format != format:
        raise BadArchive(Flaw.UNREADABLE_MANIFEST)
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
    except (ValueError, KeyError, TypeError, AttributeError, ValidationError, Refused, Damaged):
        raise BadArchive(Flaw.UNREADABLE_FILE) from None
