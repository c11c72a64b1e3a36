"""What other phones come in by: known here by what the Share screen asks of it."""

from collections.abc import Sequence
from typing import Protocol


class Door(Protocol):
    @property
    def is_open(self) -> bool:
        """Whether other machines can reach us."""

    @property
    def addresses(self) -> Sequence[str]:
        """Where they find us, the likeliest first: `http://192.168.1.5:8550`."""

    def open(self) -> None:
        """Listens to other machines from now on; `CannotOpen` with words if that can't be."""

    def tell(self, code: str) -> None:
        """Shows whoever sits at the machine the code of a table that was opened."""


class CannotOpen(Exception):
    """Why other machines can't reach us, in words."""


def join_address(address: str, code: str) -> str:
    """Where a phone comes in that has read a picture of it. What follows the # no server is ever sent."""
    return f"{address}/join#{code}"
