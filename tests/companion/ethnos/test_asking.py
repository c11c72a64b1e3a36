import pytest

from companion.ethnos.asking import NOW, why_in_game, why_on_sheet
from rules.ethnos.explaining.questions import Subject
from rules.ethnos.formats.sheets import read_sheet
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import SCORING_TRIBES, a_band, a_game, a_setup

GAME = a_game(a_setup(tribes=SCORING_TRIBES), a_band(0, Tribe.GIANTS, Kingdom.RHEA, 3))


@pytest.mark.parametrize(
    ("name", "subject"),
    [
        ("kingdom-rhea", Subject.KINGDOM),
        ("award-rhea-0", Subject.KINGDOM),
        ("merfolk-board", Subject.MERFOLK),
        ("giant", Subject.GIANT),
        ("projected-0", Subject.TOTAL),
        ("glory-0", Subject.GLORY),
        ("band-0", Subject.BAND),
    ],
)
def test_a_control_s_name_is_the_question_about_it(name: str, subject: Subject) -> None:
    explanation = why_in_game(GAME, NOW, name)
    assert explanation is not None
    assert explanation.question.subject is subject


@pytest.mark.parametrize(
    "name", ["", "nothing", "award-atlantis-0", "total-", "total-99", "total--1", "kingdom-", "winner", "band-99999"]
)
def test_what_names_nothing_is_not_explained(name: str) -> None:
    assert why_in_game(GAME, NOW, name) is None


@pytest.mark.parametrize("age", ["1", "0", "4", "9", "", "x"])
def test_an_age_that_has_not_ended_is_not_explained(age: str) -> None:
    assert why_in_game(GAME, age, "total-0") is None


def test_an_age_without_a_game_is_explained_too(sheet: dict[str, object]) -> None:
    explanation = why_on_sheet(read_sheet(sheet), "total-1")
    assert explanation is not None
    assert explanation.question.subject is Subject.TOTAL
