"""Everybody's Glory, ranked, as large as the screen allows: to be held up to the other side of the table."""

from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button
from companion.controls.frame import bare_view, part, screen
from companion.controls.named import said
from companion.controls.players import player_chip
from companion.controls.text import BOLD, muted
from companion.ethnos.options import shows_projection
from companion.ethnos.saved import Saved
from companion.ethnos.words.terms import AGES, glory_text
from companion.look.fitting import width_of
from companion.look.room import Room
from companion.look.theme import GAP, RADIUS, TARGET, Look
from companion.shell.hooks import use_look, use_room, use_selected, use_settings
from companion.shell.paths import game_path
from companion.shell.window import always, current_window
from companion.speech.language import say
from rules.ethnos.setup import Setup

EDGE: Final = 8
"""To the sides of a card, in all."""


BESIDE: Final = 5.6
"""What place, chip and three digits take of the width, in the size of their text."""


class Standing(NamedTuple):
    """How a player stands, for everybody to see."""

    seat: int
    place: int
    glory: int
    would_be: int | None
    best: bool


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
    cards = [_card(look, setup, each, width, height) for each in ranked]
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


def figure_on(width: float, height: float) -> float:
    """How large the Glory is written on a card: three digits take half of it at most."""
    return max(1.0, min(height * 0.82, (width - 2 * EDGE) * 0.5 / width_of("100", bold=True)))


def standings(saved: Saved, projected: bool) -> tuple[Standing, ...]:
    """Those with most Glory first; equals share their place."""
    glory = saved.game.state.table.glory
    shown = projected and not saved.game.state.over
    would_be = saved.game.projected.glory if shown else None
    ranked = sorted(range(len(glory)), key=lambda seat: (-glory[seat], seat))
    return tuple(
        Standing(
            seat,
            1 + sum(other > glory[seat] for other in glory),
            glory[seat],
            would_be[seat] if would_be else None,
            would_be is not None and would_be[seat] == max(would_be),
        )
        for seat in ranked
    )


def _card(look: Look, setup: Setup, standing: Standing, width: float, height: float) -> ft.Control:
    """A player on a card of this size, whose figure is as large as it allows."""
    seat, place, glory, would_be, best = standing
    name, paint = setup.names[seat], look.player(setup.players[seat].colour)
    figure = figure_on(width, height)
    digits = width_of("100" if glory > 99 else "00", figure, bold=True)
    free = width - digits - 5 * EDGE
    small = max(1.0, min(height * 0.3, free / BESIDE))
    letters = max(small * 0.7, min(height * 0.3, free / width_of(name, bold=True)))
    lines: list[ft.Control] = [_text(look, name, letters, look.text)]
    known = ft.Row([player_chip(look, setup, seat, small * 1.15 / look.scale)], spacing=small * 0.3)
    known.controls.insert(0, _text(look, f"{place}.", small * 0.8, look.muted))
    label = f"{place}. {name}: {glory_text(glory)}"
    if would_be is not None:
        arrow = ft.Icon(ft.Icons.ARROW_FORWARD, size=small * 0.8, color=look.muted)
        known.controls += [arrow, _text(look, str(would_be), small, look.gain if best else look.muted)]
        # Translators: {glory} is a number
        then = say("{player}: {glory} if the Age ended now", player=name, glory=would_be)
        label = f"{label}. {then}"
    inside = ft.Row(
        [
            ft.Container(width=EDGE, height=height, bgcolor=paint.fill, border=_edge(paint.edge)),
            ft.Column([*lines, known], spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True),
            _text(look, str(glory), figure, look.text),
            ft.Container(width=EDGE),
        ],
        spacing=EDGE,
    )
    card = ft.Container(
        inside,
        width=width,
        height=height,
        bgcolor=look.card,
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    return said(f"everybody-{seat}", label, card)


def _text(look: Look, words: str, size: float, colour: str) -> ft.Control:
    style = ft.TextStyle(height=1.1)
    return ft.Text(
        words, size=size, color=colour, weight=BOLD, no_wrap=True, max_lines=1, overflow=ELLIPSIS, style=style
    )


def _edge(edge: str) -> ft.Border | None:
    return ft.Border.all(1.5, edge) if edge else None
