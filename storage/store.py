"""Everything kept in one data folder.

What the first screen doesn't need is imported where it is used: a phone takes longer to load it than to draw.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from storage.files.disk import Disk
from storage.files.migrations import SCHEMA
from storage.files.safe_json import SafeJSON
from storage.games import Games
from storage.one_writer import OneWriter
from storage.values import Saved, Settings

if TYPE_CHECKING:
    from rules.ethnos.game import Game
    from storage.files.tinyfile import TinyFile
    from storage.people import Players
    from storage.records import SettingsRecord
    from storage.values import Restored


def now() -> datetime:
    return datetime.now(UTC)


def _folder_lock(folder: Path) -> OneWriter:
    # Imported here, for a browser has no file locks.
    from storage.files.lock import FolderLock

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

    @cached_property
    def players(self) -> Players:
        from storage.people import Players

        return Players(self.folder / "players.json", self.lock, self.disk)

    def begin(self, game: Game) -> Saved:
        """A new game, whose players are remembered."""
        with self.lock.held():
            saved = self.games.create(game)
            self.players.remember(game.setup.players, saved.started)
            return saved

    def settings(self) -> Settings:
        if not SafeJSON(self._settings_path, self.disk).is_there():
            return Settings()
        record = self._settings().read()
        return record.settings if record else Settings()

    def save_settings(self, settings: Settings) -> None:
        from storage.records import SettingsRecord

        with self.lock.held():
            self._settings().write(SettingsRecord(schema=SCHEMA, settings=settings))

    def back_up(self, file: Path) -> int:
        """Everything into one zip; how many games that are."""
        from storage.files.archive import back_up

        return back_up(self, file)

    def restore_backup(self, file: Path) -> Restored:
        """What the backup has and this folder hasn't, or has older."""
        from storage.files.archive import restore_backup

        return restore_backup(self, file)

    def packed(self) -> bytes:
        """The same backup for where there is no path to write to."""
        from storage.files.archive import pack

        return pack(self)

    def restore_packed(self, content: bytes) -> Restored:
        from storage.files.archive import unpack

        return unpack(self, content)

    @property
    def _settings_path(self) -> Path:
        return self.folder / "settings.json"

    def _settings(self) -> TinyFile[SettingsRecord]:
        from storage.files.tinyfile import TinyFile
        from storage.records import SettingsRecord

        return TinyFile(self._settings_path, SettingsRecord, self.disk, self.lock)
