"""How everybody stands, as large as the screen allows: to be held up to the other side of the table."""

from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button
from companion.controls.frame import bare_view, part, screen
from companion.controls.named import said
from companion.controls.text import muted, strong
from companion.look.fitting import cell, shrunk, width_of
from companion.look.room import Room
from companion.look.theme import GAP, RADIUS, TARGET, Look
from companion.rune_age.palette import race_colour
from companion.rune_age.parts.players import Shown, damage_bar, shown
from companion.rune_age.parts.races import race_sign
from companion.rune_age.saved import Saved
from companion.rune_age.words.table import damage_label, phase_text
from companion.shell.hooks import use_look, use_room, use_selected
from companion.shell.paths import game_path
from companion.shell.window import always, current_window
from companion.speech.language import say

LARGEST, SMALLEST = 96, 28
"""Of the figures."""
AROUND = 8 * GAP + 6
"""What a card's edges and gaps take of its width."""


@screen
def EverybodyScreen() -> ft.View:
    look, room, id = use_look(), use_room(), ft.use_route_params()["id"]
    leave = partial(current_window().go, game_path(id))
    content = ft.Container(Everybody.keyed(f"everybody {id}", look, id, room), expand=True, padding=GAP)
    return bare_view(look, content, leave)


@part
def Everybody(look: Look, id: str, room: Room) -> ft.Control:
    """One below the other on a screen that stands; side by side on one that lies. The room decides how large it is."""
    phase, players = use_selected(id, _standing)
    leave = partial(current_window().go, game_path(id))
    back = icon_button(look, "back", say("Back"), ft.Icons.ARROW_BACK, leave, heard=always)
    heading = ft.Container(muted(look, phase, 15 / look.scale, max_lines=2, overflow=ELLIPSIS), expand=True)
    across = 1 if room.height > room.width else 2
    height = (room.height - TARGET - 3 * GAP) / -(-len(players) // across) - GAP
    width = cell(room.width - 2 * GAP, across)
    cards = [_card(look, seat, player, width, height) for seat, player in enumerate(players)]
    lines = [ft.Row([*cards[start : start + across]], spacing=GAP) for start in range(0, len(cards), across)]
    return ft.Column([ft.Row([back, heading], height=TARGET), *lines], spacing=GAP)


def _standing(saved: Saved) -> tuple[str, tuple[Shown, ...]]:
    setup, state = saved.game.setup, saved.game.state
    return phase_text(setup, state), tuple(shown(setup, state, seat) for seat in setup.seats)


def _card(look: Look, seat: int, player: Shown, width: float, height: float) -> ft.Control:
    size = max(SMALLEST, min(LARGEST, height * 0.36))
    letters = max(18, size * 0.4)
    words, large = (say("out"), letters) if player.out else (str(player.damage), size)
    room = width - size * 0.8 - width_of(words, large, bold=True) - AROUND
    name = strong(look, player.name, shrunk(letters, player.name, room) / look.scale, max_lines=2, overflow=ELLIPSIS)
    figure = strong(look, words, large / look.scale)
    sign = race_sign(look, player.race, size * 0.8 / look.scale)
    row = ft.Row([sign, ft.Container(name, expand=True), figure], spacing=2 * GAP)
    inside = ft.Column([row, damage_bar(look, player.damage)], spacing=GAP, alignment=ft.MainAxisAlignment.CENTER)
    card = ft.Container(
        inside,
        height=height,
        padding=2 * GAP,
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border.all(3, race_colour(look, player.race) if player.acting else look.card),
    )
    return said(f"everybody-{seat}", damage_label(player.name, player.damage), card, expand=True)
