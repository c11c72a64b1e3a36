"""What a change does so far."""

import flet as ft

from companion.ethnos.parts.changes_shown import IN_SIGHT, LONG, changes_shown
from companion.look.theme import DARK
from tests.companion.headless import _inside


def test_a_long_one_scrolls_by_itself() -> None:
    short, long = (changes_shown(DARK, "preview", ["a" * length]) for length in (LONG, LONG + 1))
    assert (IN_SIGHT in heights(short), IN_SIGHT in heights(long)) == (False, True)


def heights(control: ft.Control) -> list[object]:
    return [getattr(inside, "height", None) for inside in _inside(control)]


def test_it_is_said_as_a_whole() -> None:
    shown = changes_shown(DARK, "preview", ["One.", "Two."])
    assert isinstance(shown, ft.Semantics)
    assert (shown.identifier, shown.label) == ("preview", "One. Two.")
