"""Open tables as values: each with its code, who has come to it, where they sit, and who may enter what."""

import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple

from companion.sharing.codes import new_code, same_code

MOST_GUESTS: Final = 40
"""Phones at one table."""
MOST_TABLES: Final = 200


class Rights(Enum):
    """Who may enter what."""

    EVERYBODY = "everybody"
    OWN = "own"
    HOST = "host"


class Full(Exception):
    """There is no room for one more."""


class SeatTaken(Exception):
    """Somebody else sits there."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A phone that has come with the right code."""

    id: str
    key: str
    """What its cookie is known by; the cookie itself is kept by the phone alone."""
    seat: int | None = None
    watches: bool = False

    @property
    def has_chosen(self) -> bool:
        return self.watches or self.seat is not None


@dataclass(frozen=True, slots=True)
class Table:
    game: str
    """By its id."""
    code: str
    rights: Rights = Rights.EVERYBODY
    guests: tuple[Guest, ...] = ()

    def guest(self, id: str) -> Guest | None:
        return next((guest for guest in self.guests if guest.id == id), None)

    def sitting(self, seat: int) -> Guest | None:
        return next((guest for guest in self.guests if guest.seat == seat), None)

    def with_guest(self, guest: Guest) -> "Table":
        if len(self.guests) >= MOST_GUESTS:
            raise Full
        return replace(self, guests=(*self.guests, guest))

    def seated(self, id: str, seat: int) -> "Table":
        """Somebody sits down; `SeatTaken` if somebody else was quicker."""
        sitting = self.sitting(seat)
        if sitting and sitting.id != id:
            raise SeatTaken
        return self._with(id, seat=seat, watches=False)

    def watching(self, id: str) -> "Table":
        return self._with(id, seat=None, watches=True)

    def standing(self, id: str) -> "Table":
        """Somebody has neither a seat nor said that they watch."""
        return self._with(id, seat=None, watches=False)

    def without(self, id: str) -> "Table":
        return replace(self, guests=tuple(guest for guest in self.guests if guest.id != id))

    def _with(self, id: str, *, seat: int | None, watches: bool) -> "Table":
        changed = (replace(each, seat=seat, watches=watches) if each.id == id else each for each in self.guests)
        return replace(self, guests=tuple(changed))


class Visit(NamedTuple):
    """A guest at the table that they have come to."""

    table: Table
    guest: Guest


@dataclass(frozen=True, slots=True)
class Tables:
    """All that are open in one house."""

    open: tuple[Table, ...] = ()

    @property
    def codes(self) -> frozenset[str]:
        return frozenset(table.code for table in self.open)

    def of(self, game: str) -> Table | None:
        return next((table for table in self.open if table.game == game), None)

    def opened(self, game: str) -> "Tables":
        """With a table for this game, which may be open already."""
        if self.of(game):
            return self
        if len(self.open) >= MOST_TABLES:
            raise Full
        return Tables((*self.open, Table(game, new_code(self.codes))))

    def closed(self, game: str) -> "Tables":
        return Tables(tuple(table for table in self.open if table.game != game))

    def changed(self, table: Table) -> "Tables":
        return Tables(tuple(table if each.game == table.game else each for each in self.open))

    def with_new_code(self, table: Table) -> "Tables":
        """Who is there stays; who comes needs the new one."""
        return self.changed(replace(table, code=new_code(self.codes)))

    def with_code(self, shown: str) -> Table | None:
        """Every code is compared, and with none open one that is nobody's: an answer always takes as long."""
        nobodys = Table("", "------")
        found = [table for table in (*self.open, nobodys) if same_code(shown, table.code)]
        return found[0] if found and found[0] is not nobodys else None

    def visit(self, cookie: str) -> Visit | None:
        """Who has this cookie."""
        return self.visit_with(key_of(cookie)) if cookie else None

    def visit_with(self, key: str) -> Visit | None:
        visits = (Visit(table, guest) for table in self.open for guest in table.guests)
        return next((visit for visit in visits if secrets.compare_digest(visit.guest.key, key)), None)


def new_cookie() -> str:
    return secrets.token_urlsafe(24)


def new_guest(cookie: str, others: Iterable[Guest] = ()) -> Guest:
    taken = {guest.id for guest in others}
    while (id := secrets.token_hex(4)) in taken:
        pass  # pragma: no cover
    return Guest(id, key_of(cookie))


def key_of(cookie: str) -> str:
    return hashlib.sha256(cookie.encode("utf-8", "replace")).hexdigest()
