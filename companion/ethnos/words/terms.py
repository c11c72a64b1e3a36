"""Names and small phrases that sentences are made of.

A phrase stands in a sentence only where no language changes its form: by itself, after a colon, in brackets, in a list.
"""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, mark_as, phrase, say, say_as, say_many
from rules.ethnos.vocabulary import Kingdom, Tribe

AGES: Final = ("I", "II", "III")
"""Ages, and the Glory tokens named after them."""

KINGDOM_NAMES: Final[Mapping[Kingdom, str]] = {
    Kingdom.RHEA: mark("Rhea"),
    Kingdom.PELAGON: mark("Pelagon"),
    Kingdom.ALTHEA: mark("Althea"),
    Kingdom.DURIS: mark("Duris"),
    Kingdom.STRATON: mark("Straton"),
    Kingdom.ITHYS: mark("Ithys"),
}

TRIBE_NAMES: Final[Mapping[Tribe, str]] = {
    Tribe.CENTAURS: mark("Centaurs"),
    Tribe.DWARVES: mark("Dwarves"),
    Tribe.ELVES: mark("Elves"),
    Tribe.GIANTS: mark("Giants"),
    Tribe.HALFLINGS: mark("Halflings"),
    Tribe.MERFOLK: mark("Merfolk"),
    Tribe.MINOTAURS: mark("Minotaurs"),
    Tribe.ORCS: mark("Orcs"),
    Tribe.SKELETONS: mark("Skeletons"),
    Tribe.TROLLS: mark("Trolls"),
    Tribe.WINGFOLK: mark("Wingfolk"),
    Tribe.WIZARDS: mark("Wizards"),
}

LEADER_NAMES: Final[Mapping[Tribe, str]] = {
    Tribe.CENTAURS: mark("a Centaur"),
    Tribe.DWARVES: mark("a Dwarf"),
    Tribe.ELVES: mark("an Elf"),
    Tribe.GIANTS: mark("a Giant"),
    Tribe.HALFLINGS: mark("a Halfling"),
    Tribe.MERFOLK: mark("a Merfolk"),
    Tribe.MINOTAURS: mark("a Minotaur"),
    Tribe.ORCS: mark("an Orc"),
    Tribe.SKELETONS: mark("a Skeleton"),
    Tribe.TROLLS: mark("a Troll"),
    Tribe.WINGFOLK: mark("a Wingfolk"),
    Tribe.WIZARDS: mark("a Wizard"),
}

LEADERS: Final[Mapping[Tribe, tuple[str, str]]] = {
    Tribe.CENTAURS: mark_as("leader", "Centaur"),
    Tribe.DWARVES: mark_as("leader", "Dwarf"),
    Tribe.ELVES: mark_as("leader", "Elf"),
    Tribe.GIANTS: mark_as("leader", "Giant"),
    Tribe.HALFLINGS: mark_as("leader", "Halfling"),
    Tribe.MERFOLK: mark_as("leader", "Merfolk"),
    Tribe.MINOTAURS: mark_as("leader", "Minotaur"),
    Tribe.ORCS: mark_as("leader", "Orc"),
    Tribe.TROLLS: mark_as("leader", "Troll"),
    Tribe.WINGFOLK: mark_as("leader", "Wingfolk"),
    Tribe.WIZARDS: mark_as("leader", "Wizard"),
}
"""One of each Tribe that can lead a band."""

PLACES: Final = (
    mark("first place"),
    mark("second place"),
    mark("third place"),
    mark("fourth place"),
    mark("fifth place"),
    mark("sixth place"),
)

COLOUR_NAMES: Final[Mapping[str, str]] = {
    "white": mark("white"),
    "black": mark("black"),
    "yellow": mark("yellow"),
    "green": mark("green"),
    "blue": mark("blue"),
    "pink": mark("pink"),
    "red": mark("red"),
    "grey": mark("grey"),
    "purple": mark("purple"),
    "orange": mark("orange"),
}
"""Of players' markers and of Kingdoms."""


@phrase
def kingdom_name(kingdom: Kingdom) -> str:
    return say(KINGDOM_NAMES[kingdom])


@phrase
def tribe_name(tribe: Tribe) -> str:
    return say(TRIBE_NAMES[tribe])


def colour_name(colour: str) -> str:
    return say(COLOUR_NAMES[colour])


@phrase
def leader_name(tribe: Tribe) -> str:
    """One of a Tribe: `an Elf`."""
    return say(LEADER_NAMES[tribe])


def leader(tribe: Tribe) -> str:
    """The same by itself: `Elf`."""
    return say_as(*LEADERS[tribe])


@phrase
def place_name(place: int) -> str:
    """`first place`; the first is 1."""
    return say(PLACES[place - 1])


@phrase
def glory_text(number: int) -> str:
    """`1 Glory`, `3 Glory`."""
    return say_many("{n} Glory", "{n} Glory", number)


@phrase
def markers_text(number: int) -> str:
    return say_many("{n} marker", "{n} markers", number)


@phrase
def cards_text(number: int) -> str:
    return say_many("{n} card", "{n} cards", number)


def players_text(number: int) -> str:
    return say_many("{n} player", "{n} players", number)


def skeletons_text(number: int) -> str:
    return say_many("{n} Skeleton", "{n} Skeletons", number)


@phrase
def band_text(tribe: Tribe | None, cards: int, skeletons: int) -> str:
    """`5 cards (2 Skeletons), Troll`: the cards, the Skeletons among them, and who leads them, if anybody does."""
    if tribe is None:
        return skeletons_text(cards)
    of_them = f" ({skeletons_text(skeletons)})" if skeletons else ""
    return f"{cards_text(cards)}{of_them}, {leader(tribe)}"


@phrase
def of_kingdom(band: str, kingdom: Kingdom) -> str:
    """`3 cards, Elf of Rhea`."""
    # Translators: {band} is "3 cards, Elf" or only "Elf"; the Leader has the colour of {kingdom}
    return say("{band} of {kingdom}", band=band, kingdom=kingdom_name(kingdom))
