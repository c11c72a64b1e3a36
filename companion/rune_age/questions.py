"""Questions by name, there and back: in addresses, and as the names of the controls that ask them."""

import re
from typing import Final

from rules.rune_age.explaining.explanations import Explanation, explain
from rules.rune_age.explaining.questions import Question, Subject
from rules.rune_age.game import Game

NAMES: Final = {
    Subject.DAMAGE: "damage",
    Subject.STRONGHOLDS: "strongholds",
    Subject.REWARDS: "rewards",
    Subject.CITY: "city",
    Subject.EVENTS_LEFT: "events-left",
    Subject.FIGHT: "fight",
    Subject.OUTCOME: "winner",
}
WHOLE: Final = (Subject.EVENTS_LEFT, Subject.OUTCOME)
_BY_NAME: Final = {name: subject for subject, name in NAMES.items()}
_NUMBERED: Final = re.compile(r"(.+)-(0|[1-9][0-9]{0,5})")


def question_id(question: Question) -> str:
    """`damage-2`, `fight-17`, `winner`."""
    name = NAMES[question.subject]
    return name if question.which is None else f"{name}-{question.which}"


def question_of(id: str) -> Question | None:
    """`None` if it names nothing."""
    if _BY_NAME.get(id) in WHOLE:
        return Question(_BY_NAME[id])
    numbered = _NUMBERED.fullmatch(id)
    subject = _BY_NAME.get(numbered[1]) if numbered else None
    return Question(subject, int(numbered[2])) if numbered and subject and subject not in WHOLE else None


def why_in_game(game: Game, id: str) -> Explanation | None:
    """The explanation of a figure of a game; `None` if there is nothing to explain."""
    question = question_of(id)
    return explain(game, question) if question else None
