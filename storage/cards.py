"""What people have read off printed cards and typed, so that nobody types it twice. None come with the app."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from storage.errors import CardTaken, NoSuchCard
from storage.records import CardsRecord, One
from storage.values import Card

MOST_CARDS: Final = 2_000
"""Of all games together; what was noted longest ago is forgotten first."""


@dataclass(frozen=True, slots=True)
class Cards:
    record: One[CardsRecord]

    def of(self, game: str) -> list[Card]:
        """Those of one game, what was noted last first."""
        return [card for card in self._read() if card.game == game]

    def note(self, cards: Iterable[Card]) -> None:
        """As they are now, whatever was known of them; of two that are the same card, the later one."""
        noted = {card.key: card for card in cards}

        def note(known: Sequence[Card]) -> Iterable[Card]:
            return (*noted.values(), *(card for card in known if card.key not in noted))

        self._change(note)

    def add(self, cards: Iterable[Card]) -> int:
        """Those that aren't known yet; how many."""
        new: list[Card] = []

        def add(known: Sequence[Card]) -> Iterable[Card]:
            here = {card.key for card in known}
            unknown = {card.key: card for card in cards if card.key not in here}
            new.extend(tuple(unknown.values())[: max(0, MOST_CARDS - len(known))])
            return (*known, *new)

        self._change(add)
        return len(new)

    def replace(self, old: Card, new: Card) -> None:
        """A card that was typed otherwise, in its place."""

        def replace(known: Sequence[Card]) -> Iterable[Card]:
            others = _without(known, old)
            if any(card.key == new.key for card in others):
                raise CardTaken(new.name)
            return [new if card.key == old.key else card for card in known]

        self._change(replace)

    def forget(self, card: Card) -> None:
        self._change(lambda known: _without(known, card))

    def _read(self) -> Sequence[Card]:
        record = self.record.read()
        return record.cards if record else ()

    def _change(self, change: Callable[[Sequence[Card]], Iterable[Card]]) -> None:
        def changed(record: CardsRecord | None) -> CardsRecord:
            return CardsRecord(cards=list(change(record.cards if record else ()))[:MOST_CARDS])

        self.record.change(changed)


def _without(known: Sequence[Card], card: Card) -> list[Card]:
    others = [other for other in known if other.key != card.key]
    if len(others) == len(known):
        raise NoSuchCard(card.name)
    return others
