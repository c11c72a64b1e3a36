"""Everything kept in one data folder. The first screen waits for this module, and for no rule or record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

from storage.errors import StorageError
from storage.files import DRAFTS, SETTINGS, TABLES
from storage.files.disk import Disk
from storage.files.months import Months, read_summary
from storage.files.one_writer import OneWriter
from storage.files.safe_json import SafeJSON
from storage.listing import Listing
from storage.values import App, BackedUp, Data, Packed, Place, Progress, Restored, Settings, Summary, no_progress

if TYPE_CHECKING:
    from storage.cards import Cards
    from storage.files.kept import KeptInFolder
    from storage.files.statistics import KeptStatistics
    from storage.games import Games
    from storage.handing import Handing
    from storage.people import Players
    from storage.renaming import Renaming

Clock = Callable[[], datetime]


def now() -> datetime:
    return datetime.now(UTC)


class Store:
    """Games, players and settings. The folder is made with the first thing that is saved."""

    def __init__(self, folder: Path, app: App, lock: OneWriter, disk: Disk, clock: Clock = now) -> None:
        self.folder = folder
        self.app = app
        self.lock = lock
        self.disk = disk
        self.clock = clock
        self.notices: list[StorageError] = []
        self.others = None
        self._telling = Lock()
        months = Months(folder, disk, lock, self._summary, read_summary, self._tell)
        self.listing = Listing(months.summaries, months.catch_up)

    @cached_property
    def kept(self) -> KeptInFolder:
        # The one import that waits: the list of games, which a phone shows first, needs none of what it loads.
        from storage.files.kept import KeptInFolder

        return KeptInFolder(self.folder, self.app, self.lock, self.disk, self.clock, self.listing, self._tell)

    @property
    def games(self) -> Games:
        return self.kept.games

    @property
    def trial(self) -> Games:
        """Games that are only tried out: never in a list, a file or a backup."""
        return self.kept.trial

    @property
    def players(self) -> Players:
        return self.kept.players

    @property
    def cards(self) -> Cards:
        return self.kept.cards

    @property
    def renaming(self) -> Renaming:
        return self.kept.renaming

    @property
    def statistics(self) -> KeptStatistics:
        return self.kept.statistics

    @property
    def handing(self) -> Handing:
        return self.kept.handing

    def settings(self) -> Settings:
        """Those that people have chosen, or the usual ones: no screen waits for a folder that can't be read."""
        try:
            is_there = SafeJSON(self.folder / SETTINGS, self.disk).is_there()
        except StorageError as error:
            self._tell(error)
            return Settings()
        return (self.kept.settings.read() if is_there else None) or Settings()

    def save_settings(self, settings: Settings) -> None:
        self.kept.settings.save(settings)

    def drafts(self) -> Sequence[Mapping[str, Any]]:
        """What was half entered when the app was used last."""
        return self.kept.drafts.read() if SafeJSON(self.folder / DRAFTS, self.disk).is_there() else ()

    def change_drafts(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        self.kept.drafts.change(change)

    def tables(self) -> Sequence[Mapping[str, Any]]:
        """Those that were open when the app was used last."""
        return self.kept.tables.read() if SafeJSON(self.folder / TABLES, self.disk).is_there() else ()

    def change_tables(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        self.kept.tables.change(change)

    def back_up(self, file: Path, progress: Progress = no_progress) -> BackedUp:
        """Everything that can be restored into one zip."""
        return self.kept.archive.back_up(file, progress)

    def restore_backup(self, file: Path, progress: Progress = no_progress) -> Restored:
        """What the backup has and this folder hasn't, or has older."""
        return self.kept.archive.restore(file, progress)

    def packed(self, progress: Progress = no_progress) -> Packed:
        """The same backup for where there is no path to write to."""
        return self.kept.archive.pack(progress)

    def restore_packed(self, content: bytes, progress: Progress = no_progress) -> Restored:
        return self.kept.archive.unpack(content, progress)

    def _summary(self, place: Place, id: str) -> Summary | None:
        """A game that can't be read is left out of the list, and told."""
        try:
            return self.kept.summary(place, id)
        except StorageError as error:
            self._tell(error)
            return None

    def _tell(self, notice: StorageError) -> None:
        """Keeps a notice, each one once."""
        with self._telling:
            if str(notice) not in map(str, self.notices):
                self.notices.append(notice.with_traceback(None))
