"""How often somebody may try codes: so seldom that guessing gets nowhere, whoever else tries."""

from collections import deque
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

MOST: Final = 10
"""Wrong codes from one address in `SPAN`."""
MOST_OF_ALL: Final = 300
"""From all addresses together: with these, a code is guessed in some hundred years. It bounds what is kept, too."""
SPAN: Final = 600.0
"""Seconds after which a wrong code is forgotten."""


class Tries:
    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._wrong: deque[tuple[float, str]] = deque()
        """When, and by whom, oldest first."""

    def may_try(self, address: str) -> bool:
        self._forget()
        place = _place(address)
        return len(self._wrong) < MOST_OF_ALL and sum(each == place for _, each in self._wrong) < MOST

    def wrong(self, address: str) -> None:
        self._wrong.append((self._now(), _place(address)))

    def _forget(self) -> None:
        while self._wrong and self._wrong[0][0] <= self._now() - SPAN:
            self._wrong.popleft()


def _place(address: str) -> str:
    """A home has a whole range of addresses of the newer kind, and counts once."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(found) if found.version == 4 else found.exploded[:19]
