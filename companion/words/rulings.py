"""Editions and rulings in a few words: what each decides, and what its options are."""

from typing import Final

from rules.ethnos.rulings import Ruling
from rules.ethnos.vocabulary import Edition

EDITIONS: Final = {Edition.EN: "English", Edition.PL: "Polish", Edition.CS: "Czech", Edition.RU: "Russian"}

RULING_TITLES: Final = {
    "merfolk_places": "The Merfolk board pays",
    "merfolk_bonus": "A Merfolk move past two symbols gives",
    "trolls_on_merfolk": "Trolls break ties on the Merfolk board",
    "merfolk_zero_ranks": "Space 0 of the Merfolk board has a rank",
    "two_player_tie": "Two players tied in Age II share",
    "two_player_merfolk_sole": "Of two players, one alone on the Merfolk board gets",
    "tiebreak_skeletons": "The last tie-break counts bands",
    "ten_skeletons_win": "Ten Skeletons win the game",
}

OPTIONS: Final[dict[str, dict[str | bool, str]]] = {
    "merfolk_places": {"all": "every place", "first": "first place only"},
    "merfolk_bonus": {"each": "a marker for each", "one": "one marker"},
    "two_player_tie": {"highest": "the II token", "both": "both tokens"},
    "two_player_merfolk_sole": {"first": "the first place", "both": "both values"},
    "tiebreak_skeletons": {"as_played": "as played", "removed": "without Skeletons"},
}
YES_OR_NO: Final[dict[str | bool, str]] = {True: "yes", False: "no"}


def option_text(ruling: Ruling, option: str | bool) -> str:
    return OPTIONS.get(ruling.name, YES_OR_NO)[option]


def option_id(option: str | bool) -> str:
    """As files write it: `true`, `first`."""
    return str(option).lower()
