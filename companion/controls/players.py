"""Players: a colour and an initial, two letters where initials collide."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import flet as ft

from companion.controls.named import Act, tappable
from companion.controls.text import BOLD, text
from companion.look.theme import Look

LONG_WORD = 11
LOOK_ALIKES = str.maketrans("АВЕКМНОРСТУХІЈЅ", "ABEKMHOPCTYXIJS")
"""Cyrillic capitals that look like Latin ones."""


class Player(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> str | None: ...


class Seated(Protocol):
    """Whoever sits at a table: what every game's set-up has."""

    @property
    def players(self) -> Sequence[Player]: ...
    @property
    def names(self) -> tuple[str, ...]: ...


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


def player_chip(look: Look, setup: Seated, seat: int, size: float = 26) -> ft.Control:
    """A round chip in the player's colour with the initial on it."""
    paint = look.player(setup.players[seat].colour)
    letters = initials(setup.names)[seat]
    small = 0.54 if len(letters) == 1 else 0.45
    return ft.Container(
        text(look, letters, size * small, weight=BOLD, color=paint.ink),
        width=size * look.scale,
        height=size * look.scale,
        border_radius=size * look.scale / 2,
        bgcolor=paint.fill,
        border=ft.Border.all(*look.edge(paint)),
        alignment=ft.Alignment.CENTER,
    )


def colour_dot(look: Look, colour: str | None, size: float) -> ft.Control:
    """A player's colour by itself."""
    paint, across = look.player(colour), size * look.scale
    return ft.Container(
        width=across,
        height=across,
        border_radius=across / 2,
        bgcolor=paint.fill,
        border=ft.Border.all(*look.edge(paint)),
    )


def players_in_a_row(look: Look, setup: Seated) -> int:
    """How many players to choose from stand beside each other: three, if no name is too long for that."""
    if look.large:
        return 1
    return 2 if len(setup.players) <= 4 or any(map(has_long_word, setup.names)) else 3


def has_long_word(name: str) -> bool:
    """Whether a third of a small phone's width would break a word of the name."""
    return any(len(word) > LONG_WORD for word in name.replace("-", "- ").split())


def player_choice(
    look: Look, setup: Seated, seat: int, identifier: str, act: Act, *, chosen: bool, spoken: str | None = None
) -> ft.Control:
    """One of the players. In rows of three the name stands under the chip, where there is room for it."""
    narrow = players_in_a_row(look, setup) == 3
    chip = player_chip(look, setup, seat, 20 if narrow else 24)
    name = text(look, setup.names[seat], 13 if narrow else 15, weight=BOLD if chosen else None)
    if narrow:
        name.text_align = ft.TextAlign.CENTER
        middle = ft.CrossAxisAlignment.CENTER
        content: ft.Control = ft.Column([chip, name], spacing=2, tight=True, horizontal_alignment=middle)
    else:
        content = ft.Row([chip, ft.Container(name, expand=True)], spacing=8)
    padding = ft.Padding.symmetric(vertical=6 if narrow else 10, horizontal=4 if narrow else 10)
    return tappable(
        look, identifier, spoken or setup.names[seat], content, act, chosen=chosen, expand=True, padding=padding
    )
