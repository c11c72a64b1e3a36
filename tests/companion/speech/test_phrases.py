from datetime import datetime

import pytest

from companion.speech.language import speaking
from companion.speech.phrases import added, grouped, headed, listed, numbered, ordinal, signed, spread, time_of_day


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (112, "112th"),
    ],
)
def test_a_place_is_said_with_its_ending(number: int, said: str) -> None:
    assert ordinal(number) == said


@pytest.mark.parametrize(
    ("words", "said"), [(["Ann"], "Ann"), (["Ann", "Bo"], "Ann and Bo"), (["Ann", "Bo", "Cy"], "Ann, Bo and Cy")]
)
def test_words_are_listed(words: list[str], said: str) -> None:
    assert listed(words) == said


def test_words_are_listed_in_the_reader_s_language() -> None:
    with speaking("pl"):
        assert listed(["Ann", "Bo"]) == "Ann i Bo"


@pytest.mark.parametrize(
    ("numbers", "said"), [([9], "9"), ([3, 6], "3 + 6 = 9"), ([3, -1], "3 − 1 = 2"), ([0, 0, 4], "0 + 0 + 4 = 4")]
)
def test_a_sum_is_shown_unless_there_is_nothing_to_add(numbers: list[int], said: str) -> None:
    assert added(numbers) == said


@pytest.mark.parametrize(("number", "said"), [(4, "+4"), (0, "0"), (-2, "\N{MINUS SIGN}2")])
def test_what_is_taken_away_has_a_true_minus(number: int, said: str) -> None:
    assert signed(number) == said
    assert "-" not in added((3, number))
    assert "-" not in added((number,))


def test_pages_that_follow_each_other_have_a_dash_between_them() -> None:
    assert spread((13,)) == "13"
    assert spread((13, 14)) == "13\N{EN DASH}14"


def test_names_stand_before_what_is_said_of_them() -> None:
    assert headed("Rhea", "3 markers") == "Rhea: 3 markers"
    assert numbered("Roderick", 3) == "Roderick 3"


def test_a_time_is_told_where_the_reader_is() -> None:
    here = datetime(2026, 1, 31, 20, 15).astimezone()
    assert time_of_day(here.isoformat()) == "20:15"


def test_large_numbers_are_read_in_threes() -> None:
    assert [grouped(number) for number in (0, 999, 1200, 10_000, 1_002_003)] == [
        "0",
        "999",
        "1,200",
        "10,000",
        "1,002,003",
    ]
    with speaking("pl"):
        assert grouped(10_000) == "10\N{NO-BREAK SPACE}000"
