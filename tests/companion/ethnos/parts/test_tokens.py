import flet as ft

from companion.ethnos.parts.tokens import glory_token, pips
from companion.look.theme import DARK
from tests.ethnos import a_setup

SETUP = a_setup()


def row(count: int) -> list[ft.Control]:
    shown = pips(DARK, SETUP, 0, count)
    assert isinstance(shown, ft.Row)
    return shown.controls


def test_up_to_five_markers_are_squares_and_more_are_one_and_a_number() -> None:
    assert [len(row(count)) for count in (0, 1, 5)] == [0, 1, 5]
    square, number = row(6)
    assert isinstance(square, ft.Container)
    assert isinstance(number, ft.Text)
    assert number.value == "6"


def test_markers_have_the_player_s_colour() -> None:
    (square,) = row(1)
    assert isinstance(square, ft.Container)
    assert square.bgcolor == DARK.player(SETUP.players[0].colour).fill


def test_a_token_is_filled_if_this_age_pays_it() -> None:
    filled, empty = (glory_token(DARK, 4, in_play=in_play) for in_play in (True, False))
    assert isinstance(filled, ft.Container)
    assert isinstance(empty, ft.Container)
    assert filled.bgcolor == DARK.accent.fill
    assert empty.bgcolor is None
    assert empty.border is not None
