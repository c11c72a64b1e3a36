from dataclasses import replace
from typing import Any

import flet as ft

from companion.ethnos.parts.preview import IN_SIGHT, LONG, preview_below, preview_card
from companion.look.theme import DARK

SHORT = ["Age I pays: Mara 12 to 10.", "Wins: Tove (until now: Mara)."]
MANY = ["Nothing changes so far."] * LONG


def rows(preview: Any) -> list[ft.Control]:
    """What stands in the card, one below the other."""
    controls: list[ft.Control] = preview.content.content.content.controls
    return controls


def test_a_preview_is_heard_as_one_and_read_line_by_line() -> None:
    shown = preview_card(DARK, "preview", SHORT)
    assert isinstance(shown, ft.Semantics)
    assert shown.label == "Age I pays: Mara 12 to 10. Wins: Tove (until now: Mara)."
    assert [row.value for row in rows(shown) if isinstance(row, ft.Text)] == SHORT


def test_a_long_one_in_the_foot_scrolls_by_itself_unless_letters_are_large() -> None:
    assert rows(preview_below(DARK, "preview", SHORT))[0].height is None
    assert rows(preview_below(DARK, "preview", MANY))[0].height == IN_SIGHT
    assert len(rows(preview_below(replace(DARK, scale=2.0), "preview", MANY))) == len(MANY)
