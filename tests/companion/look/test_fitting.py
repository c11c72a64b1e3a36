from dataclasses import replace

import pytest

from companion.look.fitting import beside, cell, in_a_row, in_one_line, lines_of, longest_word, shrunk, width_of
from companion.look.theme import DARK, Look

SMALL = replace(DARK, width=332)
KINGDOMS = ("Rhea", "Pelagon", "Straton")
HALFLINGS = ("Гиганты", "Полурослики")


def sized(scale: float) -> Look:
    return replace(SMALL, scale=scale)


def test_words_are_as_wide_as_their_letters() -> None:
    assert width_of("iii") < width_of("mmm")
    assert width_of("Rhea", 20) == pytest.approx(2 * width_of("Rhea", 10))
    assert width_of("Rhea", bold=True) > width_of("Rhea")
    assert width_of("漢") > width_of("a")


def test_the_longest_word_may_end_at_a_hyphen() -> None:
    assert longest_word(["Anna-Maria of Rhea"]) == width_of("Maria")
    assert longest_word([]) == 0


def test_a_word_that_no_longer_fits_begins_a_line() -> None:
    room = width_of("Anna of ")
    assert [lines_of(words, room) for words in ("", "Anna of", "Anna of Rhea", "Bartholomew of Rhea")] == [1, 1, 2, 2]


def test_words_shrink_before_they_are_cut() -> None:
    assert shrunk(12, "Anna", 500) == 12
    assert 8.4 <= shrunk(12, "Bartholomew", 60) < 12
    assert shrunk(12, "Bartholomew" * 9, 60) == pytest.approx(8.4)
    assert shrunk(12, "", 60) == 12


def test_a_line_shrinks_as_a_whole() -> None:
    name = "Anna Maria"
    assert in_one_line(12, name, 500) == 12
    size = in_one_line(12, name, 60)
    assert size < shrunk(12, name, 60)
    assert width_of(name, size, bold=True) == pytest.approx(60)
    assert in_one_line(12, name, 10, least=0.5) == 6


def test_three_buttons_stand_side_by_side_unless_a_word_would_break() -> None:
    assert in_a_row(SMALL, KINGDOMS, 3, beside=24) == (3, 15)
    assert in_a_row(SMALL, HALFLINGS, 3) == (2, 15)
    assert in_a_row(sized(1.3), KINGDOMS, 3, beside=24)[0] == 2
    assert in_a_row(SMALL, ["Rhea" * 20], 3)[0] == 1


def test_large_text_gives_a_little_of_its_size_for_a_second_column() -> None:
    each, size = in_a_row(sized(2), HALFLINGS, 3)
    assert each == 2
    assert 10 < size < 15


def test_nothing_to_say_fits_anywhere() -> None:
    assert in_a_row(SMALL, [], 3) == (3, 15)


def test_cells_share_the_width_that_gaps_leave() -> None:
    assert cell(100, 2, 10) == 45


def test_options_stand_one_below_the_other_where_two_lines_are_too_few() -> None:
    assert [beside(SMALL, [words]) for words in ("word " * 3, "word " * 12)] == [2, 1]
