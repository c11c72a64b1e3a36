"""What the boards have in common is tested with the boards of the games; here, how their parts are put together."""

import flet as ft

from companion.controls.board import board_parts
from companion.look.large import TELEVISION, laid_out


def test_what_just_happened_stands_below_everything_where_there_is_room() -> None:
    first, second, last = ft.Text("1"), ft.Text("2"), ft.Text("last")
    board = board_parts(laid_out(TELEVISION), [first, second], last)
    assert isinstance(board, ft.Column)
    assert board.controls[-1] is last
