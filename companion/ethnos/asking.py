"""Questions by the names of the controls that they are about: `award-rhea-2`, `total-0`, `winner`."""

import re
from typing import Final

from rules.ethnos.explaining.cases import Case, case_now, case_of_age, case_of_table
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import KINGDOM_BY_ID

NOW: Final = "now"
"""In the place of an Age's number."""
WHOLE: Final = {
    "merfolk-board": Subject.MERFOLK,
    "giant": Subject.GIANT,
    "trolls": Subject.TROLLS,
    "orcs": Subject.ORCS,
    "next-first": Subject.FIRST,
    "winner": Subject.WINNER,
}
OF_A_PLAYER: Final = {
    "award-merfolk": Subject.MERFOLK,
    "award-giant": Subject.GIANT,
    "award-orcs": Subject.ORCS,
    "award-bands": Subject.BANDS,
    "total": Subject.TOTAL,
    "projected": Subject.TOTAL,
    "glory": Subject.GLORY,
}
NUMBERED: Final = re.compile(r"(.+)-([0-9]{1,6})")


def why_in_game(game: Game, age: str, name: str) -> Explanation | None:
    """The explanation of a number in a game, by the Age's number or for now; `None` if there is nothing to explain."""
    case = case_now(game) if age == NOW else case_of_age(game, int(age)) if age in ("1", "2", "3") else None
    return _explained(case, name) if case else None


def why_on_sheet(sheet: Sheet, name: str) -> Explanation | None:
    """The same for an Age that is scored without a game."""
    return _explained(case_of_table(sheet.setup, sheet.table, sheet.pillage, sheet.third_dragon), name)


def _explained(case: Case, name: str) -> Explanation | None:
    question = _question(case, name)
    return explain(case, question) if question else None


def _question(case: Case, name: str) -> Question | None:
    if name in WHOLE:
        return Question(WHOLE[name])
    kingdom = KINGDOM_BY_ID.get(name.removeprefix("kingdom-"))
    if kingdom is not None:
        return Question(Subject.KINGDOM, kingdom=kingdom)
    numbered = NUMBERED.fullmatch(name)
    if numbered is None:
        return None
    what, number = numbered[1], int(numbered[2])
    if what == "band":
        return Question(Subject.BAND, event=number)
    if what == "glory" and case.end:
        return Question(Subject.TOTAL, number)
    if what in OF_A_PLAYER:
        return Question(OF_A_PLAYER[what], number)
    kingdom = KINGDOM_BY_ID.get(what.removeprefix("award-"))
    return None if kingdom is None else Question(Subject.KINGDOM, number, kingdom)
