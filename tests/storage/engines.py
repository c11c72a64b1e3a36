"""Engines that keep records. Each of them must pass every test that takes `engine`."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from storage.cards import Cards
from storage.drafts import KeptDrafts
from storage.games import Clock, Games
from storage.listing import Listing
from storage.memory import MemoryRecords
from storage.people import Players
from storage.settings import KeptSettings
from storage.tables import KeptTables
from tests.postgres import a_database_store, needed_server
from tests.stores import a_store

VERSION = "1.2.3"


class Engine(Protocol):
    """The policy over some records."""

    @property
    def games(self) -> Games: ...
    @property
    def listing(self) -> Listing: ...
    @property
    def players(self) -> Players: ...
    @property
    def cards(self) -> Cards: ...
    @property
    def kept_settings(self) -> KeptSettings: ...
    @property
    def kept_drafts(self) -> KeptDrafts: ...
    @property
    def kept_tables(self) -> KeptTables: ...

    def again(self) -> "Engine":
        """The same records, after a restart."""


class Files:
    def __init__(self, folder: Path, clock: Clock) -> None:
        self._open = lambda: Files(folder, clock)
        store = a_store(folder, VERSION, clock)
        self.listing, self.games, self.players = store.listing, store.games, store.players
        self.cards = store.cards
        self.kept_settings = store.kept.settings
        self.kept_drafts = store.kept.drafts
        self.kept_tables = store.kept.tables

    def again(self) -> Engine:
        return self._open()


class Memory:
    """The least that could be an engine."""

    def __init__(self, folder: Path, clock: Clock, records: MemoryRecords | None = None) -> None:
        kept = records or MemoryRecords()
        self._open = lambda: Memory(folder, clock, kept)
        self.listing, self.players = Listing(kept.summaries), Players(kept.players)
        self.cards = Cards(kept.cards)
        self.kept_settings = KeptSettings(kept.settings)
        self.kept_drafts = KeptDrafts(kept.drafts)
        self.kept_tables = KeptTables(kept.tables)
        self.games = Games(kept, self.listing, self.players, clock, VERSION)

    def again(self) -> Engine:
        return self._open()


class Postgres:
    """A real database of the folder's name, emptied for each test."""

    def __init__(self, folder: Path, clock: Clock, *, emptied: bool = True) -> None:
        server = needed_server()
        database = server.empty(folder.name) if emptied else server.database(folder.name)
        self._open = lambda: Postgres(folder, clock, emptied=False)
        store = a_database_store(database, VERSION, clock)
        self.listing, self.games, self.players = store.listing, store.games, store.players
        self.cards = store.cards
        self.kept_settings = store.kept.settings
        self.kept_drafts = store.kept.drafts
        self.kept_tables = store.kept.tables

    def again(self) -> Engine:
        return self._open()


ENGINES: dict[str, Callable[[Path, Clock], Engine]] = {"files": Files, "memory": Memory, "postgres": Postgres}
