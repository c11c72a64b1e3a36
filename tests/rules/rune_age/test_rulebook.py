from rules.rune_age.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES

LAST = {"S": 12, "T": 10, "I": 6, "C": 6, "A": 5, "B": 7, "G": 9, "U": 3, "E": 8, "D": 5, "V": 6}


def test_every_rule_is_there_once_and_in_order() -> None:
    expected = [f"R-{part}{number}" for part, last in LAST.items() for number in range(1, last + 1)]
    assert list(RULE_BY_ID) == [rule.id for rule in RULES] == expected
    assert {rule.part for rule in RULES} == set(LAST)


def test_a_rule_on_no_page_is_our_own() -> None:
    assert [rule.id for rule in RULES if not rule.pages] == ["R-D4", "R-V6"]
    assert all(rule.ours for rule in RULES if not rule.pages)
    assert all(1 <= page <= 20 for rule in RULES for page in rule.pages)


def test_errors_in_the_book_name_the_rule_that_is_right() -> None:
    assert all(error.rule in RULE_BY_ID for error in BOOK_ERRORS)
    assert len({error.id for error in BOOK_ERRORS}) == len(BOOK_ERRORS)
