import pytest

from companion.ethnos.results import blank
from companion.results.drawing.shapes import Words
from companion.results.sheet import HEIGHT, score_sheet
from companion.rune_age.results import blank as rune_age_blank
from companion.speech.language import LANGUAGES, speaking
from tests.companion.results.played import LONG_NAMES, a_result
from tests.companion.results.test_card import is_inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_long_names_are_on_one_page(language: str) -> None:
    with speaking(language):
        for result in (a_result(6, LONG_NAMES), blank(6), rune_age_blank(4), a_result(3, over=False)):
            sheet = score_sheet(result)
            assert sheet.height == HEIGHT
            assert is_inside(sheet)


def test_every_row_is_there_with_its_figures() -> None:
    result = a_result(4)
    words = [mark.text for mark in score_sheet(result).marks if isinstance(mark, Words)]
    assert [word for word in words if word in {group.label for group in result.groups}] == [
        "Age I",
        "Age II",
        "Age III",
    ]
    assert words.count("Kingdoms") == 3
    assert {seat.name for seat in result.seats} <= set(words)


def test_an_empty_one_has_no_figure() -> None:
    words = [mark.text for mark in score_sheet(blank(6)).marks if isinstance(mark, Words)]
    assert words.count("Orcs") == 3
    assert not any(word.isdigit() for word in words)
