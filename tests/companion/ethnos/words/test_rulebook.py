import pytest

from companion.ethnos.words.rulebook import PARTS, error_where, where_text
from companion.ethnos.words.rulings import EDITIONS, RULING_TITLES, option_id, option_text
from rules.ethnos.rulebook import BOOK_ERRORS, RULE_BY_ID, RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.vocabulary import Edition


def test_every_ruling_and_option_has_words_and_a_name_of_its_own() -> None:
    assert set(RULING_TITLES) == {ruling.name for ruling in RULINGS}
    for ruling in RULINGS:
        assert len({option_text(ruling, option) for option in ruling.options}) == len(ruling.options)
        assert len({option_id(option) for option in ruling.options}) == len(ruling.options)
    assert option_id(True) == "true"
    assert set(EDITIONS) == set(Edition)


def test_every_rule_has_a_part_and_a_place() -> None:
    assert {rule.id[0] for rule in RULES} == set(PARTS)
    assert all(where_text(rule) for rule in RULES)


@pytest.mark.parametrize(
    ("id", "where"),
    [
        ("B1", "Page 7"),
        ("B6", "Pages 7 and 16"),
        ("F6", "Our reading: no book says it"),
        ("A2", "Page 9. In part our reading, where all books are silent"),
        ("B10", "English and Polish: page 13; Czech: page 12; Russian: page 14"),
    ],
)
def test_a_rule_is_found_in_the_books(id: str, where: str) -> None:
    assert where_text(RULE_BY_ID[id]) == where


def test_an_error_names_its_book() -> None:
    assert error_where(BOOK_ERRORS[0]) == "Russian book, page 11"
