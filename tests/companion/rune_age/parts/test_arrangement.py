from companion.look.room import Room
from companion.look.theme import DARK
from companion.rune_age.parts.arrangement import arranged


def test_a_phone_has_one_column_and_a_desktop_two() -> None:
    phone, desktop = arranged(DARK, Room(360, 640)), arranged(DARK, Room(1280, 800))
    assert (phone.wide, phone.look.width) == (False, 332)
    assert phone.look == phone.beside
    assert desktop.wide
    assert desktop.look.width > desktop.beside.width > 400
    assert desktop.look.scale > 1
