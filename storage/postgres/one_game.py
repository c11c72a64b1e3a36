"""A game by its rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import LiteralString

from pydantic import ValidationError

from rules.problems import Refused
from storage.errors import Damaged
from storage.postgres.database import Database, Proof, Row
from storage.postgres.news import NOTIFY
from storage.postgres.rows import WHOLE, game_in, put_game, verify_size
from storage.records import GameRecord, anything
from storage.values import Place


@dataclass(frozen=True, slots=True)
class OneGame:
    database: Database
    id: str
    place: Place

    def read(self, check: Callable[[GameRecord], object] = anything) -> GameRecord | None:
        record = self._record(self.database.read(WHOLE, [self.id, self.place]))
        if record:
            check(record)
        return record

    def change(self, change: Callable[[GameRecord | None], GameRecord]) -> GameRecord:
        with self.database.changing() as going:
            with going.connection.pipeline():
                # What is read after the row is ours: a statement that waited for it would see the events from before.
                going.connection.execute("SELECT FROM games WHERE id = %s FOR UPDATE", [self.id])
                found = going.connection.execute(WHOLE, [self.id, self.place])
            before = self._record(found.fetchall())
            record = change(before)
            verify_size(record)
            put_game(going.connection, record, self.place, before)
            going.connection.execute(NOTIFY, [f"{self.id} {record.revision}"])
            going.proof = _has_come_to(record)
        return record

    def put(self, record: GameRecord) -> None:
        verify_size(record)
        with self.database.changing() as going:
            going.connection.execute("DELETE FROM games WHERE id = %s", [self.id])
            put_game(going.connection, record, self.place, None)
            going.connection.execute(NOTIFY, [f"{self.id} {record.revision}"])
            going.proof = _has_come_to(record)

    def _record(self, rows: Sequence[Row]) -> GameRecord | None:
        if not rows:
            return None
        try:
            return GameRecord.model_validate(game_in(self.id, rows[0]))
        except (ValidationError, Refused, RecursionError, TypeError, KeyError):
            raise Damaged(f"{self.id}.json") from None


def _has_come_to(record: GameRecord) -> Proof:
    """Its mark is there, or was before somebody went on: no other state of any game has it."""
    query: LiteralString = """
    SELECT FROM games WHERE id = %s AND (
        mark = %s OR EXISTS (SELECT FROM marks WHERE game = id AND marks.mark = %s)
    )
    """
    return lambda connection: bool(connection.execute(query, [record.id, record.mark, record.mark]).fetchall())
