"""A question's name leads back to the question, and a name that leads to one is that question's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.ethnos.boards import BOARDS
from companion.ethnos.questions import OF_A_PLAYER, WHOLE, about_board, question_id, question_of
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe

seats = st.integers(0, 5)
questions = st.one_of(
    st.sampled_from([*WHOLE]).map(Question),
    st.tuples(st.sampled_from([*OF_A_PLAYER]), seats).map(lambda asked: Question(*asked)),
    st.tuples(st.none() | seats, st.sampled_from(KINGDOMS)).map(lambda asked: Question(Subject.KINGDOM, *asked)),
    st.integers(0, 999_999).map(lambda index: Question(Subject.BAND, event=index)),
)


@given(questions)
def test_every_question_is_found_by_its_name(question: Question) -> None:
    assert question_of(question_id(question)) == question


@given(st.from_regex(r"(kingdom|award|band|total|glory|giant|x)?-?[a-z]*-?[0-9]{0,7}", fullmatch=True) | st.text())
def test_every_name_that_is_found_is_its_questions_own(name: str) -> None:
    question = question_of(name)
    assert question is None or question_id(question) == name


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("kingdom-rhea", Question(Subject.KINGDOM, kingdom=Kingdom.RHEA)),
        ("award-rhea-2", Question(Subject.KINGDOM, 2, Kingdom.RHEA)),
        ("award-bands-0", Question(Subject.BANDS, 0)),
        ("total-1", Question(Subject.TOTAL, 1)),
        ("merfolk-board", Question(Subject.MERFOLK)),
        ("band-17", Question(Subject.BAND, event=17)),
        ("winner", Question(Subject.WINNER)),
    ],
)
def test_names_stay_as_they_are(name: str, question: Question) -> None:
    """They stand in addresses that somebody may have kept."""
    assert (question_id(question), question_of(name)) == (name, question)


@pytest.mark.parametrize(
    "name", ["", "rhea", "kingdom-", "award-atlantis-0", "total-", "total--1", "total-01", "winner-0"]
)
def test_what_names_nothing_is_no_question(name: str) -> None:
    assert question_of(name) is None


def test_every_board_can_be_asked_about() -> None:
    assert {question_id(about_board(board.tribe)) for board in BOARDS} == {board.identifier for board in BOARDS}
    assert question_id(about_board(Tribe.MERFOLK, 2)) == "award-merfolk-2"
