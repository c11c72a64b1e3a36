"""Records in files: games one each, in a folder for the month they were begun in."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path

from storage.errors import NoSuchGame, told_plainly
from storage.files import CARDS, DRAFTS, PLAYERS, SETTINGS, TABLES
from storage.files.disk import Disk
from storage.files.folders import month_of
from storage.files.one_writer import OneWriter
from storage.files.safe_json import Tell, backup_name, tell_nobody
from storage.files.tinyfile import TinyFile
from storage.records import CardsRecord, DraftsRecord, GameRecord, PlayersRecord, SettingsRecord, TablesRecord
from storage.values import ID, Place


@dataclass(frozen=True, slots=True)
class FileRecords:
    folder: Path
    disk: Disk
    lock: OneWriter
    tell: Tell
    """Takes notice of damage."""

    @property
    def players(self) -> TinyFile[PlayersRecord]:
        return TinyFile(self.folder / PLAYERS, PlayersRecord, self.disk, self.lock, self.tell, expendable=True)

    @property
    def cards(self) -> TinyFile[CardsRecord]:
        return TinyFile(self.folder / CARDS, CardsRecord, self.disk, self.lock, self.tell, expendable=True)

    @property
    def settings(self) -> TinyFile[SettingsRecord]:
        path = self.folder / SETTINGS
        return TinyFile(path, SettingsRecord, self.disk, self.lock, self.tell, expendable=True, renewed=True)

    @property
    def drafts(self) -> TinyFile[DraftsRecord]:
        return TinyFile(self.folder / DRAFTS, DraftsRecord, self.disk, self.lock, tell_nobody, expendable=True)

    @property
    def tables(self) -> TinyFile[TablesRecord]:
        return TinyFile(self.folder / TABLES, TablesRecord, self.disk, self.lock, tell_nobody, expendable=True)

    def game(self, id: str, place: Place = "games") -> TinyFile[GameRecord]:
        return TinyFile(self._path(id, place), GameRecord, self.disk, self.lock, self.tell)

    def move(self, id: str, source: Place, target: Place) -> None:
        path, to = self._path(id, source), self._path(id, target)
        with self.lock.held(), told_plainly(path):
            if not path.is_file():
                raise NoSuchGame(id)
            self.disk.make_folder(to.parent)
            if backup_name(path).exists():
                self.disk.replace(backup_name(path), backup_name(to))
            self.disk.replace(path, to)
            self.disk.sync_folder(to.parent)
            self.disk.sync_folder(path.parent)

    def alone(self) -> AbstractContextManager[None]:
        return self.lock.held()

    def _path(self, id: str, place: Place) -> Path:
        if not ID.fullmatch(id):
            raise NoSuchGame(id)
        return self.folder / place / month_of(id) / f"{id}.json"
