"""Players by their race: its sign in its colour, and a name."""

import flet as ft

from companion.controls.buttons import ELLIPSIS
from companion.controls.named import Act, roomy, tappable, unspoken
from companion.controls.shapes import symbol
from companion.controls.text import BOLD, text
from companion.look.theme import GAP, Look
from companion.rune_age.palette import race_shape
from rules.rune_age.setup import Setup
from rules.rune_age.vocabulary import Race


def race_sign(look: Look, race: Race, size: float = 20) -> ft.Control:
    return unspoken(symbol(look, race_shape(race), size))


def player_choice(
    look: Look,
    setup: Setup,
    seat: int,
    identifier: str,
    act: Act | None,
    *,
    chosen: bool | None = None,
    spoken: str | None = None,
) -> ft.Control:
    """One of the players."""
    player = setup.players[seat]
    name = text(
        look,
        player.name,
        15,
        weight=BOLD if chosen else None,
        max_lines=2,
        overflow=ELLIPSIS,
        color=look.text if act else look.muted,
    )
    row = ft.Row([race_sign(look, player.race, 18), ft.Container(name, expand=True)], spacing=GAP)
    return tappable(
        look, identifier, spoken or player.name, row, act, chosen=chosen, expand=True, padding=roomy(beside=10)
    )


def in_a_row(look: Look) -> int:
    """How many players to choose from stand beside each other."""
    return 1 if look.large else 2
