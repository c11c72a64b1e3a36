from companion.controls.sharing import by_whom, undo_text

NAMES = ("Mara", "Tomas")


def test_what_was_entered_from_another_phone_names_whose() -> None:
    assert by_whom(NAMES, 1) == "Entered by Tomas"
    assert undo_text("Dragon", NAMES, 1) == "Undo: Dragon (entered by Tomas)"


def test_what_the_host_has_entered_names_nobody() -> None:
    assert by_whom(NAMES, None) == ""
    assert by_whom(NAMES, 5) == ""
    assert undo_text("Dragon", NAMES, None) == undo_text("Dragon", NAMES, 5) == "Undo: Dragon"
