"""How everybody stands, on cards as large as there is room: for the other side of the table, or of the room."""

from typing import Final, NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS
from companion.controls.named import said, unspoken
from companion.controls.players import player_chip
from companion.controls.text import BOLD
from companion.ethnos.saved import Saved
from companion.ethnos.words.terms import glory_text
from companion.look.fitting import width_of
from companion.look.theme import RADIUS, Look
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


def standing_card(
    look: Look, setup: Setup, standing: Standing, width: float, height: float, *, apart: str = ""
) -> ft.Control:
    """A player on a card of this size, whose figure is as large as it allows.

    It is said as a whole, or, for those who look for single numbers, each `apart` under this name.
    """
    seat, place, glory, would_be, best = standing
    name, paint = setup.names[seat], look.player(setup.players[seat].colour)
    figure = figure_on(width, height)
    digits = width_of("100" if glory > 99 else "00", figure, bold=True)
    free = width - digits - 5 * EDGE
    small = max(1.0, min(height * 0.3, free / BESIDE))
    letters = max(small * 0.7, min(height * 0.3, free / width_of(name, bold=True)))
    known = ft.Row([player_chip(look, setup, seat, small * 1.15 / look.scale)], spacing=small * 0.3)
    known.controls.insert(0, _text(look, f"{place}.", small * 0.8, look.muted))
    label = f"{place}. {name}: {glory_text(glory)}"
    if would_be is not None:
        # Translators: {glory} is a number
        then = say("{player}: {glory} if the Age ended now", player=name, glory=would_be)
        coming = _would_be(look, would_be, small, best)
        known.controls.append(said(f"{apart}projected-{seat}", then, coming) if apart else coming)
        label = label if apart else f"{label}. {then}"
    who: list[ft.Control] = [unspoken(_text(look, name, letters, look.text)), known]
    number = _text(look, str(glory), figure, look.text)
    inside = ft.Row(
        [
            ft.Container(width=EDGE, height=height, bgcolor=paint.fill, border=_edge(paint.edge)),
            ft.Column(who, spacing=0, alignment=ft.MainAxisAlignment.CENTER, expand=True),
            said(f"{apart}glory-{seat}", label, number) if apart else number,
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
    return card if apart else said(f"everybody-{seat}", label, card)


def _would_be(look: Look, glory: int, size: float, best: bool) -> ft.Control:
    arrow = ft.Icon(ft.Icons.ARROW_FORWARD, size=size * 0.8, color=look.muted)
    number = _text(look, str(glory), size, look.gain if best else look.muted)
    return ft.Row([arrow, number], spacing=size * 0.3, tight=True)


def _text(look: Look, words: str, size: float, colour: str) -> ft.Control:
    style = ft.TextStyle(height=1.1)
    return ft.Text(
        words, size=size, color=colour, weight=BOLD, no_wrap=True, max_lines=1, overflow=ELLIPSIS, style=style
    )


def _edge(edge: str) -> ft.Border | None:
    return ft.Border.all(1.5, edge) if edge else None
