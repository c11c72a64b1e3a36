"""What a change of rules or set-up does so far, before it is made."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.controls.buttons import card
from companion.controls.named import said
from companion.controls.text import text
from companion.look.theme import Look

LONG: Final = 240
"""Letters that leave room for what is chosen on a small phone."""
IN_SIGHT: Final = 120
LOW: Final = 48
"""Beside a pad."""


def changes_shown(look: Look, identifier: str, lines: Sequence[str], *, low: bool = False) -> ft.Control:
    """A long one scrolls by itself, so that what is chosen stays in sight."""
    words: list[ft.Control] = [text(look, line, 13) for line in lines]
    if sum(map(len, lines)) > (LOW if low else LONG) and not look.large:
        words = [ft.Column(words, height=LOW if low else IN_SIGHT, scroll=ft.ScrollMode.AUTO)]
    return said(identifier, " ".join(lines), card(look, words, edge=look.accent.fill))
