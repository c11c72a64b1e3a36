"""Everything kept in one data folder."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from rules.ethnos.game import Game
from storage.archive import Restored, back_up, pack, restore_backup, unpack
from storage.disk import Disk
from storage.games import Games, Saved
from storage.migrations import SCHEMA
from storage.one_writer import OneWriter
from storage.people import Players
from storage.records import Settings, SettingsRecord
from storage.tinyfile import TinyFile


def now() -> datetime:
    return datetime.now(UTC)


def _folder_lock(folder: Path) -> OneWriter:
    # Imported here, for a browser has no file locks.
    from storage.lock import FolderLock

    return FolderLock(folder)


class Store:
    """Games, players and settings. The folder is made with the first thing that is saved."""

    def __init__(
        self,
        folder: Path,
        app: str,
        clock: Callable[[], datetime] = now,
        disk: Disk | None = None,
        lock: OneWriter | None = None,
    ) -> None:
        self.folder = folder
        self.disk = disk or Disk()
        self.lock = lock or _folder_lock(folder)
        self.games = Games(folder, self.lock, self.disk, clock, app)
        self.players = Players(folder / "players.json", self.lock, self.disk)

    def begin(self, game: Game) -> Saved:
        """A new game, whose players are remembered."""
        with self.lock.held():
            saved = self.games.create(game)
            self.players.remember(game.setup.players, saved.started)
            return saved

    def settings(self) -> Settings:
        record = self._settings().read()
        return record.settings if record else Settings()

    def save_settings(self, settings: Settings) -> None:
        with self.lock.held():
            self._settings().write(SettingsRecord(schema=SCHEMA, settings=settings))

    def back_up(self, file: Path) -> int:
        """Everything into one zip; how many games that are."""
        return back_up(self, file)

    def restore_backup(self, file: Path) -> Restored:
        """What the backup has and this folder hasn't, or has older."""
        return restore_backup(self, file)

    def packed(self) -> bytes:
        """The same backup for where there is no path to write to."""
        return pack(self)

    def restore_packed(self, content: bytes) -> Restored:
        return unpack(self, content)

    def _settings(self) -> TinyFile[SettingsRecord]:
        return TinyFile(self.folder / "settings.json", SettingsRecord, self.disk, self.lock)
