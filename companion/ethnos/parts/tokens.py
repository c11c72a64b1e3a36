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
            size * 0.55,
            color=look.accent.ink if in_play else look.muted,
            weight=BOLD if in_play else None,
        ),
        width=size * look.scale,
        height=size * look.scale,
        border_radius=size * look.scale / 2,
        bgcolor=look.accent.fill if in_play else None,
        border=None if in_play else ft.Border.all(1, look.outline),
        alignment=ft.Alignment.CENTER,
    )


def pips(look: Look, setup: Setup, seat: int, count: int, size: float = 10, most: int = 5) -> ft.Control:
    """Markers as small squares; past the most that are shown so, one square and a digit."""
    paint, across = look.player(setup.players[seat].colour), size * look.scale

    def pip() -> ft.Control:
        """One that could be taken for an empty frame has a dot."""
        return ft.Container(
            ft.Container(width=0.4 * across, height=0.4 * across, border_radius=across, bgcolor=paint.edge)
            if paint.edge
            else None,
            alignment=ft.Alignment.CENTER,
            width=across,
            height=across,
            border_radius=0.3 * across,
            bgcolor=paint.fill,
            border=ft.Border.all(*look.edge(paint)),
        )

    shown: list[ft.Control] = [pip() for _ in range(count if count <= most else 1)]
    if count > most:
        shown.append(text(look, f"{count}", 13, weight=BOLD))
    return ft.Row(shown, spacing=3 * look.scale, tight=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
