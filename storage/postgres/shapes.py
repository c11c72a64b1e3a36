"""How what is kept besides games is made of rows."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, LiteralString, TypeVar

from storage.postgres.database import Row
from storage.postgres.rows import dumped, moment, written
from storage.records import CardsRecord, DraftsRecord, PlayersRecord, Record, SettingsRecord, TablesRecord

R = TypeVar("R", bound=Record)
CHOSEN: Final = ("language", "theme", "text_size", "keep_awake", "haptics", "games")
"""The columns of settings."""


@dataclass(frozen=True, slots=True)
class Shape(Generic[R]):
    name: LiteralString
    """Of the table, and of the record's only field."""
    model: type[R]
    columns: LiteralString
    """As they are read; they are written in the same order."""
    rows: Callable[[R], Iterable[tuple[object, ...]]]
    data: Callable[[Sequence[Row]], Any]
    """What the rows are in the record."""


PLAYERS: Final = Shape(
    "players",
    PlayersRecord,
    "players.name, colour, last_played, also",
    lambda record: [(each.name, each.colour, moment(each.last_played), list(each.also)) for each in record.players],
    lambda rows: [
        {"name": name, "colour": colour, "last_played": written(last_played) or "", "also": also}
        for name, colour, last_played, also in rows
    ],
)
CARDS: Final = Shape(
    "cards",
    CardsRecord,
    "game, sort, cards.name, facts::text",
    lambda record: [(each.game, each.sort, each.name, dumped(dict(each.facts))) for each in record.cards],
    lambda rows: [
        {"game": game, "sort": sort, "name": name, "facts": json.loads(facts)} for game, sort, name, facts in rows
    ],
)
SETTINGS: Final = Shape(
    "settings",
    SettingsRecord,
    "language, theme, text_size, keep_awake, haptics, games::text",
    lambda record: [_settings(record)],
    lambda rows: dict(zip(CHOSEN, (*rows[0][:-1], json.loads(rows[0][-1])), strict=True)),
)
DRAFTS: Final = Shape(
    "drafts",
    DraftsRecord,
    "draft::text",
    lambda record: [(dumped(draft),) for draft in record.drafts],
    lambda rows: [json.loads(draft) for (draft,) in rows],
)
TABLES: Final = Shape(
    "tables",
    TablesRecord,
    "open::text",
    lambda record: [(dumped(table),) for table in record.tables],
    lambda rows: [json.loads(table) for (table,) in rows],
)


def _settings(record: SettingsRecord) -> tuple[object, ...]:
    data = record.data()["settings"]
    return (*(data[name] for name in CHOSEN[:-1]), dumped(data["games"]))
