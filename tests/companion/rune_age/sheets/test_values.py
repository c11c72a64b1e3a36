"""Sheets are values: the same one is equal to itself and known by one key, any other isn't."""

from itertools import combinations

from companion.rune_age.sheets import values
from companion.rune_age.sheets.values import TableSheet
from companion.shell.navigation import Trail


def some() -> list[TableSheet]:
    plain = ("Fight", "Event", "NewDeck", "Strengths", "EventsLeft", "Phase", "Buy", "Damage", "Menu")
    placed = ("Result", "Elimination", "Player", "City", "Edit", "Insert")
    return [
        *(getattr(values, f"{name}Sheet")() for name in plain),
        *(getattr(values, f"{name}Sheet")(place) for name in placed for place in range(3)),
        *(values.EnemySheet(name) for name in ("Ghox", "Kalladra")),
    ]


def test_the_same_sheet_is_equal_to_itself() -> None:
    assert some() == some()
    assert len({*some(), *some()}) == len(some())


def test_no_two_sheets_share_a_key() -> None:
    assert all(f"{one}" != f"{other}" for one, other in combinations(some(), 2))


def test_a_sheet_lies_where_it_was_opened() -> None:
    for sheet in some():
        assert Trail("/game/1").open(sheet).sheet == sheet
