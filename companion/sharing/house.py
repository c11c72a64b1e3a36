"""The tables that are open here: changed in one place, kept before anybody knows, and everybody concerned is told."""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.sharing.codes import read_code
from companion.sharing.tables import Guest, Rights, Table, Tables, Visit, key_of, new_cookie, new_guest
from storage.errors import StorageError

if TYPE_CHECKING:
    from storage.protocol import OtherServers

log = logging.getLogger("companion")
Data = Mapping[str, Any]
Change = Callable[[Sequence[Data]], Sequence[Data]]
"""What becomes of the tables that are kept."""


def about_table(game: str) -> str:
    """What those watch who want to know of a table's guests and code."""
    return f"table-{game}"


class House:
    def __init__(
        self,
        read: Callable[[], Sequence[Data]],
        write: Callable[[Change], None],
        notify: Callable[[str], None],
        others: Callable[[], OtherServers | None] = lambda: None,
    ) -> None:
        self._read = read
        self._write = write
        self._notify = notify
        self._others = others
        self._tables: Tables | None = None
        self._here: Counter[str] = Counter()
        """Lines to each guest."""
        self._elsewhere: frozenset[str] = frozenset()
        """Guests to whom any server has a line, as far as we have heard."""

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

    def visit_of(self, cookie: str) -> Visit | None:
        """Who has this cookie. One that we don't know may just have been given out by another server."""
        visit = self.tables.visit(cookie)
        if visit is None and cookie and self._others():
            self.read_again()
            visit = self.tables.visit(cookie)
        return visit

    def open(self, game: str) -> Table:
        self._change(lambda tables: tables.opened(game), game)
        return self._there(game)

    def close(self, game: str) -> None:
        self._change(lambda tables: tables.closed(game), game)

    def renew_code(self, game: str) -> None:
        self._change(lambda tables: tables.with_new_code(_there(tables, game)), game)

    def allow(self, game: str, rights: Rights) -> None:
        self._put(game, lambda table: replace(table, rights=rights))

    def enter(self, typed: str, cookie: str) -> str | None:
        """The cookie of somebody who says a code; none if no table has it. Who is there already stays who they are."""
        table = self.tables.with_code(read_code(typed))
        if table is None and self._others():
            self.read_again()
            table = self.tables.with_code(read_code(typed))
        if table is None:
            return None
        if cookie and any(guest.key == key_of(cookie) for guest in table.guests):
            return cookie
        new = new_cookie()
        self._put(table.game, lambda table: table.with_guest(new_guest(new, table.guests)))
        return new

    def sit(self, guest: str, game: str, seat: int) -> None:
        self._put(game, lambda table: table.seated(guest, seat))

    def watch(self, guest: str, game: str) -> None:
        self._put(game, lambda table: table.watching(guest))

    def stand(self, guest: str, game: str) -> None:
        """A seat is taken back, or given up."""
        self._put(game, lambda table: table.standing(guest))

    def send_away(self, guest: str, game: str) -> None:
        self._put(game, lambda table: table.without(guest))

    def is_here(self, guest: Guest) -> bool:
        """Whether there is a line to them just now, from here or from another server."""
        return self._here[guest.id] > 0 or guest.id in self._elsewhere

    def came(self, guest: str, game: str) -> None:
        self._here[guest] += 1
        if self._here[guest] == 1:
            self.introduce()
        self._notify(about_table(game))

    def went(self, guest: str, game: str) -> None:
        self._here[guest] -= 1
        if not self._here[guest]:
            del self._here[guest]
            self._elsewhere -= {guest}
            self.introduce()
        self._notify(about_table(game))

    def read_again(self) -> None:
        """Another server may have changed any table: those who watch one that is another now are told."""
        before, self._tables = self.tables, _tables_in(self._read())
        for game in {table.game for table in {*before.open} ^ {*self._tables.open}}:
            self._notify(about_table(game))

    def look_who_is_here(self) -> None:
        """Somebody has come to another server, or gone from one."""
        others = self._others()
        now = others.present() if others else frozenset()
        changed, self._elsewhere = self._elsewhere ^ now, now
        for table in self.tables.open:
            if any(guest.id in changed for guest in table.guests):
                self._notify(about_table(table.game))

    def introduce(self) -> None:
        """The others are told who is here. Nobody is kept from their table for want of somebody who hears of it."""
        others = self._others()
        if others:
            try:
                others.are_here([*self._here])
            except StorageError as error:
                log.info("Nobody is told who is here: %s", error)

    def _there(self, game: str) -> Table:
        return _there(self.tables, game)

    def _put(self, game: str, change: Callable[[Table], Table]) -> None:
        self._change(lambda tables: tables.changed(change(_there(tables, game))), game)

    def _change(self, change: Callable[[Tables], Tables], game: str) -> None:
        """To what is kept now, whoever else changes it; what `change` raises leaves all as it was."""
        found: list[tuple[Tables, Tables]] = []

        def changed(kept: Sequence[Data]) -> Sequence[Data]:
            before = _tables_in(kept)
            after = change(before)
            found.append((before, after))
            return kept if before == after else [_adapter().dump_python(table, mode="json") for table in after.open]

        self._write(changed)
        ((before, after),) = found
        self._tables = after
        if before != after:
            self._notify(about_table(game))

    def _read_tables(self) -> Tables:
        try:
            return _tables_in(self._read())
        except Exception as error:
            log.info("The open tables can't be read: %s", type(error).__name__)
            return Tables()


def _there(tables: Tables, game: str) -> Table:
    table = tables.of(game)
    if table is None:
        raise KeyError(game)
    return table


def _tables_in(kept: Sequence[Data]) -> Tables:
    """What can't be read any more is closed: whoever shares can open it again."""
    try:
        return Tables(tuple(_adapter().validate_json(json.dumps(table)) for table in kept))
    except Exception as error:
        log.info("The open tables can't be read: %s", type(error).__name__)
        return Tables()


def _adapter() -> Any:
    # Imported here, for the first screen waits for no such thing.
    from pydantic import TypeAdapter

    return TypeAdapter(Table)
