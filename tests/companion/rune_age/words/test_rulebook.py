import pytest

from companion.rune_age.words.rulebook import (
    BOOK_ERROR_TEXTS,
    OUR_PARTS,
    OUR_WORDS,
    PARTS,
    RULE_TEXTS,
    RULE_TITLES,
    error_says,
    error_where,
    rule_example,
    rule_places,
    rule_says,
    rule_title,
    rule_where,
    where_text,
)
from rules.rune_age.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES, Rule

REMINDERS = {
    "R-S5": "barracks",
    "R-S10": "between the first player",
    "R-T2": "refreshing",
    "R-T4": "costs 1 influence",
    "R-T5": "draws until holding five",
    "R-T6": "shuffled into a new one",
    "R-T8": "count any deck",
    "R-T9": "never in combat",
    "R-T10": "once for each card and round",
    "R-I1": "exhausted for it",
    "R-I2": "at once or lost",
    "R-I3": "Gold buys units",
    "R-I5": "discard pile",
    "R-I6": "until its owner's next turn",
    "R-G4": "attacker come first",
    "R-U3": "can't be used on an enemy card",
}
"""What the app can't know and only says."""


@pytest.mark.rule(
    "rune_age",
    "R-S5",
    "R-S10",
    "R-T2",
    "R-T4",
    "R-T5",
    "R-T6",
    "R-T8",
    "R-T9",
    "R-T10",
    "R-I1",
    "R-I2",
    "R-I3",
    "R-I5",
    "R-I6",
    "R-G4",
    "R-U3",
)
@pytest.mark.parametrize("id", REMINDERS)
def test_what_the_app_cannot_know_it_reminds_of(id: str) -> None:
    assert REMINDERS[id] in rule_says(id)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_every_rule_has_a_title_a_text_and_a_place(rule: Rule) -> None:
    assert rule_title(rule.id)
    assert rule_says(rule.id).endswith(".")
    assert not rule_example(rule.id) or rule_example(rule.id).endswith(".")
    assert where_text(rule)
    assert rule_where(rule).endswith(".")


def test_nothing_is_said_of_rules_that_are_not_there() -> None:
    assert set(RULE_TEXTS) == set(RULE_TITLES) == set(RULE_BY_ID)
    assert {rule.part for rule in RULES} == set(PARTS)
    assert set(OUR_PARTS) <= {rule.id for rule in RULES if rule.ours and rule.pages}


def test_a_rule_is_found_in_the_book_or_is_our_reading() -> None:
    assert rule_places(RULE_BY_ID["R-G7"]) == ["Polish book, pages 12 and 16"]
    assert rule_where(RULE_BY_ID["R-D4"]) == "Our reading: no book says it."
    assert "it is never less than 0" in rule_where(RULE_BY_ID["R-C4"])


def test_every_error_of_the_book_says_what_is_right() -> None:
    assert set(BOOK_ERROR_TEXTS) == {error.id for error in BOOK_ERRORS}
    assert error_where(BOOK_ERRORS[0]) == "Polish book, page 2"
    assert all(error_says(error).endswith(".") for error in BOOK_ERRORS)


def test_words_of_languages_without_an_edition_are_said_to_be_ours() -> None:
    assert "Czech or Russian" in OUR_WORDS
