"""Everything kept in one database, for any number of servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from storage.errors import StorageError
from storage.files.safe_json import Tell
from storage.games import Clock
from storage.kept import Kept
from storage.postgres.database import Database
from storage.postgres.lists import PostgresListing, PostgresLists
from storage.postgres.others import Others
from storage.postgres.records import PostgresRecords
from storage.postgres.statistics import PostgresStatistics
from storage.store import now
from storage.values import App, BackedUp, Data, Packed, Progress, Restored, Settings, no_progress


def open_database(address: str, app: App, clock: Clock = now) -> PostgresStore:
    """Everything kept there, which other servers may use too. The tables are made, or brought up to date."""
    return PostgresStore(Database(address), app, clock)


class PostgresStore:
    def __init__(self, database: Database, app: App, clock: Clock = now) -> None:
        self.database = database
        self.notices: list[StorageError] = []
        self._telling = Lock()
        records, lists = PostgresRecords(database, self._tell), PostgresLists(database, self._tell)
        self.listing = PostgresListing(lists.summaries, lists.catch_up, lists=lists)
        self.kept = Kept(records, DatabaseContents(database), self.listing, app, clock)
        self.games, self.trial = self.kept.games, self.kept.trial
        self.players, self.cards = self.kept.players, self.kept.cards
        self.renaming, self.handing = self.kept.renaming, self.kept.handing
        self.others = Others(database)
        self.statistics = PostgresStatistics(database, lists, self.players)

    def settings(self) -> Settings:
        return self.kept.settings.read() or Settings()

    def save_settings(self, settings: Settings) -> None:
        self.kept.settings.save(settings)

    def drafts(self) -> Sequence[Mapping[str, Any]]:
        return self.kept.drafts.read()

    def change_drafts(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        self.kept.drafts.change(change)

    def tables(self) -> Sequence[Mapping[str, Any]]:
        return self.kept.tables.read()

    def change_tables(self, change: Callable[[Sequence[Data]], Sequence[Mapping[str, Any]]]) -> None:
        self.kept.tables.change(change)

    def back_up(self, file: Path, progress: Progress = no_progress) -> BackedUp:
        return self.kept.archive.back_up(file, progress)

    def restore_backup(self, file: Path, progress: Progress = no_progress) -> Restored:
        return self.kept.archive.restore(file, progress)

    def packed(self, progress: Progress = no_progress) -> Packed:
        return self.kept.archive.pack(progress)

    def restore_packed(self, content: bytes, progress: Progress = no_progress) -> Restored:
        return self.kept.archive.unpack(content, progress)

    def _tell(self, notice: StorageError) -> None:
        """Keeps a notice, each one once."""
        with self._telling:
            if str(notice) not in map(str, self.notices):
                self.notices.append(notice.with_traceback(None))


class DatabaseContents:
    """What the database holds, for whoever takes all of it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def has(self, name: str) -> bool:
        """By the names that files have in a backup."""
        return bool(self._database.read("SELECT FROM kept WHERE name = %s", [name.removesuffix(".json")]))

    def ids(self, tell: Tell) -> list[str]:
        return [id for (id,) in self._database.read("SELECT id FROM games ORDER BY place DESC, started DESC, id")]
