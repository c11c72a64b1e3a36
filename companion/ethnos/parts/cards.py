"""The players on the table screen: a large card for each, in reach of the thumb."""

from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import part
from companion.controls.named import named, pressable, said, unspoken
from companion.controls.players import player_chip
from companion.controls.text import BOLD, strong, text
from companion.ethnos.parts.arrangement import AROUND, TIGHT, Arrangement
from companion.ethnos.parts.board import rows_of_equals
from companion.ethnos.parts.why import ask
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import BandSheet
from companion.ethnos.words.terms import glory_text
from companion.look.fitting import cell, shrunk, width_of
from companion.look.theme import RADIUS, Look
from companion.shell.hooks import use_selected
from companion.shell.window import Opening, taps
from companion.speech.language import say
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.setup import Setup

CHIP, GLORY, WOULD_BE, ARROW = 22, 24, 14, 11


def player_cards(room: Arrangement, id: str, setup: Setup, projected: bool) -> ft.Control:
    """One card a player, in seat order."""
    cards: list[ft.Control] = [
        ft.Container(PlayerCard.keyed(f"card {seat} {id}", room, id, setup, seat, projected), expand=True)
        for seat in setup.seats
    ]
    return ft.Column(rows_of_equals(cards, room.cards_in_a_row, room.card), spacing=TIGHT, tight=True)


@part
def PlayerCard(room: Arrangement, id: str, setup: Setup, seat: int, projected: bool) -> ft.Control:
    """A player: colour, name, Glory now, and what it would be if the Age ended now.

    A tap enters a band; a long one, or any once the game is over, shows why the Glory is what it is.
    """

    glory, over = use_selected(id, lambda saved: (saved.game.state.table.glory[seat], saved.game.state.over))
    look, name = room.beside, setup.names[seat]
    paint = look.player(setup.players[seat].colour)
    inside = cell(look.width, room.cards_in_a_row, TIGHT) / look.scale - AROUND
    size = GLORY * min(1.0, inside / _needed(projected))
    numbers: list[ft.Control] = [
        said(f"glory-{seat}", f"{name}: {glory_text(glory)}", strong(look, str(glory), size, no_wrap=True)),
    ]
    if projected:
        numbers.append(Projected.keyed(f"projected {seat} {id}", look, id, seat, name, size / GLORY))
    row = ft.Row(
        [unspoken(player_chip(look, setup, seat, CHIP * size / GLORY)), *numbers],
        spacing=4 * look.scale * size / GLORY,
        height=28 * look.scale,
    )
    shown = setup.names if room.name_lines > 1 else [each.split(" ")[0] for each in setup.names]
    letters = min(shrunk(12, each, inside) for each in shown)
    words = text(look, name, letters, max_lines=room.name_lines, overflow=ELLIPSIS)
    colour = ft.Container(height=5 * look.scale, bgcolor=paint.fill, border=_edge(look, paint.edge))
    shape = ft.Container(
        ft.Column(
            [colour, ft.Container(ft.Column([row, unspoken(words)], spacing=0, tight=True), padding=INSIDE)],
            spacing=0,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=look.card,
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
    why = partial(ask, id, Question(Subject.TOTAL if projected else Subject.GLORY, seat))
    act = why if over else Opening(BandSheet(seat))
    label = say("{player}: why this total?", player=name) if over else say("{player} plays a band", player=name)
    tap = pressable(look, act, border_radius=RADIUS, on_long_press=taps(why))
    over_it = ft.Container(named(f"band-{seat}", label, tap), left=0, top=0, right=0, bottom=0)
    return ft.Stack([shape, over_it], fit=ft.StackFit.EXPAND)


def _needed(projected: bool) -> float:
    """The width of everything that stands beside each other, with three digits, at the usual size."""
    now = CHIP + 4 + width_of("100", GLORY, bold=True)
    return now + 4 + ARROW + 1 + width_of("100", WOULD_BE, bold=True) if projected else now


def _edge(look: Look, edge: str) -> ft.Border | None:
    """A colour that could hardly be told from the card is drawn with a line around it."""
    return ft.Border.all(1.5, edge) if edge else None


@part
def Projected(look: Look, id: str, seat: int, name: str, part_of: float) -> ft.Control:
    """What the player would have if the Age ended now."""

    def select(saved: Saved) -> tuple[int, bool]:
        would_be = saved.game.projected.glory
        return would_be[seat], would_be[seat] == max(would_be)

    would_be, best = use_selected(id, select, later=True)
    words = str(would_be)
    shown = ft.Row(
        [
            ft.Icon(ft.Icons.ARROW_FORWARD, size=ARROW * part_of * look.scale, color=look.muted),
            text(look, words, WOULD_BE * part_of, weight=BOLD, color=look.gain if best else look.muted, no_wrap=True),
        ],
        spacing=1,
        tight=True,
    )
    # Translators: {glory} is a number
    label = say("{player}: {glory} if the Age ended now", player=name, glory=would_be)
    return said(f"projected-{seat}", label, shown)


INSIDE = ft.Padding(left=7, right=5, top=1, bottom=2)
