"""What is known of printed cards, as screens ask for it: read once, and nobody waits or fails for its sake."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from storage.errors import StorageError

if TYPE_CHECKING:
    from storage.protocol import KeepsCards
    from storage.values import Card

log = logging.getLogger("companion")


class KnownCards:
    def __init__(self, keeping: Callable[[], KeepsCards], changed: Callable[[], None]) -> None:
        self._keeping = keeping
        self._changed = changed
        self._read: dict[str, Sequence[Card]] = {}

    def of(self, game: str) -> Sequence[Card]:
        """What was noted last first; none if they can't be read."""
        if game not in self._read:
            try:
                self._read[game] = tuple(self._keeping().of(game))
            except StorageError as error:
                log.info("The cards can't be read: %s", error)
                return ()
        return self._read[game]

    def note(self, cards: Sequence[Card]) -> None:
        """What was typed in a game, which is saved and doesn't depend on it."""
        new = [card for card in cards if card not in self.of(card.game)]
        if new:
            try:
                self.change(lambda kept: kept.note(new))
            except (StorageError, ValueError) as error:
                log.info("The cards can't be noted: %s", error)

    def change(self, change: Callable[[KeepsCards], Any]) -> None:
        """Whatever people do to them; what can't be is raised."""
        change(self._keeping())
        self.read_again()
        self._changed()

    def read_again(self) -> None:
        self._read.clear()
