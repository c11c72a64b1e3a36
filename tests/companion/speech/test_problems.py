from enum import StrEnum

import pytest

from companion.speech.problems import OF_FILES, Counting, sentence_text, text_of, with_own
from rules.problems import FileCode, Problem


class OwnCode(StrEnum):
    """Of a game that has counters."""

    TOO_MANY = "too_many"


COUNTERS = Counting("count", ("There is {n} counter.", "There are {n} counters."))
OWN = with_own(
    {
        OwnCode.TOO_MANY: {"": (COUNTERS, "Put {name} back.")},
        FileCode.BAD_VALUE: {"colour": "{value} is no colour."},
    }
)


def problem(code: StrEnum, reason: str = "") -> Problem:
    return Problem(code, "anywhere", None, reason)


def test_every_code_of_files_has_a_sentence() -> None:
    assert OF_FILES.keys() == set(FileCode)


def test_a_sentence_is_said_with_its_facts() -> None:
    said = text_of(problem(FileCode.MISSING_FIELD), OF_FILES, {"field": "age"})
    assert said == 'The field "age" is missing.'


@pytest.mark.parametrize(("count", "said"), [(1, "There is 1 counter."), (3, "There are 3 counters.")])
def test_a_number_of_things_has_its_form(count: int, said: str) -> None:
    assert sentence_text(COUNTERS, {"count": count}) == said


def test_several_sentences_follow_each_other() -> None:
    said = text_of(problem(OwnCode.TOO_MANY), OWN, {"count": 2, "name": "one"})
    assert said == "There are 2 counters. Put one back."


def test_a_game_adds_its_own_sentences_to_those_about_files() -> None:
    assert text_of(problem(FileCode.BAD_VALUE, "colour"), OWN, {"value": "mauve"}) == "mauve is no colour."
    assert text_of(problem(FileCode.BAD_JSON, "syntax"), OWN, {}) == "From here on this is not JSON."


def test_what_is_not_known_is_not_said() -> None:
    assert text_of(problem(OwnCode.TOO_MANY), OF_FILES, {}) is None
    assert text_of(problem(FileCode.BAD_JSON, "unheard of"), OF_FILES, {}) is None
