"""What lets one writer at a time into a data folder: a file with a lock, or whatever there is in its place."""

from contextlib import AbstractContextManager
from typing import Protocol


class OneWriter(Protocol):
    def held(self, patience: float | None = None) -> AbstractContextManager[None]:
        """Nobody else writes until the block ends; asking again inside of it is no wait.

        `patience` is for what can wait as well: so many seconds, or else `InUse`.
        """
