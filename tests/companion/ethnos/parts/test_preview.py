from dataclasses import replace
from typing import Any

import flet as ft

from companion.ethnos.parts.preview import change_card
from companion.look.theme import DARK
from rules.ethnos.comparison import Comparison
from tests.ethnos import a_setup

SETUP = a_setup(3)


def rows(preview: Any) -> list[Any]:
    """What stands in the card, one below the other."""
    controls: list[Any] = preview.content.content.content.controls
    return controls


def seen(preview: ft.Control) -> list[list[str]]:
    """The words and numbers of each row."""
    return [
        [row.value] if isinstance(row, ft.Text) else [cell.value for cell in row.controls if isinstance(cell, ft.Text)]
        for row in rows(preview)
    ]


def test_a_change_shows_the_totals_of_those_whose_glory_changes_and_says_them_too() -> None:
    comparison = Comparison((), ((34, 32), (30, 30), (12, 14)), ((0,), (0, 2)), table_differs=False)
    shown = change_card(DARK, SETUP, "preview", comparison)
    assert isinstance(shown, ft.Semantics)
    first, last = SETUP.names[0], SETUP.names[2]
    wins = f"Wins: {first} and {last} (until now: {first})."
    assert seen(shown) == [["34", "32"], ["12", "14"], [wins]]
    assert shown.label == f"{wins} Glory now: {first} 34 to 32, {last} 12 to 14."


def test_a_change_of_glory_alone_needs_no_words_and_one_of_nothing_says_so() -> None:
    nothing = Comparison((), ((1, 1), (2, 2), (3, 3)), ((), ()), table_differs=False)
    assert seen(change_card(DARK, SETUP, "preview", replace(nothing, glory=((1, 2), (2, 2), (3, 3))))) == [["1", "2"]]
    assert seen(change_card(DARK, SETUP, "preview", nothing)) == [["Nothing changes so far."]]
