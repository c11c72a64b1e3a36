"""Every sheet of the game is a value."""

from companion.rune_age.sheets import values
from companion.rune_age.sheets.values import TableSheet
from tests.companion.changing.test_sheets import verify_values


def some() -> list[TableSheet]:
    plain = ("Fight", "Event", "NewDeck", "Strengths", "EventsLeft", "Phase", "Buy", "Damage", "Menu")
    placed = ("Result", "Elimination", "Player", "City", "Edit", "Insert")
    return [
        *(getattr(values, f"{name}Sheet")() for name in plain),
        *(getattr(values, f"{name}Sheet")(place) for name in placed for place in range(3)),
        *(values.EnemySheet(name) for name in ("Ghox", "Kalladra")),
    ]


def test_each_sheet_is_a_value_of_its_own() -> None:
    verify_values(some(), some())
