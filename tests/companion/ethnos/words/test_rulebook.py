import pytest

from companion.ethnos.words.rulebook import (
    BOOK_ERROR_TEXTS,
    PARTS,
    error_says,
    error_where,
    rule_example,
    rule_places,
    rule_says,
    rule_title,
    rule_where,
    where_text,
)
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, Rule
from rules.ethnos.vocabulary import Edition


def test_every_rule_has_a_part_and_a_place() -> None:
    assert {rule.id[0] for rule in RULES} == set(PARTS)
    assert all(where_text(rule) for rule in RULES)


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("B1", "Page 7"),
        ("B6", "Pages 7 and 16"),
        ("F6", "Our reading: no book says it"),
        ("A2", "Page 9. Our reading, for no book says it: without a marker there is no rank"),
        ("B10", "English and Polish: page 13; Czech: page 12; Russian: page 14"),
    ],
)
def test_a_rule_is_found_in_the_books(id: str, where: str) -> None:
    assert where_text(RULE_BY_ID[id]) == where


def test_an_error_names_its_book() -> None:
    assert error_where(BOOK_ERRORS[0]) == "Russian book, page 11"


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_has_a_title_and_a_text(rule: Rule) -> None:
    assert rule_title(rule.id)
    assert rule_says(rule.id).endswith(".")
    assert not rule_example(rule.id) or rule_example(rule.id).endswith(".")


def test_every_error_of_a_book_says_what_is_right() -> None:
    assert set(BOOK_ERROR_TEXTS) == {error.id for error in BOOK_ERRORS}
    assert all(error_says(error).endswith(".") for error in BOOK_ERRORS)


@pytest.mark.parametrize(
    ("id", "edition", "where"),
    [
        ("A3", Edition.EN, "English book, page 9."),
        ("A4", Edition.RU, "Russian book, pages 9 and 16."),
        ("B13", Edition.CS, "Czech book, pages 13 and 14."),
        ("A2", Edition.PL, "Polish book, page 9. Our reading, for no book says it: without a marker there is no rank."),
        ("F6", Edition.PL, "Our reading: no book says it."),
    ],
)
def test_one_book_says_a_rule_on_its_page(id: str, edition: Edition, where: str) -> None:
    assert rule_where(RULE_BY_ID[id], edition) == where


def test_a_rules_page_names_all_books() -> None:
    assert rule_places(RULE_BY_ID["B8"]) == [
        "English book, page 12",
        "Polish book, page 12",
        "Czech book, page 13",
        "Russian book, page 13",
        "Our reading, for no book says it: such a chain has no limit",
    ]
    assert rule_places(RULE_BY_ID["A10"]) == ["Our reading: no book says it"]
