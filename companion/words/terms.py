"""Names and small phrases that sentences are made of."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from rules.ethnos.vocabulary import Kingdom, Tribe

AGES: Final = ("I", "II", "III")
"""Ages, and the Glory tokens named after them."""

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")

ONE_OF_TRIBE: Final = {
    Tribe.CENTAURS: "a Centaur",
    Tribe.DWARVES: "a Dwarf",
    Tribe.ELVES: "an Elf",
    Tribe.GIANTS: "a Giant",
    Tribe.HALFLINGS: "a Halfling",
    Tribe.MERFOLK: "a Merfolk",
    Tribe.MINOTAURS: "a Minotaur",
    Tribe.ORCS: "an Orc",
    Tribe.SKELETONS: "a Skeleton",
    Tribe.TROLLS: "a Troll",
    Tribe.WINGFOLK: "a Wingfolk",
    Tribe.WIZARDS: "a Wizard",
}


def kingdom_name(kingdom: Kingdom) -> str:
    return kingdom.name.capitalize()


def tribe_name(tribe: Tribe) -> str:
    return tribe.name.capitalize()


def counted(number: int, one: str, many: str | None = None) -> str:
    """`1 marker`, `3 markers`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def added(numbers: Sequence[int]) -> str:
    """`9`, or `3 + 6 = 9`."""
    return str(numbers[0]) if len(numbers) == 1 else f"{' + '.join(map(str, numbers))} = {sum(numbers)}"


def time_of_day(at: str) -> str:
    """`20:15`, where the reader is."""
    return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
