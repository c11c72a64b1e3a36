"""What is typed into fields, and what it means."""

from dataclasses import dataclass, field, replace
from typing import Final
from unicodedata import category

LARGEST_VALUE: Final = 99


@dataclass(frozen=True, slots=True)
class Field:
    """What a text field holds.

    It is equal to what it was until the app itself puts something else there: what somebody types needn't be drawn.
    """

    text: str = field(default="", compare=False)
    put: int = 0

    def typed(self, text: str) -> "Field":
        return replace(self, text=text)

    def with_text(self, text: str) -> "Field":
        return self if text == self.text else Field(text, self.put + 1)


EMPTY: Final = Field()


def tidy(name: str) -> str:
    """A name without what nobody sees: control characters, and spaces around it or in a row."""
    return " ".join("".join(" " if category(letter) == "Cc" else letter for letter in name).split())


def number_in(text: str, largest: int = LARGEST_VALUE) -> int | None:
    """The number that a field holds, from 0 to the largest that it may be."""
    value = int(text) if text.isdecimal() else largest + 1
    return value if value <= largest else None
