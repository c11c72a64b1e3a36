"""Sheets are values: the same one is equal to itself and known by one key, any other isn't."""

from itertools import combinations

from companion.ethnos.boards import BOARDS
from companion.ethnos.sheets.values import (
    BandSheet,
    BoardSheet,
    EditSheet,
    GlorySheet,
    InsertSheet,
    KingdomSheet,
    MenuSheet,
    TableSheet,
)
from companion.shell.navigation import Trail
from rules.ethnos.vocabulary import KINGDOMS


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


def test_the_same_sheet_is_equal_to_itself() -> None:
    assert some() == some()
    assert len({*some(), *some()}) == len(some())


def test_no_two_sheets_share_a_key() -> None:
    assert all(f"{one}" != f"{other}" for one, other in combinations(some(), 2))


def test_a_sheet_lies_where_it_was_opened() -> None:
    for sheet in some():
        assert Trail("/game/1").open(sheet).sheet == sheet
