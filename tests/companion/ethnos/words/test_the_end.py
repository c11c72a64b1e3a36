"""How a game ended, or where it was left, in words."""

from companion.ethnos.words.the_end import row_text, unfinished_text
from rules.ethnos.events import Correction
from rules.ethnos.scoring.winner import standings
from tests.ethnos import NAMES, a_game, a_setup


def unfinished(glory: tuple[int, ...], *, stopped: bool) -> str:
    state = a_game(a_setup(), Correction(glory=dict(enumerate(glory)))).state
    return unfinished_text(state, standings(glory), NAMES[:4], stopped=stopped)


def test_a_game_that_is_not_over_says_who_is_ahead() -> None:
    assert unfinished((3, 9, 0, 0), stopped=True) == "Stopped in Age I, unfinished. Alexis is ahead with 9 Glory."
    assert unfinished((9, 9, 0, 0), stopped=False) == (
        "Age I is being played. Roderick and Alexis are ahead with 9 Glory."
    )
    assert unfinished((2, 2, 2, 2), stopped=True) == "Stopped in Age I, unfinished. Everybody has 2 Glory."


def test_a_row_of_the_table_for_those_who_listen() -> None:
    assert row_text("Bands", NAMES[:2], (8, -2)) == "Bands: Roderick 8, Alexis −2"
