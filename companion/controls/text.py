"""Text in the sizes that the app uses."""

from typing import Any

import flet as ft

from companion.look.fitting import longest_word
from companion.look.theme import Look
from companion.speech.typesetting import unbroken

BOLD = ft.FontWeight.W_700
ALL_BUT_A_LINE = 0.7
"""Of the width: large letters that belong together leave a line at least so much, or words would break."""


def text(look: Look, value: str, size: float = 15, **style: Any) -> ft.Text:
    """What belongs together stays on one line; those who listen are told it by the labels, in plain spaces."""
    size *= look.scale
    return ft.Text(_held_together(look, value, size), size=size, color=style.pop("color", look.text), **style)


def _held_together(look: Look, value: str, size: float) -> str:
    held = unbroken(value, look.language)
    too_wide = look.large and longest_word([held], size, bold=True) > look.width * ALL_BUT_A_LINE
    return value if too_wide else held


def muted(look: Look, value: str, size: float = 13, **style: Any) -> ft.Text:
    return text(look, value, size, color=look.muted, **style)


def strong(look: Look, value: str, size: float = 15, **style: Any) -> ft.Text:
    return text(look, value, size, weight=BOLD, **style)


def title(look: Look, value: str, size: float = 20, **style: Any) -> ft.Control:
    """A heading, for those who listen too."""
    return ft.Semantics(header=True, content=text(look, value, size, weight=BOLD, **style))
