"""How many play and who begins is chosen alike for every game."""

from dataclasses import replace

import flet as ft
import pytest

from companion.controls.seats import seat_row
from companion.look.theme import DARK
from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@pytest.mark.parametrize("new", ["/new", "/new/rune-age"])
@headless
async def test_players_are_counted_and_begin(desk: Desk, new: str) -> None:
    app = await App.on(desk, new)
    await app.tap("players-count-3")
    assert app.label("players-count-3") == "3 players, chosen"
    assert app.label("players-count-2") == "2 players"
    await app.type("player-name-1", "Mara")
    await app.tap("first-1")
    assert app.label("first-1") == "Mara begins, chosen"
    assert app.label("first-0").endswith(" begins")


def test_large_letters_leave_no_room_for_arrows_beside_a_name() -> None:
    name = ft.Text("Mara")
    beside = seat_row(DARK, 0, 2, [name], print)
    below = seat_row(replace(DARK, scale=2.0), 0, 2, [name], print)
    assert isinstance(beside, ft.Row)
    assert len(beside.controls) == 3
    assert isinstance(below, ft.Column)
    assert [len(row.controls) for row in below.controls if isinstance(row, ft.Row)] == [1, 2]
