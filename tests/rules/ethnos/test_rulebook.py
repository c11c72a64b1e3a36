import pytest

from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, TRIBE_PAGES
from rules.ethnos.vocabulary import TRIBES, Edition, Tribe

AGE_RULES = ["A1", "A2", "A3", "A4", "A5", "A5a", "A6a", "A6b", "A6c", "A7", "A8", "A9", "A10"]


def test_every_rule_is_there_once_and_in_order() -> None:
    set_up = [f"S{number}" for number in range(1, 8)]
    bands = [f"B{number}" for number in range(1, 18)]
    end = [f"F{number}" for number in range(1, 7)]
    assert list(RULE_BY_ID) == [rule.id for rule in RULES] == [*set_up, *bands, *AGE_RULES, *end]


def test_a_rule_on_no_page_is_our_own() -> None:
    assert [rule.id for rule in RULES if not rule.pages(Edition.EN)] == ["A10", "F6"]
    assert all(rule.ours for rule in RULES if not rule.pages(Edition.EN))


def test_readings_of_our_own_are_marked() -> None:
    assert {rule.id for rule in RULES if rule.ours} == {
        *("B7", "B8"),
        *("A1", "A2", "A6a", "A6c", "A7", "A10"),
        "F6",
    }


def test_a_tribes_rule_is_on_the_tribes_page_of_each_edition() -> None:
    assert [RULE_BY_ID["B13"].pages(edition) for edition in Edition] == [(13,), (13,), (13, 14), (14,)]
    assert RULE_BY_ID["A8"].pages(Edition.CS) == (10, 15)
    assert RULE_BY_ID["A4"].pages(Edition.RU) == (9, 16)
    assert [RULE_BY_ID["B17"].pages(edition) for edition in Edition] == [(12, 15), (12, 15), (12, 15), (12, 13, 15)]


@pytest.mark.parametrize("edition", Edition)
def test_every_tribe_has_a_page_in_every_edition(edition: Edition) -> None:
    assert set(TRIBE_PAGES[edition]) == set(TRIBES)
    assert {page for pages in TRIBE_PAGES[edition].values() for page in pages} == {12, 13, 14, 15}


def test_some_pages_of_tribes_as_they_are_printed() -> None:
    assert TRIBE_PAGES[Edition.EN][Tribe.DWARVES] == (12,)
    assert TRIBE_PAGES[Edition.PL][Tribe.TROLLS] == (15,)
    assert TRIBE_PAGES[Edition.CS][Tribe.WIZARDS] == (12,)
    assert TRIBE_PAGES[Edition.RU][Tribe.GIANTS] == (12,)


def test_errors_in_the_books_name_the_rule_that_is_right() -> None:
    assert [(error.edition, error.page, error.rule) for error in BOOK_ERRORS] == [
        ("ru", 11, "A8"),
        ("ru", 9, "A6a"),
        ("pl", 16, "A3"),
        ("cs", 16, "A5a"),
        ("pl", 11, "F5"),
        ("ru", 9, "A2"),
        ("en", 9, "A4"),
    ]
    assert all(error.rule in RULE_BY_ID for error in BOOK_ERRORS)
    assert len({error.id for error in BOOK_ERRORS}) == len(BOOK_ERRORS)


def test_the_merfolk_matter_at_the_ages_end_and_the_wingfolk_do_not() -> None:
    """The Russian page 9 names the Wingfolk in place of the Merfolk."""
    of_age_end = {tribe for rule in AGE_RULES for tribe in RULE_BY_ID[rule].tribes}
    assert Tribe.MERFOLK in of_age_end
    assert Tribe.WINGFOLK not in of_age_end
