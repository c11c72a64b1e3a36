"""What explains a number, by the name of the question."""

from typing import Final

from companion.ethnos.questions import question_of
from rules.ethnos.explaining.cases import Case, case_now, case_of_age, case_of_table
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Subject
from rules.ethnos.formats.sheets import Sheet
from rules.ethnos.game import Game

PROJECTED: Final = "projected-"
NOW: Final = "now"
"""In the place of an Age's number."""


def why_in_game(game: Game, age: str, name: str) -> Explanation | None:
    """The explanation of a number in a game, by the Age's number or for now; `None` if there is nothing to explain."""
    case = case_now(game) if age == NOW else case_of_age(game, int(age)) if age in ("1", "2", "3") else None
    return _explained(case, name) if case else None


def why_on_sheet(sheet: Sheet, name: str) -> Explanation | None:
    """The same for an Age that is scored without a game."""
    return _explained(case_of_table(sheet.setup, sheet.table, sheet.pillage, sheet.third_dragon), name)


def _explained(case: Case, name: str) -> Explanation | None:
    # Addresses that somebody kept may call a total what it is called on the table.
    question = question_of(f"total-{name.removeprefix(PROJECTED)}" if name.startswith(PROJECTED) else name)
    if question and question.subject is Subject.GLORY and case.end:
        # At the end of an Age, the Glory that somebody has is the total.
        question = question._replace(subject=Subject.TOTAL)
    return explain(case, question) if question else None
