"""Rebuild the table: everything that should lie there, to be read aloud and ticked off by tapping."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.controls.buttons import section
from companion.controls.frame import part, screen, view
from companion.controls.named import tappable
from companion.controls.players import player_chip
from companion.controls.text import muted, strong, text
from companion.ethnos.boards import Board, boards_in
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token, pips
from companion.ethnos.words.rebuild import (
    age_text,
    band_text,
    bands_text,
    board_lines,
    glory_text,
    kingdom_text,
    supply_text,
)
from companion.ethnos.words.terms import kingdom_name
from companion.look.theme import GAP, Look
from companion.shell.drafts import About, entering
from companion.shell.hooks import use_draft, use_game, use_look, use_stable
from companion.shell.paths import game_path
from companion.speech.language import say
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

Toggle = Callable[[str], None]
MOST_PIPS = 5
LARGE = 1.4
"""Above this text size names need all the room there is."""


@dataclass(frozen=True, slots=True)
class Ticks:
    """What lies as it should."""

    done: frozenset[str] = frozenset()

    def turned(self, name: str) -> "Ticks":
        return Ticks(self.done ^ {name})


@screen
def RebuildScreen() -> ft.View:
    look = use_look()
    saved = use_game(ft.use_route_params()["id"])
    setup, state, table = saved.game.setup, saved.game.state, saved.game.state.table
    ticks = use_draft(Ticks, About(saved.id, saved.revision))
    done, tick = ticks.value.done, use_stable(entering(ticks.choose, Ticks.turned))
    body: list[ft.Control] = [
        muted(look, say("Tap each thing once it lies as it should."), 14),
        AgeTick.keyed("age", look, age_text(setup, state), "age" in done, tick),
        section(look, say("Kingdoms")),
    ]
    body += [
        KingdomTick.keyed(kingdom.id, look, setup, kingdom, table.age, table.markers[kingdom], kingdom.id in done, tick)
        for kingdom in KINGDOMS
    ]
    boards = [
        BoardTick.keyed(board.tribe, look, board, board_lines(setup, table, board.tribe), board.tribe in done, tick)
        for board in boards_in(setup)
    ]
    body += [section(look, say("Boards and tokens")), *boards] if boards else []
    body.append(section(look, say("Players")))
    body += [
        PlayerTick.keyed(f"player-{seat}", look, setup, seat, table, f"player-{seat}" in done, tick)
        for seat in setup.seats
    ]
    return view(look, say("Rebuild the table"), body, back=game_path(saved.id))


@part
def AgeTick(look: Look, words: str, done: bool, toggle: Toggle) -> ft.Control:
    return _tick(look, "age", words, [], [text(look, words, 15)], done, toggle)


@part
def KingdomTick(
    look: Look, setup: Setup, kingdom: Kingdom, age: int, markers: Sequence[int], done: bool, toggle: Toggle
) -> ft.Control:
    tokens = [
        glory_token(look, value, in_play=place < age, size=22) for place, value in enumerate(setup.tokens[kingdom])
    ]
    head = [kingdom_symbol(look, kingdom), *_heading(look, kingdom_name(kingdom)), *tokens]
    rows: list[ft.Control] = [_markers(look, setup, seat, count) for seat, count in enumerate(markers) if count]
    label = kingdom_text(setup, markers, kingdom)
    return _tick(look, kingdom.id, label, head, rows or [muted(look, say("No markers"), 14)], done, toggle)


@part
def BoardTick(look: Look, board: Board, lines: Sequence[str], done: bool, toggle: Toggle) -> ft.Control:
    name = say(board.name)
    rows: list[ft.Control] = [text(look, line, 15) for line in lines]
    return _tick(look, board.tribe, f"{name}: {'. '.join(lines)}.", _heading(look, name), rows, done, toggle)


@part
def PlayerTick(look: Look, setup: Setup, seat: int, table: Table, done: bool, toggle: Toggle) -> ft.Control:
    """A player's Glory on the track, supply, and the bands that lie there."""
    name, bands = setup.names[seat], [band for band in table.bands if band.player == seat]
    told = [glory_text(table.glory[seat]), supply_text(setup, table, seat)]
    head = [player_chip(look, setup, seat), *_heading(look, name)]
    rows: list[ft.Control] = [*(text(look, words, 15) for words in told), *(_band(look, band) for band in bands)]
    label = f"{name}: {'. '.join((*told, bands_text(bands)))}."
    return _tick(look, f"player-{seat}", label, head, rows, done, toggle)


def _markers(look: Look, setup: Setup, seat: int, count: int) -> ft.Control:
    """A player's markers; past five, or in large letters, the figure is enough."""
    name = ft.Container(text(look, setup.names[seat], 15), expand=True)
    shown = [] if count > MOST_PIPS or look.scale > LARGE else [pips(look, setup, seat, count, 12)]
    row = [player_chip(look, setup, seat, 20), name, *shown, strong(look, f"{count}", 16)]
    return ft.Row(row, spacing=GAP)


def _band(look: Look, band: Band) -> ft.Control:
    symbol = [kingdom_symbol(look, band.kingdom, 14)] if band.kingdom is not None else []
    return ft.Row([*symbol, ft.Container(muted(look, band_text(band), 14), expand=True)], spacing=6)


def _heading(look: Look, name: str) -> list[ft.Control]:
    return [ft.Container(strong(look, name, 16), expand=True)]


def _tick(
    look: Look,
    name: str,
    label: str,
    head: Sequence[ft.Control],
    rows: Sequence[ft.Control],
    done: bool,
    toggle: Toggle,
) -> ft.Control:
    """One thing to lay out: what it is, what belongs there, and whether it is done."""
    icon = ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED
    mark = ft.Icon(icon, size=22 * look.scale, color=look.gain if done else look.muted)
    lines = ft.Column(
        [ft.Row(list(head), spacing=6), *rows] if head else list(rows), spacing=6, tight=True, expand=True
    )
    row = ft.Row([lines, mark], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return tappable(look, f"done-{name}", label, row, partial(toggle, name), chosen=done, padding=12)
