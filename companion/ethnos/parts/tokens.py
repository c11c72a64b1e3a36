"""What lies in a Kingdom: Glory tokens and markers."""

import flet as ft

from companion.controls.text import BOLD, text
from companion.look.theme import Look
from rules.ethnos.setup import Setup


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


def pips(look: Look, setup: Setup, seat: int, count: int, size: float = 10) -> ft.Control:
    """Markers as small squares; past five one square and a digit."""
    paint = look.player(setup.players[seat].colour)

    def pip() -> ft.Control:
        return ft.Container(
            width=size, height=size, border_radius=3, bgcolor=paint.fill, border=ft.Border.all(1, look.muted)
        )

    shown: list[ft.Control] = [pip() for _ in range(count if count <= 5 else 1)]
    if count > 5:
        shown.append(text(look, f"{count}", 13, weight=BOLD))
    return ft.Row(shown, spacing=3, tight=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
