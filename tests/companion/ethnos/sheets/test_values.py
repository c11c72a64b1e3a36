"""Every sheet of the game is a value."""

from companion.changing.sheets import EditSheet, InsertSheet
from companion.controls.menu import MenuSheet
from companion.ethnos.boards import BOARDS
from companion.ethnos.sheets.values import BandSheet, BoardSheet, GlorySheet, KingdomSheet, TableSheet
from rules.ethnos.vocabulary import KINGDOMS
from tests.companion.changing.test_sheets import verify_values


def some() -> list[TableSheet]:
    seats, places = range(3), range(3)
    return [
        *(BandSheet(seat) for seat in seats),
        *(BandSheet(seat, again=True) for seat in seats),
        *(EditSheet(place) for place in places),
        *(InsertSheet(place) for place in places),
        *(KingdomSheet(kingdom) for kingdom in KINGDOMS),
        *(BoardSheet(board.tribe) for board in BOARDS),
        GlorySheet(),
        MenuSheet(),
    ]


def test_each_sheet_is_a_value_of_its_own() -> None:
    verify_values(some(), some())
