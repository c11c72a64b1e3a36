"""What a change of a game would do to it so far, before anybody makes it."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.controls.buttons import card
from companion.controls.named import said
from companion.controls.text import text
from companion.look.theme import Look


def preview_card(look: Look, identifier: str, lines: Sequence[str], size: float = 13) -> ft.Control:
    """A sentence a line."""
    return _shown(look, identifier, lines, [text(look, line, size) for line in lines])


def preview_below(look: Look, identifier: str, lines: Sequence[str]) -> ft.Control:
    """The same in the foot of a screen, where a long one scrolls by itself, so that what is above it stays in sight."""
    if look.large or sum(map(len, lines)) <= LONG:
        return preview_card(look, identifier, lines)
    words: list[ft.Control] = [text(look, line, 13) for line in lines]
    return _shown(look, identifier, lines, [ft.Column(words, height=IN_SIGHT, scroll=ft.ScrollMode.AUTO)])


def _shown(look: Look, identifier: str, lines: Sequence[str], words: Sequence[ft.Control]) -> ft.Control:
    return said(identifier, " ".join(lines), card(look, words, edge=look.accent.fill))


LONG: Final = 240
"""Letters of a preview that leave room for what is above it on a small phone."""
IN_SIGHT: Final = 120
