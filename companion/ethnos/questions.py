"""Questions by name, there and back: in addresses, and as the names of the controls that ask them."""

import re
from typing import Final

from rules.ethnos.explaining.questions import TRIBE_ASKED_ABOUT, Question, Subject
from rules.ethnos.vocabulary import KINGDOM_BY_ID, Tribe

WHOLE: Final = {
    Subject.MERFOLK: "merfolk-board",
    Subject.GIANT: "giant",
    Subject.TROLLS: "trolls",
    Subject.ORCS: "orcs",
    Subject.FIRST: "next-first",
    Subject.WINNER: "winner",
}
OF_A_PLAYER: Final = {
    Subject.MERFOLK: "award-merfolk",
    Subject.GIANT: "award-giant",
    Subject.ORCS: "award-orcs",
    Subject.BANDS: "award-bands",
    Subject.TOTAL: "total",
    Subject.GLORY: "glory",
}
NUMBERED: Final = re.compile(r"(.+)-(0|[1-9][0-9]{0,5})")
_WHOLE_BY_NAME: Final = {name: subject for subject, name in WHOLE.items()}
_OF_A_PLAYER_BY_NAME: Final = {name: subject for subject, name in OF_A_PLAYER.items()}
_ABOUT: Final = {tribe: subject for subject, tribe in TRIBE_ASKED_ABOUT.items()}


def about_board(tribe: Tribe, player: int | None = None) -> Question:
    """Why a Tribe's board stands as it does, or pays a player."""
    return Question(_ABOUT[tribe], player)


def question_id(question: Question) -> str:
    """`award-rhea-2`, `total-0`, `winner`."""
    subject, player, kingdom, event = question
    if kingdom is not None:
        return f"kingdom-{kingdom.id}" if player is None else f"award-{kingdom.id}-{player}"
    if event is not None:
        return f"band-{event}"
    return WHOLE[subject] if player is None else f"{OF_A_PLAYER[subject]}-{player}"


def question_of(id: str) -> Question | None:
    """`None` if it names nothing."""
    if id in _WHOLE_BY_NAME:
        return Question(_WHOLE_BY_NAME[id])
    kind, _, kingdom = id.partition("-")
    if kind == "kingdom" and kingdom in KINGDOM_BY_ID:
        return Question(Subject.KINGDOM, kingdom=KINGDOM_BY_ID[kingdom])
    numbered = NUMBERED.fullmatch(id)
    return _numbered(numbered[1], int(numbered[2])) if numbered else None


def _numbered(what: str, number: int) -> Question | None:
    if what == "band":
        return Question(Subject.BAND, event=number)
    if what in _OF_A_PLAYER_BY_NAME:
        return Question(_OF_A_PLAYER_BY_NAME[what], number)
    kind, _, kingdom = what.partition("-")
    if kind == "award" and kingdom in KINGDOM_BY_ID:
        return Question(Subject.KINGDOM, number, KINGDOM_BY_ID[kingdom])
    return None
