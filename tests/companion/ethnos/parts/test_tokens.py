from dataclasses import replace

import flet as ft

from companion.ethnos.parts.tokens import glory_token, pips
from companion.look.theme import DARK, LIGHT, Look
from rules.ethnos.vocabulary import Colour
from tests.ethnos import a_setup

SETUP = a_setup()
SIX = a_setup(6)


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


def test_a_marker_that_could_be_taken_for_an_empty_frame_has_a_dot() -> None:
    seats = {player.colour: seat for seat, player in enumerate(SIX.players)}

    def dotted(look: Look, colour: Colour) -> bool:
        shown = pips(look, SIX, seats[colour], 1)
        assert isinstance(shown, ft.Row)
        assert isinstance(shown.controls[0], ft.Container)
        return shown.controls[0].content is not None

    assert [colour for colour in Colour if dotted(LIGHT, colour)] == [Colour.WHITE]
    assert [colour for colour in Colour if dotted(DARK, colour)] == [Colour.BLACK]


def test_tokens_and_markers_grow_with_the_text() -> None:
    large = replace(DARK, scale=2.0)

    def widths(look: Look) -> list[float]:
        token, marker = glory_token(look, 4, in_play=True), pips(look, SETUP, 0, 1)
        assert isinstance(token, ft.Container)
        assert isinstance(marker, ft.Row)
        assert isinstance(marker.controls[0], ft.Container)
        return [float(token.width or 0), float(marker.controls[0].width or 0)]

    assert widths(large) == [2 * width for width in widths(DARK)]
