"""Grids that fit a phone."""

from dataclasses import replace

import flet as ft

from companion.ethnos.parts.grids import IN_A_ROW, anchored, key, keys, kingdoms_head, number
from companion.look.theme import DARK


def test_keys_stand_in_rows_as_wide_as_a_grid() -> None:
    made = keys(range(10), lambda value: key(DARK, f"key-{value}", str(value), str(value), None))
    assert isinstance(made, ft.Column)
    assert [len(row.controls) for row in made.controls if isinstance(row, ft.Row)] == [IN_A_ROW, IN_A_ROW]


def test_nothing_is_quieter_than_something() -> None:
    nothing, something = number(DARK, 0), number(DARK, 2)
    assert isinstance(nothing, ft.Text)
    assert isinstance(something, ft.Text)
    assert (nothing.color, something.color) == (DARK.muted, DARK.text)


def test_large_text_leaves_room_for_symbols_alone() -> None:
    def texts(head: ft.Control) -> int:
        assert isinstance(head, ft.Row)
        columns = [cell.content for cell in head.controls if isinstance(cell, ft.Container)]
        return sum(len(column.controls) for column in columns if isinstance(column, ft.Column))

    assert texts(kingdoms_head(DARK)) == 12
    assert texts(kingdoms_head(replace(DARK, scale=2))) == 6
    assert texts(kingdoms_head(DARK, names=False)) == 6


def test_what_can_be_jumped_to_has_a_key_for_that() -> None:
    assert str(anchored("bands", ft.Container()).key) == "bands"
