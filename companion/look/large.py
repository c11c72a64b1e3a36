"""How a board for everybody in the room is laid out: by the room there is, so that it can be read from three metres.

On a television things stand beside each other, and no text is smaller than a fiftieth of its height.
"""

from dataclasses import dataclass, replace
from typing import Final

from companion.look.room import Room
from companion.look.theme import Look

SMALL, USUAL, LARGE = 28, 36, 48
"""Sizes of text on a television of 1080 lines."""
TELEVISION: Final = Room(1920, 1080)
GAP, EDGE, HEAD, FOOT = 16, 28, 64, 108
"""On a television: between things, to its sides, and the lines above and below."""
UPRIGHT: Final = 1000
"""A window that stands, or is small, is drawn as one of this width, one thing below another."""
WIDE, LOW = 1.3, 400
"""From this shape and height on there is room for everything at once."""


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
        return self.room.height - (HEAD + FOOT + 4 * GAP) * self.unit

    def look(self, look: Look, size: float = 1.0) -> Look:
        """For text that is measured in lines of a television, or so many times as large."""
        return replace(look, scale=size * self.unit, width=self.width, keyboard=False)


def laid_out(room: Room) -> Large:
    beside = room.width >= WIDE * room.height and room.height >= LOW
    wide, high = room.width / TELEVISION.width, room.height / TELEVISION.height
    return Large(room, min(wide, high) if beside else room.width / UPRIGHT, beside)
