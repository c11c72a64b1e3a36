"""Who is at the other end: the host, a guest, or nobody that we know."""

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who may be here. The host has no table: all are theirs."""

    game: str = ""
    """Of the table that a guest has come to."""
    guest: str = ""

    @property
    def is_host(self) -> bool:
        return not self.guest


HOST: Final = Person()
person: ContextVar[Person] = ContextVar("person", default=HOST)
"""Of the line that is spoken on. Where there is no server that could ask, whoever holds the device is the host."""
