"""How often somebody may try codes: so seldom that guessing gets nowhere, whoever else tries.

A try is counted before it is known to be wrong, and given back if it was right: so many at once are no more than that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from storage.protocol import OtherServers

MOST: Final = 10
"""Wrong codes from one address in `SPAN`."""
MOST_OF_ALL: Final = 300
"""From all addresses together: with these, a code is guessed in some hundred years. It bounds what is kept, too."""
SPAN: Final = 600.0
"""Seconds after which a wrong code is forgotten."""


FOR_NOW: Final = 5.0
"""Seconds in which a server that is told that somebody has to wait tells them so without asking again."""


class CountsTries(Protocol):
    def take(self, address: str) -> bool:
        """Whether somebody may try a code, which is counted as a wrong one."""

    def give_back(self, address: str) -> None:
        """It was right."""


class Tries:
    """Of one server that is alone."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._wrong: deque[tuple[float, str]] = deque()
        """When, and by whom, oldest first."""

    def take(self, address: str) -> bool:
        now, place = self._now(), _place(address)
        while self._wrong and self._wrong[0][0] <= now - SPAN:
            self._wrong.popleft()
        may = len(self._wrong) < MOST_OF_ALL and sum(each == place for _, each in self._wrong) < MOST
        if may:
            self._wrong.append((now, place))
        return may

    def give_back(self, address: str) -> None:
        place = _place(address)
        taken = next((each for each in reversed(self._wrong) if each[1] == place), None)
        if taken:
            self._wrong.remove(taken)


class SharedTries:
    """Of all servers that keep the same records, which whoever tries many codes can't keep busy."""

    def __init__(self, others: OtherServers, now: Callable[[], float]) -> None:
        self._others = others
        self._now = now
        self._waiting: dict[str, float] = {}
        """Until when, by place."""

    def take(self, address: str) -> bool:
        now, place = self._now(), _place(address)
        if now < self._waiting.get(place, now):
            return False
        may = self._others.take_try(place, MOST, MOST_OF_ALL, SPAN)
        if not may:
            self._waiting = {each: until for each, until in self._waiting.items() if now < until}
            self._waiting[place] = now + FOR_NOW
        return may

    def give_back(self, address: str) -> None:
        self._others.give_try_back(_place(address))


def _place(address: str) -> str:
    """A home has a whole range of addresses of the newer kind, and counts once."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(found) if found.version == 4 else found.exploded[:19]
