"""The tables that are open here: changed in one place, kept before anybody knows, and everybody concerned is told."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.sharing.codes import read_code
from companion.sharing.tables import Guest, Rights, Table, Tables, Visit, key_of, new_cookie, new_guest

log = logging.getLogger("companion")
Data = Mapping[str, Any]


def about_table(game: str) -> str:
    """What those watch who want to know of a table's guests and code."""
    return f"table-{game}"


class House:
    def __init__(
        self,
        read: Callable[[], Sequence[Data]],
        write: Callable[[Sequence[Data]], None],
        notify: Callable[[str], None],
    ) -> None:
        self._read = read
        self._write = write
        self._notify = notify
        self._tables: Tables | None = None
        self._here: Counter[str] = Counter()
        """Lines to each guest."""

    @property
    def tables(self) -> Tables:
        if self._tables is None:
            self._tables = self._read_tables()
        return self._tables

    def table(self, game: str) -> Table | None:
        return self.tables.of(game)

    def visit(self, guest: str, game: str) -> Visit | None:
        """A guest as they sit there now; none if they were sent away, or the table is closed."""
        table = self.table(game)
        found = table.guest(guest) if table else None
        return Visit(table, found) if table and found else None

    def open(self, game: str) -> Table:
        self._change(self.tables.opened(game), game)
        return self._there(game)

    def close(self, game: str) -> None:
        self._change(self.tables.closed(game), game)

    def renew_code(self, game: str) -> None:
        self._change(self.tables.with_new_code(self._there(game)), game)

    def allow(self, game: str, rights: Rights) -> None:
        self._put(replace(self._there(game), rights=rights))

    def enter(self, typed: str, cookie: str) -> str | None:
        """The cookie of somebody who says a code; none if no table has it. Who is there already stays who they are."""
        table = self.tables.with_code(read_code(typed))
        if table is None:
            return None
        if cookie and any(guest.key == key_of(cookie) for guest in table.guests):
            return cookie
        new = new_cookie()
        self._put(table.with_guest(new_guest(new, table.guests)))
        return new

    def sit(self, guest: str, game: str, seat: int) -> None:
        self._put(self._there(game).seated(guest, seat))

    def watch(self, guest: str, game: str) -> None:
        self._put(self._there(game).watching(guest))

    def stand(self, guest: str, game: str) -> None:
        """A seat is taken back, or given up."""
        self._put(self._there(game).standing(guest))

    def send_away(self, guest: str, game: str) -> None:
        self._put(self._there(game).without(guest))

    def is_here(self, guest: Guest) -> bool:
        """Whether there is a line to them just now."""
        return self._here[guest.id] > 0

    def came(self, guest: str, game: str) -> None:
        self._here[guest] += 1
        self._notify(about_table(game))

    def went(self, guest: str, game: str) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]
        self._notify(about_table(game))

    def _there(self, game: str) -> Table:
        table = self.table(game)
        if table is None:
            raise KeyError(game)
        return table

    def _put(self, table: Table) -> None:
        self._change(self.tables.changed(table), table.game)

    def _change(self, tables: Tables, game: str) -> None:
        if tables != self.tables:
            self._write([_adapter().dump_python(table, mode="json") for table in tables.open])
            self._tables = tables
            self._notify(about_table(game))

    def _read_tables(self) -> Tables:
        """What can't be read any more is closed: whoever shares can open it again."""
        try:
            return Tables(tuple(_adapter().validate_json(json.dumps(table)) for table in self._read()))
        except Exception as error:
            log.info("The open tables can't be read: %s", type(error).__name__)
            return Tables()


def _adapter() -> Any:
    # Imported here, for the first screen waits for no such thing.
    from pydantic import TypeAdapter

    return TypeAdapter(Table)
