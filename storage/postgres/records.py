"""Records in PostgreSQL."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from storage.errors import NoSuchGame
from storage.postgres import shapes
from storage.postgres.database import Database
from storage.postgres.news import MOVED, NOTIFY
from storage.postgres.one_game import OneGame
from storage.postgres.one_list import OneList, Tell, tell_nobody
from storage.records import CardsRecord, DraftsRecord, PlayersRecord, SettingsRecord, TablesRecord
from storage.values import ID, Place


@dataclass(frozen=True, slots=True)
class PostgresRecords:
    database: Database
    tell: Tell

    @property
    def players(self) -> OneList[PlayersRecord]:
        return OneList(self.database, shapes.PLAYERS, self.tell)

    @property
    def cards(self) -> OneList[CardsRecord]:
        return OneList(self.database, shapes.CARDS, self.tell)

    @property
    def settings(self) -> OneList[SettingsRecord]:
        return OneList(self.database, shapes.SETTINGS, self.tell)

    @property
    def drafts(self) -> OneList[DraftsRecord]:
        return OneList(self.database, shapes.DRAFTS, tell_nobody)

    @property
    def tables(self) -> OneList[TablesRecord]:
        return OneList(self.database, shapes.TABLES, tell_nobody)

    def game(self, id: str, place: Place = "games") -> OneGame:
        if not ID.fullmatch(id):
            raise NoSuchGame(id)
        return OneGame(self.database, id, place)

    def move(self, id: str, source: Place, target: Place) -> None:
        with self.database.changing() as going:
            moved = going.connection.execute(
                "UPDATE games SET place = %s WHERE id = %s AND place = %s RETURNING id", [target, id, source]
            ).fetchone()
            if moved is None:
                raise NoSuchGame(id)
            going.connection.execute("UPDATE lists SET place = %s WHERE game = %s", [target, id])
            going.connection.execute(NOTIFY, [f"{id} {MOVED}"])
            going.proof = lambda connection: (
                connection.execute("SELECT place FROM games WHERE id = %s", [id]).fetchone() == (target,)
            )

    @contextmanager
    def alone(self) -> Iterator[None]:
        with self.database.changing(alone=True):
            yield
