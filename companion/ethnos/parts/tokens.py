"""Glory tokens, as they lie in a Kingdom."""

import flet as ft

from companion.controls.text import BOLD, text
from companion.look.theme import Look


def glory_token(look: Look, value: int, *, in_play: bool, size: float = 20) -> ft.Control:
    """A Glory token: filled if this Age pays it."""
    return ft.Container(
        text(
            look,
            str(value),
            size * 0.55 / look.scale,
            color=look.accent.ink if in_play else look.muted,
            weight=BOLD if in_play else None,
        ),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=look.accent.fill if in_play else None,
        border=None if in_play else ft.Border.all(1, look.outline),
        alignment=ft.Alignment.CENTER,
    )
