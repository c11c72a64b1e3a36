"""How the board for everybody is laid out: by the room there is, so that it can be read from three metres.

On a television everything stands beside each other, and no text is smaller than a fiftieth of its height.
"""

from dataclasses import dataclass, replace
from typing import Final

from companion.ethnos.parts.arrangement import AROUND, KINGDOMS, NARROWEST_HOLDING, Arrangement, arranged, height_needed
from companion.look.fitting import cell
from companion.look.room import Room
from companion.look.theme import Look

SMALL, USUAL, LARGE = 28, 36, 48
"""Sizes of text on a television of 1080 lines."""
TELEVISION: Final = Room(1920, 1080)
GAP, EDGE, HEAD, FOOT = 16, 28, 64, 108
"""On a television: between things, to its sides, and the lines above and below."""
STANDINGS, TRACK = 0.34, 0.31
"""What they take of the width; the Kingdoms have the rest."""
UPRIGHT: Final = 1000
"""A window that stands, or is small, is drawn as one of this width, one thing below another."""


@dataclass(frozen=True, slots=True)
class Large:
    room: Room
    unit: float
    """A line of a television, in the lines of this window."""
    beside: bool
    """Whether there is room for everything at once."""

    @property
    def gap(self) -> float:
        return GAP * self.unit

    @property
    def width(self) -> float:
        """Inside of the edges."""
        return self.room.width - 2 * EDGE * self.unit

    @property
    def height(self) -> float:
        """Between the lines above and below."""
        return self.room.height - (HEAD + FOOT + 2 * GAP + 2 * GAP) * self.unit

    @property
    def standings(self) -> float:
        return self.width * STANDINGS if self.beside else self.width

    @property
    def track(self) -> float:
        """To a side."""
        return min(self.width * TRACK, self.height) if self.beside else self.width

    @property
    def kingdoms(self) -> float:
        return self.width - self.standings - self.track - 2 * self.gap if self.beside else self.width

    def card(self, players: int) -> tuple[float, float]:
        """Of a player: its width and height."""
        height = cell(self.height, players, self.gap) if self.beside else 150 * self.unit
        return self.standings, height

    def look(self, look: Look, size: float = 1.0) -> Look:
        """For text that is so many lines of a television high."""
        return replace(look, scale=size * self.unit, width=self.width, keyboard=False)

    def tiles(self, look: Look, names: tuple[str, ...]) -> Arrangement:
        """For the Kingdoms: two beside each other, and in them as many players as make the text largest."""
        across, tall = cell(self.kingdoms, 2, self.gap), cell(self.height, KINGDOMS // 2, self.gap)
        scales = {
            players: min(across / wide, tall / height_needed(len(names), players, leader=True))
            for players, wide in TILES.items()
        }
        most = max(TILES, key=scales.__getitem__) if self.beside else 1
        scale = scales[most] if self.beside else across / TILES[1]
        return replace(
            arranged(look, self.room, names, 0),
            tiles=replace(look, scale=scale, width=self.kingdoms),
            tile=tall if self.beside else height_needed(len(names), 1, leader=True) * scale,
            tiles_in_a_row=2,
            holdings_in_a_row=most,
            leader=True,
        )


TILES: Final = {1: 150, 2: 2 * NARROWEST_HOLDING + AROUND}
"""The width of a Kingdom whose text has its usual size, by how many players stand beside each other in it."""


def laid_out(room: Room) -> Large:
    beside = room.width >= 1.3 * room.height and room.height >= 400
    unit = min(room.width / TELEVISION.width, room.height / TELEVISION.height) if beside else room.width / UPRIGHT
    return Large(room, unit, beside)
