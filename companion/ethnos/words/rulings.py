"""Editions and rulings in a few words: what each decides, what its options are, and why it is open."""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, say
from rules.ethnos.rulings import Ruling
from rules.ethnos.vocabulary import Edition

EDITIONS: Final[Mapping[Edition, str]] = {
    # Translators: a rulebook by its language, standing alone or in a list: English, Polish
    Edition.EN: mark("English"),
    Edition.PL: mark("Polish"),
    Edition.CS: mark("Czech"),
    Edition.RU: mark("Russian"),
}

RULING_TITLES: Final[Mapping[str, str]] = {
    # Translators: the options are shown below: every place; first place only
    "merfolk_places": mark("Places paid on the Merfolk board"),
    # Translators: the options are shown below: a marker for each; one marker
    "merfolk_bonus": mark("Markers for a Merfolk move past two symbols"),
    # Translators: the options are shown below: yes; no
    "trolls_on_merfolk": mark("Trolls break ties on the Merfolk board"),
    # Translators: the options are shown below: yes; no
    "merfolk_zero_ranks": mark("Space 0 of the Merfolk board has a rank"),
    # Translators: the options are shown below: the II token; both tokens
    "two_player_tie": mark("What two players tied in Age II share"),
    # Translators: the options are shown below: the award for first place; both values
    "two_player_merfolk_sole": mark("One of two players alone on the Merfolk board"),
    # Translators: the options are shown below: as played; without Skeletons
    "tiebreak_skeletons": mark("Bands in the last tie-break"),
    # Translators: the options are shown below: yes; no
    "ten_skeletons_win": mark("Ten Skeletons win the game"),
}

OPTIONS: Final[Mapping[str, Mapping[str | bool, str]]] = {
    "merfolk_places": {"all": mark("every place"), "first": mark("first place only")},
    "merfolk_bonus": {"each": mark("a marker for each"), "one": mark("one marker")},
    # Translators: the Glory token of Age II
    "two_player_tie": {"highest": mark("the II token"), "both": mark("both tokens")},
    "two_player_merfolk_sole": {"first": mark("the award for first place"), "both": mark("both values")},
    "tiebreak_skeletons": {"as_played": mark("as played"), "removed": mark("without Skeletons")},
}
YES_OR_NO: Final[Mapping[str | bool, str]] = {True: mark("yes"), False: mark("no")}

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
    return say(OPTIONS.get(ruling.name, YES_OR_NO)[option])


def ruling_reason(ruling: Ruling) -> str:
    """What the books say on this point, and why it is open."""
    return say(RULING_REASONS[ruling.name])


def option_id(option: str | bool) -> str:
    """As files write it: `true`, `first`."""
    return str(option).lower()
