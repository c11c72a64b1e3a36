"""A rulebook in our own words; those of the games are tested in their `words/test_rulebook.py`."""

from typing import NamedTuple

from companion.speech.language import speaking
from companion.speech.rulebook import Rulebook, pages_text


class Rule(NamedTuple):
    id: str
    ours: bool = False


class Error(NamedTuple):
    id: str = "total"


BOOK = Rulebook(
    {"A1": "Order", "A2": "Ties"},
    {"A1": "One after the other.", "A2": "Both win."},
    {"A2": "3 and 3."},
    {"A2": "Our reading: which both"},
    {"total": "It is 13."},
)


def test_a_rule_has_a_title_words_and_perhaps_a_case() -> None:
    assert (BOOK.title("A1"), BOOK.says("A1"), BOOK.example("A1")) == ("Order", "One after the other.", "")
    assert BOOK.example("A2") == "3 and 3."
    assert BOOK.error_says(Error()) == "It is 13."


def test_what_is_our_reading_is_said_of_a_whole_rule_or_of_its_part() -> None:
    assert BOOK.our_reading(Rule("A1")) == BOOK.our_reading(Rule("A2")) == ""
    assert BOOK.our_reading(Rule("A1", ours=True)) == "Our reading: no book says it"
    assert BOOK.our_reading(Rule("A2", ours=True)) == "Our reading: which both"


def test_pages_are_one_or_several() -> None:
    assert (pages_text((9,)), pages_text((7, 16))) == ("page 9", "pages 7 and 16")
    with speaking("pl"):
        assert pages_text((9,)) == "strona 9"
