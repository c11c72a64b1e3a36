"""Players, cards, settings and the like: a row each, of which only those are written that have changed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, LiteralString, TypeVar

import psycopg
from pydantic import ValidationError

from rules.limits import LARGEST_FILE
from storage.errors import Damaged, StorageError, TooLarge
from storage.postgres.database import Database, Row
from storage.postgres.news import NOTIFY
from storage.postgres.shapes import Shape
from storage.records import Record, anything

R = TypeVar("R", bound=Record)
Tell = Callable[[StorageError], None]


def tell_nobody(notice: StorageError) -> None:
    """For what nobody would miss."""


@dataclass(frozen=True, slots=True)
class OneList(Generic[R]):
    database: Database
    shape: Shape[R]
    tell: Tell

    def read(self, check: Callable[[R], object] = anything) -> R | None:
        record = self._record(self.database.read(self._whole))
        if record:
            check(record)
        return record

    def change(self, change: Callable[[R | None], R]) -> R:
        with self._changing() as connection:
            record = change(self._record(connection.execute(self._whole).fetchall()))
            self._write(connection, record)
        return record

    def put(self, record: R) -> None:
        with self._changing() as connection:
            self._write(connection, record)

    @contextmanager
    def _changing(self) -> Iterator[psycopg.Connection]:
        with self.database.changing() as going:
            going.connection.execute(f"LOCK TABLE {self.shape.name} IN SHARE ROW EXCLUSIVE MODE")
            yield going.connection

    @property
    def _whole(self) -> LiteralString:
        return (
            f"SELECT number, {self.shape.columns} FROM kept LEFT JOIN {self.shape.name} ON true"
            f" WHERE kept.name = '{self.shape.name}' ORDER BY number"
        )

    def _record(self, found: Sequence[Row]) -> R | None:
        """What can't be read any more is told, and there is none."""
        if not found:
            return None
        try:
            data = self.shape.data([row[1:] for row in found if row[0] is not None])
            return self.shape.model.model_validate({self.shape.name: data})
        except (ValidationError, IndexError):
            self.tell(Damaged(self.shape.name))
            return None

    def _write(self, connection: psycopg.Connection, record: R) -> None:
        """Only the rows that are others than before."""
        if len(record.model_dump_json(by_alias=True).encode()) > LARGEST_FILE:
            raise TooLarge(self.shape.name)
        was = {row[0]: row[1:] for row in connection.execute(self._whole).fetchall()}
        now = dict(enumerate(self.shape.rows(record)))
        gone = [number for number in was if number is not None and was[number] != now.get(number)]
        new = [(number, *row) for number, row in now.items() if was.get(number) != row]
        with connection.pipeline():
            connection.execute("INSERT INTO kept VALUES (%s) ON CONFLICT DO NOTHING", [self.shape.name])
            connection.execute(f"DELETE FROM {self.shape.name} WHERE number = ANY(%s)", [gone])
            if new:
                insert = f"INSERT INTO {self.shape.name} VALUES ({', '.join(['%s'] * len(new[0]))})"
                connection.cursor().executemany(insert, new)
            if gone or new:
                connection.execute(NOTIFY, [f"{self.shape.name} 0"])
