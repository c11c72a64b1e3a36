"""Editions and rulings in a few words: what each decides, what its options are, and why it is open."""

from collections.abc import Mapping
from typing import Final

from companion.language import mark, say
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

RULING_REASONS: Final[Mapping[str, str]] = {
    "merfolk_places": mark(
        "The English book pays several players, the Czech and the Russian speak of one but compare the board with "
        "a Kingdom, and the Polish pays one player only."
    ),
    "merfolk_bonus": mark("Every book speaks of one symbol space and one extra marker, yet a long move can pass two."),
    "trolls_on_merfolk": mark(
        "In the Polish book Trolls break every tie of the Age's end; the others name Kingdoms, and the Merfolk "
        "board is scored like one."
    ),
    "merfolk_zero_ranks": mark("No book says whether a marker still on space 0 has a rank."),
    "two_player_tie": mark("The Polish book splits only the II token between two tied players; the others are silent."),
    "two_player_merfolk_sole": mark(
        "No book says whether being alone is paid twice on the Merfolk board, as it is in a Kingdom."
    ),
    "tiebreak_skeletons": mark(
        "The last tie-break compares bands as they were played, but their Skeletons are gone by then."
    ),
    "ten_skeletons_win": mark("Only the Polish book lets ten Skeletons win the game."),
}
"""What the books say on a point, and why it is open."""


def option_text(ruling: Ruling, option: str | bool) -> str:
    return OPTIONS.get(ruling.name, YES_OR_NO)[option]


def ruling_reason(ruling: Ruling) -> str:
    """What the books say on this point, and why it is open."""
    return say(RULING_REASONS[ruling.name])


def option_id(option: str | bool) -> str:
    """As files write it: `true`, `first`."""
    return str(option).lower()
