"""A card of the book while somebody mends it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from companion.controls.typed import EMPTY, Field, number_in, tidy
from companion.rune_age.cards import CITY, ENEMY, EVENT, INSTANT, UNIT, is_so
from rules.players import is_name_length
from rules.rune_age.components import MOST_DICE, MOST_STRENGTH
from storage.values import Card, Fact

NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {
    CITY: {"strength": MOST_STRENGTH, "defence": MOST_STRENGTH},
    EVENT: {"strength": MOST_STRENGTH, "dice": MOST_DICE},
    UNIT: {"strength": MOST_STRENGTH},
}
"""What is printed on a card of each sort, and how large it may be."""
FLAGS: Final[Mapping[str, tuple[str, ...]]] = {ENEMY: ("reward", "start_effect"), INSTANT: ("lasts",)}
"""What is so of an event or not, by its kind."""


@dataclass(frozen=True, slots=True)
class CardDraft:
    card: Card
    """As the book has it."""
    name: Field = EMPTY
    numbers: Mapping[str, Field] = field(default_factory=dict)
    flags: Mapping[str, bool] = field(default_factory=dict)

    @classmethod
    def of(cls, card: Card) -> "CardDraft":
        numbers = {fact: Field(str(card.facts.get(fact, ""))) for fact in NUMBERS.get(card.sort, {})}
        flags = {fact: is_so(card, fact) for fact in FLAGS.get(str(card.facts.get("kind")), ())}
        return cls(card, Field(card.name), numbers, flags)

    def with_name(self, typed: str) -> "CardDraft":
        return replace(self, name=self.name.typed(typed))

    def with_number(self, fact: str, typed: str) -> "CardDraft":
        return replace(self, numbers={**self.numbers, fact: self.numbers[fact].typed(typed)})

    def with_flag(self, fact: str) -> "CardDraft":
        return replace(self, flags={**self.flags, fact: not self.flags[fact]})

    def mended(self) -> Card | None:
        """The card as it is then; none as long as something is missing or can't be."""
        name = tidy(self.name.text)
        numbers = {fact: number_in(typed.text, self._most(fact)) for fact, typed in self.numbers.items()}
        wrong = [fact for fact, number in numbers.items() if number is None and not self._may_lack(fact)]
        if wrong or not is_name_length(name):
            return None
        facts: dict[str, Fact] = {fact: value for fact, value in self.card.facts.items() if fact not in numbers}
        facts |= {fact: number for fact, number in numbers.items() if number is not None}
        return replace(self.card, name=name, facts={**facts, **self.flags})

    def _most(self, fact: str) -> int:
        return NUMBERS[self.card.sort][fact]

    def _may_lack(self, fact: str) -> bool:
        """Dice, and the strength of an instant that attacks nobody."""
        optional = fact == "dice" or (fact == "strength" and self.card.facts.get("kind") == INSTANT)
        return optional and not self.numbers[fact].text
