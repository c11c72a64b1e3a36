"""Records that are kept in memory alone, and are gone with the process: for games that are only tried out."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from rules.limits import LARGEST_FILE
from storage.errors import NoSuchGame, TooLarge
from storage.games import Clock, Games, summary_of
from storage.listing import Listing
from storage.people import Players
from storage.records import (
    CardsRecord,
    DraftsRecord,
    GameRecord,
    PlayersRecord,
    Record,
    SettingsRecord,
    TablesRecord,
    anything,
)
from storage.values import Place, Summary

R = TypeVar("R", bound=Record)


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class MemoryRecords:
    """Texts by their keys, for one process and thread."""

    cells: dict[str, str] = field(default_factory=dict)

    @property
    def players(self) -> Cell[PlayersRecord]:
        return Cell(PlayersRecord, self.cells, "players")

    @property
    def cards(self) -> Cell[CardsRecord]:
        return Cell(CardsRecord, self.cells, "cards")

    @property
    def settings(self) -> Cell[SettingsRecord]:
        return Cell(SettingsRecord, self.cells, "settings")

    @property
    def drafts(self) -> Cell[DraftsRecord]:
        return Cell(DraftsRecord, self.cells, "drafts")

    @property
    def tables(self) -> Cell[TablesRecord]:
        return Cell(TablesRecord, self.cells, "tables")

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


def games_in_memory(clock: Clock, version: str) -> Games:
    """Games, with players of their own, that nobody else ever hears of."""
    records = MemoryRecords()
    return Games(records, Listing(records.summaries), Players(records.players), clock, version)
