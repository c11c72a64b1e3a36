"""The board on the table screen: six Kingdoms, and the Tribes' boards and tokens."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import STRETCH, part
from companion.controls.named import named, pressable, tappable, unspoken
from companion.controls.players import initials, player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.boards import Board, boards_in
from companion.ethnos.palette import kingdom_colour
from companion.ethnos.parts.arrangement import AROUND, CELL, FOOT, HEAD, LINE, TIGHT, Arrangement
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token, pips
from companion.ethnos.parts.why import ask
from companion.ethnos.questions import about_board
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import BoardSheet, KingdomSheet
from companion.ethnos.words.table import kingdom_summary, standing
from companion.ethnos.words.terms import kingdom_name
from companion.look.fitting import cell, shrunk, width_of
from companion.look.theme import RADIUS, Look
from companion.shell.hooks import use_selected
from companion.shell.window import Opening
from companion.speech.language import say
from rules.ethnos.game import as_it_ended, is_reckoned
from rules.ethnos.scoring.lines import Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

TOKEN, EDGE = 18, 5
NO_BREAK = "\u00a0"
BESIDE_NAME, SMALLEST_NAME = 32, 0.7
"""What a board takes besides its Tribe's name, and which part of its size that has at least."""
CLOSE_LINES = ft.TextStyle(height=1.15)
"""In the boards of Tribes, whose height is that of so many lines."""


def kingdom_tiles(room: Arrangement, id: str, projected: bool) -> list[ft.Control]:
    tiles: list[ft.Control] = [
        ft.Container(Tile.keyed(f"{kingdom.id} {id}", room, id, kingdom, projected), expand=True)
        for kingdom in KINGDOMS
    ]
    return rows_of_equals(tiles, room.tiles_in_a_row, room.tile)


def tribe_boards(room: Arrangement, look: Look, id: str, setup: Setup) -> list[ft.Control]:
    return [Boards.keyed(f"boards {id}", room, look, id)] if boards_in(setup) else []


def rows_of_equals(cells: Sequence[ft.Control], each: int, height: float) -> list[ft.Control]:
    """Cells of equal width, and of this height."""
    rows = [list(cells[start : start + each]) for start in range(0, len(cells), each)]
    missing = [ft.Container(expand=True) for _ in range(each - len(rows[-1]))]
    rows[-1] += missing
    return [ft.Row(row, spacing=TIGHT, height=height, vertical_alignment=STRETCH) for row in rows]


def _ranked(lines: tuple[Line, ...], kingdom: Kingdom) -> tuple[RankedLine, ...]:
    return tuple(line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom)


@part
def Tile(room: Arrangement, id: str, kingdom: Kingdom, projected: bool) -> ft.Control:
    """One Kingdom: its tokens, everybody's markers and who leads."""

    setup, age, markers, lines = use_selected(id, partial(kingdom_now, kingdom), later=True)
    tile = kingdom_tile(room, setup, age, kingdom, markers, lines, projected)
    look, act = room.tiles, Opening(KingdomSheet(kingdom))
    inside = pressable(look, act, unspoken(tile), **tile_box(look))
    return named(f"kingdom-{kingdom.id}", kingdom_summary(setup, kingdom, markers, lines, age, projected), inside)


def kingdom_now(kingdom: Kingdom, saved: Saved) -> tuple[Setup, int, tuple[int, ...], tuple[RankedLine, ...]]:
    """The set-up, the Age, everybody's markers in a Kingdom, and how they rank there."""
    game = saved.game
    table = game.state.table
    reckoned = game.state.reports[-1].reckoning if is_reckoned(game) else game.projected
    return game.setup, table.age, table.markers[kingdom], _ranked(reckoned.lines, kingdom)


def kingdom_tile(
    room: Arrangement,
    setup: Setup,
    age: int,
    kingdom: Kingdom,
    markers: tuple[int, ...],
    lines: tuple[RankedLine, ...],
    projected: bool,
) -> ft.Control:
    """What is seen of a Kingdom."""
    look = room.tiles
    holdings = [_holding(look, setup, line, markers[line.player], projected, room) for line in lines]
    content = [_head(room, setup, age, kingdom), *_beside(look, holdings, room.holdings_in_a_row)]
    if room.leader:
        leaders = sum(line.place == 1 for line in lines)
        words = standing(lines, setup.names if leaders <= 2 else initials(setup.names))
        if width_of(words, 12) > cell(look.width, room.tiles_in_a_row, TIGHT) / look.scale - AROUND - EDGE:
            words = standing(lines, initials(setup.names))
        foot = muted(look, words, 12, max_lines=1, overflow=ELLIPSIS)
        content += [ft.Container(expand=True), ft.Container(foot, height=FOOT * look.scale)]
    edge = ft.Container(width=EDGE * look.scale, height=room.tile, bgcolor=kingdom_colour(look, kingdom))
    held = ft.Column(content, spacing=0, horizontal_alignment=STRETCH)
    padding = ft.Padding.symmetric(horizontal=7, vertical=AROUND * look.scale / 2 - 1)
    return ft.Row([edge, ft.Container(held, expand=True, height=room.tile, padding=padding)], spacing=0)


