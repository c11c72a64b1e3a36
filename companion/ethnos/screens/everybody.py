"""Everybody's Glory, ranked, as large as the screen allows: to be held up to the other side of the table."""

from functools import partial

import flet as ft

from companion.controls.buttons import icon_button
from companion.controls.frame import bare_view, part, screen
from companion.controls.text import muted
from companion.ethnos.options import shows_projection
from companion.ethnos.parts.standings import Standing, figure_on, standing_card, standings
from companion.ethnos.saved import Saved
from companion.ethnos.words.terms import AGES
from companion.look.room import Room
from companion.look.theme import GAP, TARGET, Look
from companion.shell.hooks import use_look, use_room, use_selected, use_settings
from companion.shell.paths import game_path
from companion.shell.window import always, current_window
from companion.speech.language import say
from rules.ethnos.setup import Setup


@screen
def EverybodyScreen() -> ft.View:
    look, room, window, id = use_look(), use_room(), current_window(), ft.use_route_params()["id"]
    leave = partial(window.go, game_path(id))
    projected = shows_projection(use_settings())
    content = ft.Container(Everybody.keyed(f"everybody {id}", look, id, room, projected), expand=True, padding=GAP)
    return bare_view(look, content, leave)


@part
def Everybody(look: Look, id: str, room: Room, projected: bool) -> ft.Control:
    """One below the other on a screen that stands; side by side on one that lies."""

    def select(saved: Saved) -> tuple[Setup, int, tuple[Standing, ...]]:
        return saved.game.setup, saved.game.state.table.age, standings(saved, projected)

    setup, age, ranked = use_selected(id, select)
    across = cards_across(room, len(ranked))
    width, height = card_size(room, len(ranked), across)
    cards = [standing_card(look, setup, each, width, height) for each in ranked]
    back = icon_button(
        look, "back", say("Back"), ft.Icons.ARROW_BACK, partial(current_window().go, game_path(id)), heard=always
    )
    heading = muted(look, say("Age {age}", age=AGES[age - 1]), 20)
    lines = [ft.Row([*cards[start : start + across]], spacing=GAP) for start in range(0, len(cards), across)]
    return ft.Column([ft.Row([back, heading], height=TARGET), *lines], spacing=GAP)


def cards_across(room: Room, players: int) -> int:
    """As many side by side as make the figures largest."""
    return max(range(1, players + 1), key=lambda across: figure_on(*card_size(room, players, across)))


def card_size(room: Room, players: int, across: int) -> tuple[float, float]:
    """The width and height of a card, of so many side by side."""
    rows = -(-players // across)
    width = (room.width - 2 * GAP - GAP * (across - 1)) / across
    return width, max(0, room.height - 2 * GAP - TARGET - GAP * rows) / rows
