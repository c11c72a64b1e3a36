"""Sheets are values: the same one is equal to itself and known by one key, any other isn't."""

from collections.abc import Hashable, Sequence
from itertools import combinations

from companion.changing.sheets import EditSheet, InsertSheet
from companion.shell.navigation import Trail


def verify_values(sheets: Sequence[Hashable], made_again: Sequence[Hashable]) -> None:
    """Of whatever game; each lies where it was opened."""
    assert sheets == made_again
    assert len({*sheets, *made_again}) == len(sheets)
    assert all(f"{one}" != f"{other}" for one, other in combinations(sheets, 2))
    for sheet in sheets:
        assert Trail("/game/1").open(sheet).sheet == sheet


def test_each_place_of_the_ledger_has_its_sheets() -> None:
    first, again = ([kind(place) for kind in (EditSheet, InsertSheet) for place in range(3)] for _ in range(2))
    verify_values(first, again)
