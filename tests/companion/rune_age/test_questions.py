import pytest

from companion.rune_age.questions import question_id, question_of, why_in_game
from rules.rune_age.explaining.questions import Question, Subject
from tests.rune_age import a_game


@pytest.mark.parametrize(
    ("question", "id"),
    [
        (Question(Subject.DAMAGE, 2), "damage-2"),
        (Question(Subject.STRONGHOLDS, 0), "strongholds-0"),
        (Question(Subject.CITY, 1), "city-1"),
        (Question(Subject.FIGHT, 17), "fight-17"),
        (Question(Subject.EVENTS_LEFT), "events-left"),
        (Question(Subject.OUTCOME), "winner"),
    ],
)
def test_a_question_has_a_name_and_is_found_by_it(question: Question, id: str) -> None:
    assert question_id(question) == id
    assert question_of(id) == question


@pytest.mark.parametrize("id", ["", "damage", "damage-x", "damage-01", "winner-1", "nothing-1", "events-left-2"])
def test_what_names_nothing_is_no_question(id: str) -> None:
    assert question_of(id) is None
    assert why_in_game(a_game(), id) is None
