"""The board for everybody in the room, on a tablet or a television: nothing on it can be tapped but the way back."""

from functools import partial

import flet as ft

from companion.controls.board import board_line, board_parts, board_view
from companion.controls.buttons import ELLIPSIS
from companion.controls.frame import part, screen
from companion.controls.named import said
from companion.controls.text import muted, strong
from companion.ethnos.options import shows_projection
from companion.ethnos.palette import dragon_colour
from companion.ethnos.parts.arrangement import Arrangement
from companion.ethnos.parts.board import kingdom_now, kingdom_tile, tile_box
from companion.ethnos.parts.large import card_size, kingdom_tiles, kingdoms_width, track_size
from companion.ethnos.parts.large_reckoning import LargeReckoning
from companion.ethnos.parts.standings import Standing, standing_card, standings
from companion.ethnos.parts.track import TableTrack
from companion.ethnos.saved import Saved
from companion.ethnos.words.table import bar_text, kingdom_summary
from companion.ethnos.words.terms import AGES
from companion.look.fitting import cell
from companion.look.large import LARGE, SMALL, USUAL, Large, laid_out
from companion.look.theme import Look
from companion.shell.hooks import use_look, use_room, use_selected, use_settings
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.game import just_ended
from rules.ethnos.play import DRAGONS_BEFORE_THE_LAST
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

RECENT = 3
"""How many of the last events are shown below the track."""


@screen
def BoardScreen() -> ft.View:
    look, id = use_look(), ft.use_route_params()["id"]
    large, projected = laid_out(use_room()), shows_projection(use_settings())
    over, ended = use_selected(id, lambda saved: (saved.game.state.over, just_ended(saved.game) is not None))
    if over or ended:
        shown = LargeReckoning.keyed(f"reckoning {id}", look, large, id)
    else:
        shown = Board.keyed(f"board {id}", look, large, id, projected)
    return board_view(look, large, id, Head.keyed(f"head {id}", look, large, id), shown, over=over)


@part
def Head(look: Look, large: Large, id: str) -> ft.Control:
    """The Age, and how near its end is."""

    def select(saved: Saved) -> tuple[int, int, bool, bool]:
        state = saved.game.state
        return state.table.age, state.dragons, state.over, just_ended(saved.game) is not None

    age, dragons, over, ended = use_selected(id, select)
    across, colour = USUAL * large.unit, dragon_colour(look)
    if over:
        words = say("The end")
    elif ended:
        words = say("Age {age} is over", age=AGES[age - 2])
    else:
        words = say("Age {age}", age=AGES[age - 1])
    row: list[ft.Control] = [strong(large.look(look), words, LARGE)]
    if not over and not ended:
        circles: list[ft.Control] = [
            ft.Container(
                width=across,
                height=across,
                border_radius=across / 2,
                bgcolor=colour if number < dragons else None,
                border=ft.Border.all(4 * large.unit, colour),
            )
            for number in range(DRAGONS_BEFORE_THE_LAST + 1)
        ]
        drawn = say("Dragons drawn: {drawn} of {all}", drawn=dragons, all=len(circles))
        row.append(said("board-dragons", drawn, ft.Row(circles, spacing=large.gap / 2, tight=True)))
    return ft.Row(row, spacing=2 * large.gap)


@part
def Board(look: Look, large: Large, id: str, projected: bool) -> ft.Control:
    """While an Age is played: who has how much, the track and the Kingdoms, and below it what just happened."""
    standings = Standings.keyed(f"standings {id}", look, large, id, projected)
    track = TableTrack.keyed(f"track {id}", large.look(look, 3), id, track_size(large))
    kingdoms = Kingdoms.keyed(f"kingdoms {id}", look, large, id, projected)
    last = Last.keyed(f"last {id}", look, large, id)
    if not large.beside:
        return board_parts(large, [standings, kingdoms, track], last)
    recent = Recent.keyed(f"recent {id}", look, large, id)
    middle = ft.Column([track, recent], spacing=large.gap, width=track_size(large))
    return board_parts(large, [standings, middle, kingdoms], last)


@part
def Standings(look: Look, large: Large, id: str, projected: bool) -> ft.Control:
    def select(saved: Saved) -> tuple[Setup, tuple[Standing, ...]]:
        return saved.game.setup, standings(saved, projected)

    setup, ranked = use_selected(id, select)
    width, height = card_size(large, len(ranked))
    cards = [standing_card(look, setup, each, width, height, apart="board-") for each in ranked]
    return ft.Column(list(cards), spacing=large.gap, width=width)


@part
def Kingdoms(look: Look, large: Large, id: str, projected: bool) -> ft.Control:
    def select(saved: Saved) -> tuple[object, ...]:
        return tuple(kingdom_now(kingdom, saved) for kingdom in KINGDOMS)

    use_selected(id, select)
    saved: Saved = current_window().desk.game(id)
    room = kingdom_tiles(large, look, saved.game.setup.names)
    tiles = [_kingdom(large, room, kingdom, saved, projected) for kingdom in KINGDOMS]
    rows = [
        ft.Row(tiles[start : start + room.tiles_in_a_row], spacing=large.gap, height=room.tile)
        for start in range(0, len(tiles), room.tiles_in_a_row)
    ]
    return ft.Column(list(rows), spacing=large.gap, width=kingdoms_width(large))


def _kingdom(large: Large, room: Arrangement, kingdom: Kingdom, saved: Saved, projected: bool) -> ft.Control:
    setup, age, markers, lines = kingdom_now(kingdom, saved)
    tile = kingdom_tile(room, setup, age, kingdom, markers, lines, projected)
    width = cell(kingdoms_width(large), room.tiles_in_a_row, large.gap)
    shown = ft.Container(tile, width=width, height=room.tile, **tile_box(room.tiles))
    words = kingdom_summary(setup, kingdom, markers, lines, age, projected)
    return said(f"board-kingdom-{kingdom.id}", words, shown)


@part
def Last(look: Look, large: Large, id: str) -> ft.Control:
    """What just happened."""
    words = use_selected(id, partial(_happened, 0))
    return board_line(look, large, words[0] if words else say("{player} begins", player=_first(id)))


@part
def Recent(look: Look, large: Large, id: str) -> ft.Control:
    """What happened before that."""
    here = large.look(look)
    before = use_selected(id, partial(_happened, 1))
    lines = [muted(here, words, SMALL, max_lines=2, overflow=ELLIPSIS) for words in before]
    inside = ft.Column([*lines], spacing=large.gap / 2, tight=True)
    left = max(0, large.height - track_size(large) - large.gap)
    return ft.Container(inside, height=left, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def _happened(since: int, saved: Saved) -> tuple[str, ...]:
    """What happened last, the latest first, without the very latest ones."""
    steps = saved.game.steps[::-1][since : since + (RECENT if since else 1)]
    return tuple(bar_text(saved.game.setup, step) for step in steps)


def _first(id: str) -> str:
    setup: Setup = current_window().desk.game(id).game.setup
    return setup.names[setup.first_player or 0]
