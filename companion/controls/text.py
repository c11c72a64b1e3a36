"""Text in the sizes that the app uses."""

from typing import Any

import flet as ft

from companion.look.theme import Look
from companion.speech.typesetting import unbroken

BOLD = ft.FontWeight.W_700


def text(look: Look, value: str, size: float = 15, **style: Any) -> ft.Text:
    """What belongs together stays on one line; those who listen are told it by the labels, in plain spaces."""
    return ft.Text(unbroken(value, look.language), size=size * look.scale, color=style.pop("color", look.text), **style)


def muted(look: Look, value: str, size: float = 13, **style: Any) -> ft.Text:
    return text(look, value, size, color=look.muted, **style)


def strong(look: Look, value: str, size: float = 15, **style: Any) -> ft.Text:
    return text(look, value, size, weight=BOLD, **style)


def title(look: Look, value: str, size: float = 20, **style: Any) -> ft.Control:
    """A heading, for those who listen too."""
    return ft.Semantics(header=True, content=text(look, value, size, weight=BOLD, **style))
