"""The board on the table screen: six Kingdoms, the Tribes' boards and tokens, and where to go from there."""

from functools import partial

import flet as ft

from companion.controls.buttons import ELLIPSIS, plain_button, rows_of
from companion.controls.frame import STRETCH, part
from companion.controls.named import named, pressable, tappable, unspoken
from companion.controls.players import initials, player_chip
from companion.controls.text import BOLD, muted, strong, text
from companion.ethnos.boards import Board, boards_in
from companion.ethnos.palette import kingdom_colour
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.parts.tokens import glory_token, pips
from companion.ethnos.parts.why import ask
from companion.ethnos.questions import about_board
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import BoardSheet, KingdomSheet
from companion.ethnos.words.table import kingdom_summary, standing
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.hooks import use_selected
from companion.shell.paths import game_path
from companion.shell.window import current_window, go, open_sheet
from companion.speech.language import say
from rules.ethnos.game import as_it_ended, is_reckoned
from rules.ethnos.scoring.lines import Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

TOKEN = 19


def kingdoms_and_boards(look: Look, id: str, setup: Setup, projected: bool) -> list[ft.Control]:
    tiles: list[ft.Control] = [
        ft.Container(Tile.keyed(f"{kingdom.id} {id}", look, id, kingdom, projected), expand=True)
        for kingdom in KINGDOMS
    ]
    rows = [row_of(tiles[start : start + 2], 2) for start in range(0, len(tiles), 2)]
    boards = [Boards.keyed(f"boards {id}", look, id)] if boards_in(setup) else []
    return [*rows, *boards, Actions.keyed(f"actions {id}", look, id)]


def row_of(cells: list[ft.Control], each: int) -> ft.Control:
    """Cells of equal width and height."""
    missing = [ft.Container(expand=True) for _ in range(each - len(cells))]
    return ft.Row([*cells, *missing], spacing=GAP, intrinsic_height=True, vertical_alignment=STRETCH)


def _ranked(lines: tuple[Line, ...], kingdom: Kingdom) -> tuple[RankedLine, ...]:
    return tuple(line for line in lines if isinstance(line, RankedLine) and line.contest.kingdom is kingdom)


@part
def Tile(look: Look, id: str, kingdom: Kingdom, projected: bool) -> ft.Control:
    """One Kingdom: its tokens, everybody's markers and who leads."""

    def select(saved: Saved) -> tuple[Setup, int, tuple[int, ...], tuple[RankedLine, ...]]:
        game = saved.game
        table = game.state.table
        reckoned = game.state.reports[-1].reckoning if is_reckoned(game) else game.projected
        return game.setup, table.age, table.markers[kingdom], _ranked(reckoned.lines, kingdom)

    setup, age, markers, lines = use_selected(id, select, later=True)
    head = ft.Row(
        [
            ft.Container(kingdom_symbol(look, kingdom, 14), padding=ft.Padding(right=2)),
            ft.Container(strong(look, kingdom_name(kingdom), 13, max_lines=1, overflow=ELLIPSIS), expand=True),
            *(
                glory_token(look, value, in_play=place < age, size=TOKEN)
                for place, value in enumerate(setup.tokens[kingdom])
            ),
        ],
        spacing=2,
    )
    rows = [_holding(look, setup, line, markers[line.player], projected) for line in lines]
    leaders = sum(line.place == 1 for line in lines)
    foot = muted(look, standing(lines, setup.names if leaders <= 2 else initials(setup.names)), 12)
    content = ft.Column([head, *rows, foot], spacing=4, tight=True)
    act = partial(open_sheet, KingdomSheet(kingdom))
    label = kingdom_summary(setup, kingdom, markers, lines, age, projected)
    inside = pressable(
        look,
        act,
        unspoken(content),
        padding=ft.Padding(left=8, right=8, top=8, bottom=8),
        bgcolor=look.card,
        border_radius=RADIUS,
        border=ft.Border(left=ft.BorderSide(5, kingdom_colour(look, kingdom))),
    )
    return named(f"kingdom-{kingdom.id}", label, inside)


def _holding(look: Look, setup: Setup, line: RankedLine, markers: int, projected: bool) -> ft.Control:
    """A player's markers in a Kingdom, and what they would bring now."""
    row: list[ft.Control] = [
        player_chip(look, setup, line.player, 18),
        ft.Container(pips(look, setup, line.player, markers), expand=True),
    ]
    if projected:
        first = line.place == 1 and line.glory > 0
        row.append(
            text(
                look, f"+{line.glory}" if line.glory else "0", 13, color=look.gain if first else look.muted, weight=BOLD
            )
        )
    return ft.Row(row, spacing=6, vertical_alignment=ft.CrossAxisAlignment.CENTER)


@part
def Boards(look: Look, id: str) -> ft.Control:
    """The boards and tokens of the Tribes in play; once the game is over as they lay then, and a tap asks why."""

    def select(saved: Saved) -> tuple[Setup, tuple[tuple[str, ...], ...], bool]:
        setup, table = saved.game.setup, as_it_ended(saved.game).table
        return setup, tuple(board.held(table) for board in boards_in(setup)), is_reckoned(saved.game)

    setup, held, ended = use_selected(id, select, later=True)
    letters = initials(setup.names)
    cells = [
        _small_board(look, board, board.summary(setup, what, letters), id if ended else None)
        for board, what in zip(boards_in(setup), held, strict=True)
    ]
    return rows_of(cells, 3 if len(cells) == 3 else 2)


def _small_board(look: Look, board: Board, holds: str, ended: str | None) -> ft.Control:
    """A tap corrects it, or asks about it in the game that has `ended`."""
    name = say(board.short)
    words = ft.Column([strong(look, name, 13), muted(look, holds, 12)], spacing=0, tight=True, expand=True)
    row = ft.Row([ft.Icon(board.icon, size=20, color=look.muted), words], spacing=GAP)
    act = partial(ask, ended, about_board(board.tribe)) if ended else partial(open_sheet, BoardSheet(board.tribe))
    return tappable(look, board.identifier, f"{name}: {holds}", row, act, expand=True, padding=8, edge=look.card)


@part
def Actions(look: Look, id: str) -> ft.Control:
    age, over = use_selected(id, lambda saved: (saved.game.state.table.age, saved.game.state.over), later=True)
    end, leave = say("End Age {age}", age=AGES[age - 1]), partial(go, game_path(id, "age-end"))
    if over:
        end, leave = say("The end"), partial(see_the_end, id)
    actions = [
        ("ledger", say("Ledger"), partial(go, game_path(id, "ledger"))),
        ("rebuild", say("Rebuild"), partial(go, game_path(id, "rebuild"))),
        ("end-age", end, leave),
    ]
    return ft.Row([plain_button(look, name, label, act, expand=True) for name, label, act in actions], spacing=GAP)


def see_the_end(id: str) -> None:
    current_window().go(game_path(id, "end"))
