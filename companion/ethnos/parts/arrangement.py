"""How the table is laid out: from the room there is and the size of the text, before anything is drawn.

Whatever is on it has its height from the first marker to the last, so that nothing moves while a game is played.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from companion.look.fitting import cell, width_of
from companion.look.room import Room
from companion.look.theme import EDGE, GAP, TARGET, Look

TIGHT: Final = 6
"""Between what lies on the table."""
HEAD, LINE, CELL, FOOT, AROUND = 21, 21, 19, 16, 14
"""Of a Kingdom's tile: its heading, a player in a line of its own or in a cell, who leads, and the edges."""
NARROWEST_TILE, ROOMY_TILE = 138, 152
"""With less a Kingdom's name is cut; with this there is room for all of it."""
NARROWEST_HOLDING: Final = 70
NARROWEST_CARD: Final = 84
NARROWEST_BOARD: Final = 74
HOLDER: Final = 31
"""What a player takes of a line in a Tribe's board."""
BAR: Final = 52
LARGER: Final = 1.5
"""How much larger than everything else a tile may grow where there is room."""
SMALLEST_TRACK: Final = 300
KINGDOMS: Final = 6


@dataclass(frozen=True, slots=True)
class Arrangement:
    look: Look
    """For what is in the first column, or the only one."""
    tiles: Look
    """For the Kingdoms, which take all the room that is left."""
    beside: Look
    """For the second column, and for sheets."""
    wide: bool
    tiles_in_a_row: int
    tile: float
    """The height of a Kingdom's tile."""
    holdings_in_a_row: int
    """How many players stand beside each other in a tile; one has room for pips."""
    leader: bool
    """Whether a tile says who leads."""
    boards_in_a_row: int
    board_lines: int
    """How many lines a Tribe's board has for who holds what."""
    cards_in_a_row: int
    name_lines: int
    track: float = 0
    """How large the Glory track is drawn beside the board; not at all where it is nothing."""

    @property
    def stacked(self) -> bool:
        """Whether the text is so large that the bar and the heading take two lines."""
        return self.look.large and not self.wide

    @property
    def board(self) -> float:
        """The height of a Tribe's board."""
        return max(TARGET, (22 + 13 * self.board_lines) * self.look.scale)

    @property
    def card(self) -> float:
        """The height of a player's card."""
        return (41 + 15 * self.name_lines) * self.beside.scale


def arranged(look: Look, room: Room, names: Sequence[str], boards: int) -> Arrangement:
    """The table of these players, with so many boards of Tribes."""
    scale, players = room.scale(look.scale), len(names)
    first, second = _widths(room)
    here = replace(look, scale=scale, width=first, low=room.low)
    beside = replace(here, width=second)
    unit = 1 / scale
    crowded = players > 4
    cards = _cards_in_a_row(players, second * unit)
    inside = cell(second, cards, TIGHT) * unit - AROUND
    tiles = next((each for each in (3, 2) if cell(first, each, TIGHT) * unit >= NARROWEST_TILE), 1)
    boards_beside = next(
        (each for each in (boards, 2) if each and cell(first, each, TIGHT) * unit >= NARROWEST_BOARD), 1
    )
    board = cell(first, boards_beside, TIGHT) * unit - AROUND
    made = Arrangement(
        look=here,
        tiles=here,
        beside=beside,
        wide=room.wide,
        tiles_in_a_row=tiles,
        tile=0,
        holdings_in_a_row=1,
        leader=True,
        boards_in_a_row=boards_beside,
        board_lines=min(3, max(2, -(-players // max(1, int(board // HOLDER))))),
        cards_in_a_row=cards,
        name_lines=1 if all(width_of(name, 12) <= inside for name in names) or (crowded and here.large) else 2,
    )
    rows = -(-players // cards)
    free = room.height - 2 * GAP - (BAR + 2 * TIGHT) * scale - rows * (made.card + TIGHT)
    track = min(second, free) if room.wide and min(second, free) >= SMALLEST_TRACK else 0
    return replace(_with_tiles(made, room, players, boards), track=track)


def _widths(room: Room) -> tuple[float, float]:
    """Of the two columns; of the only one, twice."""
    if not room.wide:
        return room.width - 2 * EDGE, room.width - 2 * EDGE
    return room.width * room.left - 2 * EDGE, room.width * (1 - room.left) - 2 * EDGE


def _cards_in_a_row(players: int, width: float) -> int:
    each = 3 if players == 3 or players > 4 else 2
    return each if cell(width, each, TIGHT) >= NARROWEST_CARD else 2


def _with_tiles(made: Arrangement, room: Room, players: int, boards: int) -> Arrangement:
    """With tiles that are as full as there is height for: everybody's pips, or figures; who leads, or not."""
    scale, rows = made.look.scale, -(-KINGDOMS // made.tiles_in_a_row)
    there = (_left_for_tiles(made, room, players, boards) - TIGHT * (rows - 1)) / rows
    inside = cell(made.look.width, made.tiles_in_a_row, TIGHT) / scale - AROUND
    most = min(3, max(2, int(inside // NARROWEST_HOLDING)))
    ways = [(1, True), (2, True), (2, False), (most, False)]
    way = next((way for way in ways if height_needed(players, *way) * scale <= there), ways[-1])
    needed = height_needed(players, *way) * scale
    wide = cell(made.look.width, made.tiles_in_a_row, TIGHT) / ROOMY_TILE / scale
    grown = max(1.0, min(there / needed, wide, LARGER))
    tiles = replace(made.look, scale=scale * grown)
    return replace(made, tiles=tiles, tile=max(needed, there), holdings_in_a_row=way[0], leader=way[1])


def height_needed(players: int, beside: int, leader: bool) -> float:
    """Of a tile with so many players beside each other."""
    line = LINE if beside == 1 else CELL
    return AROUND + HEAD + line * -(-players // beside) + (FOOT if leader else 0)


def _left_for_tiles(made: Arrangement, room: Room, players: int, boards: int) -> float:
    """The height that everything else on the table leaves to the Kingdoms."""
    scale = made.look.scale
    lines = -(-boards // made.boards_in_a_row) if boards else 0
    below = lines * (made.board + TIGHT)
    cards = -(-players // made.cards_in_a_row) * (made.card + TIGHT)
    heading = max(TARGET, 24 * scale + 16) + TIGHT
    everything = room.height - 2 * GAP
    if room.low:
        return everything
    if room.wide:
        return everything - heading - below
    return everything - heading - below - BAR * scale - TIGHT - cards
