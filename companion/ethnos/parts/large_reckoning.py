"""An Age that is over, or the whole game, on the board for everybody: what each of them won, and where it leads."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft

from companion.controls.board import board_line, board_parts
from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import part
from companion.controls.named import said, unspoken
from companion.controls.players import player_chip
from companion.controls.text import BOLD, strong, text
from companion.ethnos.boards import boards_in
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.track import MovesTrack, TableTrack
from companion.ethnos.saved import Saved
from companion.ethnos.words.table import bar_text
from companion.ethnos.words.terms import AGES, glory_text
from companion.look.fitting import shrunk
from companion.look.large import LARGE, USUAL, Large
from companion.look.theme import RADIUS, Look
from companion.shell.hooks import use_selected
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.scoring.age import AgeReport
from rules.ethnos.scoring.lines import RankedLine
from rules.ethnos.scoring.sums import Source, awards_from, glory_before, glory_by_age
from rules.ethnos.setup import Setup
from rules.ethnos.state import State
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

GRID: Final = 0.66
"""What the players take of the width; the track has the rest."""
NAME, CELL, SUM = 300, 120, 136
"""Columns of a television: a player, a number at its widest, and the sum of them."""
TALLEST: Final = 170
"""A row of a television."""


class Column(NamedTuple):
    head: ft.Control
    values: Sequence[int]
    """By seat."""


@part
def LargeReckoning(look: Look, large: Large, id: str) -> ft.Control:
    """What the last Age brought; once the game is over, what every Age did."""
    use_selected(id, lambda saved: saved.revision)
    saved: Saved = current_window().desk.game(id)
    game, width = saved.game, large.width * GRID if large.beside else large.width
    setup, state = game.setup, game.state
    columns = _by_age(look, large, state) if state.over else _by_source(look, large, setup, state.reports[-1])
    grid = _grid(look, large, setup, state, columns, width)
    size = min(large.width - width - large.gap, large.height) if large.beside else large.width
    here = large.look(look, 3)
    if state.over:
        track = TableTrack.keyed(f"track {id}", here, id, size)
    else:
        reckoned = state.reports[-1].reckoning
        before, after = tuple(glory_before(reckoned)), tuple(reckoned.glory)
        track = MovesTrack.keyed(f"moves {id}", here, setup, before, after, size)
    return board_parts(large, [grid, track], board_line(look, large, bar_text(setup, game.steps[-1])))


def _by_source(look: Look, large: Large, setup: Setup, report: AgeReport) -> list[Column]:
    """Kingdom by Kingdom, then the Tribes and the bands."""
    here, lines = large.look(look), report.reckoning.lines

    def from_kingdom(kingdom: Kingdom) -> list[int]:
        there = [line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom]
        return [sum(line.glory for line in there if line.player == seat) for seat in setup.seats]

    def from_source(source: Source) -> list[int]:
        awards = awards_from(lines, source)
        return [awards.get(seat, 0) for seat in setup.seats]

    columns = [Column(kingdom_symbol(here, kingdom, USUAL), from_kingdom(kingdom)) for kingdom in KINGDOMS]
    for board in boards_in(setup):
        if board.source:
            icon = ft.Icon(board.icon, size=USUAL * large.unit, color=look.muted)
            columns.append(Column(icon, from_source(board.source)))
    bands = ft.Icon(ft.Icons.STYLE, size=USUAL * large.unit, color=look.muted)
    return [*columns, Column(bands, from_source(Source.BANDS))]


def _by_age(look: Look, large: Large, state: State) -> list[Column]:
    here = large.look(look)
    return [Column(strong(here, AGES[age.age - 1], USUAL, color=look.muted), age.total) for age in glory_by_age(state)]


def _grid(look: Look, large: Large, setup: Setup, state: State, columns: Sequence[Column], width: float) -> ft.Control:
    glory, unit = state.table.glory, large.unit
    winners = state.outcome.winners if state.outcome else ()
    ranked = sorted(setup.seats, key=lambda seat: (seat not in winners, -glory[seat], seat))
    each = min(CELL * unit, (width - (NAME + 2 * SUM) * unit) / len(columns))
    height = min(TALLEST * unit, large.height / (len(ranked) + 1) if large.beside else TALLEST * unit)
    heads = [_cell(column.head, each) for column in columns]
    head = ft.Row([ft.Container(expand=True), *heads, ft.Container(width=2 * SUM * unit)], spacing=0, height=height)
    rows = [_player(look, large, setup, seat, columns, each, height, state) for seat in ranked]
    inside = ft.Column([unspoken(head), *rows], spacing=0)
    return ft.Container(
        inside, width=width, bgcolor=look.card, border_radius=RADIUS, padding=ft.Padding.symmetric(horizontal=large.gap)
    )


def _player(
    look: Look,
    large: Large,
    setup: Setup,
    seat: int,
    columns: Sequence[Column],
    each: float,
    height: float,
    state: State,
) -> ft.Control:
    here, name, glory, over = large.look(look), setup.names[seat], state.table.glory[seat], state.over
    won = state.outcome is not None and seat in state.outcome.winners
    values = [column.values[seat] for column in columns]
    free = large.width * GRID if large.beside else large.width
    left = (free - 3 * large.gap - each * len(columns) - 2 * SUM * large.unit) / large.unit - 1.6 * LARGE
    size = shrunk(USUAL, name, left, least=0.5)
    cells = [_cell(text(here, str(value), USUAL, color=look.text if value else look.outline), each) for value in values]
    trophy = ft.Icon(ft.Icons.EMOJI_EVENTS, size=1.2 * LARGE * large.unit, color=look.gain) if won else None
    earned = text(here, f"+{sum(values)}", USUAL, weight=BOLD, color=look.gain)
    row = ft.Row(
        [
            player_chip(here, setup, seat, LARGE),
            ft.Container(width=large.gap),
            ft.Container(strong(here, name, size, max_lines=2, overflow=ELLIPSIS), expand=True),
            *cells,
            _cell(trophy if over else earned, SUM * large.unit),
            _cell(strong(here, str(glory), 1.4 * LARGE, color=look.gain if won else look.text), SUM * large.unit),
        ],
        spacing=0,
        height=height,
    )
    label = f"{name}: {glory_text(glory)} (+{sum(values)})"
    if won:
        label = say("Winner: {player}, {glory}", player=name, glory=glory_text(glory))
    return said(f"board-glory-{seat}", label, row)


def _cell(content: ft.Control | None, width: float) -> ft.Control:
    return ft.Container(content, width=width, alignment=ft.Alignment.CENTER)