def tile_box(look: Look) -> dict[str, Any]:
    """What a Kingdom stands in."""
    return {"bgcolor": look.card, "border_radius": RADIUS, "clip_behavior": ft.ClipBehavior.ANTI_ALIAS}


def _head(room: Arrangement, setup: Setup, age: int, kingdom: Kingdom) -> ft.Control:
    """Its symbol, its name, which shrinks before it is cut, and its tokens."""
    look, tokens = room.tiles, setup.tokens[kingdom]
    taken = AROUND + 5 + 16 + 3 + len(tokens) * (TOKEN + 2)
    left = cell(look.width, room.tiles_in_a_row, TIGHT) / look.scale - taken
    size = min(shrunk(13, kingdom_name(each), left) for each in KINGDOMS)
    name = strong(look, kingdom_name(kingdom), size, max_lines=1, overflow=ELLIPSIS)
    return ft.Row(
        [
            kingdom_symbol(look, kingdom, 14),
            ft.Container(name, expand=True, padding=ft.Padding(left=2)),
            *(glory_token(look, value, in_play=place < age, size=TOKEN) for place, value in enumerate(tokens)),
        ],
        spacing=2 * look.scale,
        height=HEAD * look.scale,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _beside(look: Look, holdings: Sequence[ft.Control], each: int) -> list[ft.Control]:
    """So many players beside each other."""
    height = (LINE if each == 1 else CELL) * look.scale
    rows = [list(holdings[start : start + each]) for start in range(0, len(holdings), each)]
    if rows:
        rows[-1] += [ft.Container(expand=True) for _ in range(each - len(rows[-1]))]
    return [ft.Row(row, spacing=7 * look.scale, height=height) for row in rows]


def _holding(
    look: Look, setup: Setup, line: RankedLine, markers: int, projected: bool, room: Arrangement
) -> ft.Control:
    """A player's markers in a Kingdom, and what they would bring now."""
    alone = room.holdings_in_a_row == 1
    row: list[ft.Control] = [
        player_chip(look, setup, line.player, 18 if alone else 16),
        ft.Container(pips(look, setup, line.player, markers, 10 if alone else 9, 5 if alone else 0), expand=True),
    ]
    if projected:
        first = line.place == 1 and line.glory > 0
        award, colour = f"+{line.glory}" if line.glory else "0", look.gain if first else look.muted
        row.append(text(look, award, 13 if alone else 12, color=colour, weight=BOLD))
    middle = ft.CrossAxisAlignment.CENTER
    return ft.Row(row, spacing=(6 if alone else 3) * look.scale, vertical_alignment=middle, expand=True)


@part
def Boards(room: Arrangement, look: Look, id: str) -> ft.Control:
    """The boards and tokens of the Tribes in play; once the game is over as they lay then, and a tap asks why."""

    def select(saved: Saved) -> tuple[Setup, tuple[tuple[str, ...], ...], bool]:
        setup, table = saved.game.setup, as_it_ended(saved.game).table
        return setup, tuple(board.held(table) for board in boards_in(setup)), is_reckoned(saved.game)

    setup, held, ended = use_selected(id, select, later=True)
    letters = initials(setup.names)
    cells = [
        _small_board(
            room,
            look,
            board,
            board.summary(setup, what, letters),
            _figures(board, what, letters),
            id if ended else None,
        )
        for board, what in zip(boards_in(setup), held, strict=True)
    ]
    rows = rows_of_equals(cells, room.boards_in_a_row, room.board)
    return ft.Column(rows, spacing=TIGHT, tight=True)


def _figures(board: Board, held: Sequence[str], letters: Sequence[str]) -> str:
    """Who has what of it, in lines that end only between players."""
    pairs = [f"{letters[seat]} {what}".replace(" ", NO_BREAK) for seat, what in enumerate(held) if what]
    return "  ".join(pairs) or (say("nobody") if board.one_holder else say("none"))


def _small_board(
    room: Arrangement, look: Look, board: Board, holds: str, figures: str, ended: str | None
) -> ft.Control:
    """A tap corrects it, or asks about it in the game that has `ended`."""
    name = say(board.short)
    beside = (cell(look.width, room.boards_in_a_row, TIGHT) - BESIDE_NAME) / look.scale
    size = 11.5 * max(SMALLEST_NAME, min(1.0, beside / width_of(name, 11.5, bold=True)))
    head: list[ft.Control] = [
        ft.Icon(board.icon, size=13 * look.scale, color=look.muted),
        ft.Container(strong(look, name, size, max_lines=1, overflow=ELLIPSIS, style=CLOSE_LINES), expand=True),
    ]
    shown = muted(look, figures, 11, max_lines=room.board_lines, overflow=ELLIPSIS, style=CLOSE_LINES)
    words = ft.Column([ft.Row(head, spacing=3), shown], spacing=0, tight=True)
    act = partial(ask, ended, about_board(board.tribe)) if ended else Opening(BoardSheet(board.tribe))
    padding = ft.Padding.symmetric(horizontal=5, vertical=1)
    return tappable(
        look,
        board.identifier,
        f"{name}: {holds}",
        words,
        act,
        expand=True,
        padding=padding,
        edge=look.card,
        alignment=ft.Alignment.TOP_LEFT,
    )
