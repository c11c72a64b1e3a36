"""Players: a colour and an initial, two letters where initials collide."""

from collections.abc import Sequence
from functools import lru_cache

import flet as ft

from companion.controls.text import BOLD, text
from companion.theme import Look
from rules.ethnos.setup import Setup

LOOK_ALIKES = str.maketrans("АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS")
"""Cyrillic capitals that look like Latin ones."""


@lru_cache(64)
def initials(names: Sequence[str]) -> tuple[str, ...]:
    """As few letters of each name as tell it from the others, two at most."""
    firsts = [name.strip()[:1].upper() for name in names]
    seen = [first.translate(LOOK_ALIKES) for first in firsts]
    return tuple(
        first if seen.count(looks) == 1 else first + _second(name)
        for name, first, looks in zip(names, firsts, seen, strict=True)
    )


def _second(name: str) -> str:
    """The first letter of the last word, or the name's second letter."""
    words = name.split()
    return words[-1][:1].upper() if len(words) > 1 else name.strip()[1:2].lower()


def player_chip(look: Look, setup: Setup, seat: int, size: float = 26) -> ft.Control:
    """A round chip in the player's colour with the initial on it."""
    paint = look.player(setup.players[seat].colour)
    letters = initials(setup.names)[seat]
    small = 0.46 if len(letters) == 1 else 0.38
    return ft.Container(
        text(look, letters, size * small / look.scale, weight=BOLD, color=paint.ink),
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=paint.fill,
        border=ft.Border.all(1, look.muted),
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
