import pytest

from companion.results.card import result_card
from companion.results.drawing.font import letters
from companion.results.drawing.shapes import Area, Drawing, Words
from companion.speech.language import LANGUAGES, speaking
from tests.companion.results.played import LONG_NAMES, a_result, a_shared_win


def is_inside(drawing: Drawing) -> bool:
    """Whether everything that is drawn is on the picture, and letters end where it does."""
    font = letters()
    for mark in drawing.marks:
        if isinstance(mark, Words):
            ends = [(mark.x, mark.y - mark.size), (mark.x + font.width(mark.text, mark.size), mark.y)]
        else:
            ends = [point for outline in mark.outlines for point in outline]
        if not all(-1 <= x <= drawing.width + 1 and -1 <= y <= drawing.height + 1 for x, y in ends):
            return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_long_names_have_room(language: str) -> None:
    with speaking(language):
        assert is_inside(result_card(a_result(6, LONG_NAMES)))


def test_it_shows_everybody_with_their_points_and_marks_who_won() -> None:
    result = a_result(4)
    words = [mark.text for mark in result_card(result).marks if isinstance(mark, Words)]
    assert {seat.name for seat in result.seats} <= set(words)
    assert {str(seat.score) for seat in result.seats} <= set(words)
    assert {"Kingdoms", "Bands", "Total", "Glory over the game"} <= set(words)
    stars = [mark for mark in result_card(result).marks if isinstance(mark, Area) and len(mark.outlines[0]) == 10]
    assert len(stars) == sum(seat.winner for seat in result.seats)


def test_a_game_without_any_points_has_no_lines_to_draw() -> None:
    assert is_inside(result_card(a_shared_win()))


def test_of_a_long_game_as_many_moments_are_drawn_as_can_be_seen() -> None:
    race = tuple((moment, 0) for moment in range(1000))
    result = a_result(2)
    from dataclasses import replace

    drawn = result_card(replace(result, race=race))
    assert max(len(mark.outlines) for mark in drawn.marks if isinstance(mark, Area)) < 1000
