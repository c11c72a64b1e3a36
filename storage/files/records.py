"""Records in files: games one each, in a folder for the month they were begun in."""

import re
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from storage.errors import NoSuchGame, told_plainly
from storage.files import PLAYERS, SETTINGS
from storage.files.disk import Disk
from storage.files.one_writer import OneWriter
from storage.files.safe_json import backup_name
from storage.files.tinyfile import Tell, TinyFile
from storage.records import GameRecord, PlayersRecord, SettingsRecord
from storage.values import Place

ID: Final = re.compile(r"\d{8}-\d{6}-[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class FileRecords:
    folder: Path
    disk: Disk
    lock: OneWriter
    tell: Tell
    """Takes notice of damage."""

    @property
    def players(self) -> TinyFile[PlayersRecord]:
        return TinyFile(self.folder / PLAYERS, PlayersRecord, self.disk, self.lock)

    @property
    def settings(self) -> TinyFile[SettingsRecord]:
        return TinyFile(self.folder / SETTINGS, SettingsRecord, self.disk, self.lock, renewed=True)

    def game(self, id: str, place: Place = "games") -> TinyFile[GameRecord]:
        return TinyFile(self._path(id, place), GameRecord, self.disk, self.lock, self.tell)

    def move(self, id: str, source: Place, target: Place) -> None:
        path, to = self._path(id, source), self._path(id, target)
        with self.lock.held(), told_plainly(path):
            if not path.exists():
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
        return self.folder / place / f"{id[:4]}-{id[4:6]}" / f"{id}.json"
