"""Engines that keep records. Each of them must pass every test that takes `engine`."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from rules.limits import LARGEST_FILE
from storage.drafts import KeptDrafts
from storage.errors import NoSuchGame, TooLarge
from storage.games import Clock, Games, summary_of
from storage.listing import Listing
from storage.people import Players
from storage.records import DraftsRecord, GameRecord, PlayersRecord, Record, SettingsRecord, anything
from storage.settings import KeptSettings
from storage.values import Place, Summary
from tests.stores import a_store

R = TypeVar("R", bound=Record)
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
    def kept_settings(self) -> KeptSettings: ...
    @property
    def kept_drafts(self) -> KeptDrafts: ...

    def again(self) -> "Engine":
        """The same records, after a restart."""


class Files:
    def __init__(self, folder: Path, clock: Clock) -> None:
        self._open = lambda: Files(folder, clock)
        store = a_store(folder, VERSION, clock)
        self.listing, self.games, self.players = store.listing, store.games, store.players
        self.kept_settings = store.kept.settings
        self.kept_drafts = store.kept.drafts

    def again(self) -> Engine:
        return self._open()


@dataclass
class Cell(Generic[R]):
    """One record, as it would be written."""

    model: type[R]
    cells: dict[str, str]
    key: str

    def read(self, check: Callable[[R], object] = anything) -> R | None:
        if self.key not in self.cells:
            return None
        record = self.model.model_validate_json(self.cells[self.key])
        check(record)
        return record

    def change(self, change: Callable[[R | None], R]) -> R:
        record = change(self.read())
        self.put(record)
        return record

    def put(self, record: R) -> None:
        content = record.model_dump_json(by_alias=True)
        if len(content.encode()) > LARGEST_FILE:
            raise TooLarge(self.key)
        self.cells[self.key] = content


@dataclass
class MemoryRecords:
    cells: dict[str, str] = field(default_factory=dict)

    @property
    def players(self) -> Cell[PlayersRecord]:
        return Cell(PlayersRecord, self.cells, "players")

    @property
    def settings(self) -> Cell[SettingsRecord]:
        return Cell(SettingsRecord, self.cells, "settings")

    @property
    def drafts(self) -> Cell[DraftsRecord]:
        return Cell(DraftsRecord, self.cells, "drafts")

    def game(self, id: str, place: Place = "games") -> Cell[GameRecord]:
        return Cell(GameRecord, self.cells, f"{place}/{id}")

    def move(self, id: str, source: Place, target: Place) -> None:
        if f"{source}/{id}" not in self.cells:
            raise NoSuchGame(id)
        self.cells[f"{target}/{id}"] = self.cells.pop(f"{source}/{id}")

    def alone(self) -> AbstractContextManager[None]:
        return nullcontext()

    def summaries(self, place: Place) -> Iterator[Summary]:
        found = [cell for key, cell in self.cells.items() if key.startswith(f"{place}/")]
        summaries = [summary_of(GameRecord.model_validate_json(cell)) for cell in found]
        return iter(sorted(summaries, key=lambda summary: (summary.started, summary.id), reverse=True))


class Memory:
    """The least that could be an engine: texts by their keys, for one process and thread."""

    def __init__(self, folder: Path, clock: Clock, records: MemoryRecords | None = None) -> None:
        kept = records or MemoryRecords()
        self._open = lambda: Memory(folder, clock, kept)
        self.listing, self.players = Listing(kept.summaries), Players(kept.players)
        self.kept_settings = KeptSettings(kept.settings)
        self.kept_drafts = KeptDrafts(kept.drafts)
        self.games = Games(kept, self.listing, self.players, clock, VERSION)

    def again(self) -> Engine:
        return self._open()


ENGINES: dict[str, Callable[[Path, Clock], Engine]] = {"files": Files, "memory": Memory}
