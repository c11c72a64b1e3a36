"""The words of the game: Kingdoms, Tribes, player colours and the editions of the rulebook."""

from enum import IntEnum, StrEnum
from typing import Final


class Kingdom(IntEnum):
    """The six Kingdoms in the order in which they are scored; the number indexes every table of them."""

    RHEA = 0
    PELAGON = 1
    ALTHEA = 2
    DURIS = 3
    STRATON = 4
    ITHYS = 5

    @property
    def id(self) -> str:
        return _KINGDOM_IDS[self]

    @property
    def colour(self) -> str:
        return _KINGDOM_COLOURS[self]


class Tribe(StrEnum):
    CENTAURS = "centaurs"
    DWARVES = "dwarves"
    ELVES = "elves"
    GIANTS = "giants"
    HALFLINGS = "halflings"
    MERFOLK = "merfolk"
    MINOTAURS = "minotaurs"
    ORCS = "orcs"
    SKELETONS = "skeletons"
    TROLLS = "trolls"
    WINGFOLK = "wingfolk"
    WIZARDS = "wizards"

    @property
    def cards(self) -> int:
        return 24 if self is Tribe.HALFLINGS else 12


class Colour(StrEnum):
    """The colours of the players' markers (S1)."""

    WHITE = "white"
    BLACK = "black"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PINK = "pink"


class Edition(StrEnum):
    """The printed rulebooks, by language."""

    EN = "en"
    PL = "pl"
    CS = "cs"
    RU = "ru"


KINGDOMS: Final = tuple(Kingdom)
_KINGDOM_IDS: Final = tuple(kingdom.name.lower() for kingdom in KINGDOMS)
KINGDOM_BY_ID: Final = {kingdom.id: kingdom for kingdom in KINGDOMS}
TRIBES: Final = tuple(Tribe)
TRIBE_BY_ID: Final = {tribe.value: tribe for tribe in TRIBES}
TROLL_TOKENS: Final = (1, 2, 3, 4, 5, 6)
LARGEST_BAND: Final = 10

_KINGDOM_COLOURS: Final = ("red", "grey", "green", "purple", "blue", "orange")
