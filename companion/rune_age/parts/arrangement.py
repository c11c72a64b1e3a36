"""How the table is laid out: from the room there is and the size of the text, before anything is drawn."""

from dataclasses import replace
from typing import NamedTuple

from companion.look.room import Room
from companion.look.theme import EDGE, Look


class Arrangement(NamedTuple):
    look: Look
    """For what is in the first column, or the only one."""
    beside: Look
    """For the second column, and for sheets."""
    wide: bool


def arranged(look: Look, room: Room) -> Arrangement:
    """Two columns where there is room, and text as large as can be read from across the table."""
    here = replace(look, scale=room.scale(look.scale), low=room.low)
    if not room.wide:
        only = replace(here, width=room.width - 2 * EDGE)
        return Arrangement(only, only, wide=False)
    first, second = room.width * room.left - 2 * EDGE, room.width * (1 - room.left) - 2 * EDGE
    return Arrangement(replace(here, width=first), replace(here, width=second), wide=True)
