"""Where standings, track and Kingdoms stand on the board for everybody in the room, and how large they are."""

from dataclasses import replace
from typing import Final

from companion.ethnos.parts.arrangement import AROUND, KINGDOMS, NARROWEST_HOLDING, Arrangement, arranged, height_needed
from companion.look.fitting import cell
from companion.look.large import Large
from companion.look.theme import Look

STANDINGS, TRACK = 0.34, 0.31
"""What they take of the width; the Kingdoms have the rest."""
CARD: Final = 150
"""The height of a player's card where things stand below one another."""
TILES: Final = {1: 150, 2: 2 * NARROWEST_HOLDING + AROUND}
"""The width of a Kingdom whose text has its usual size, by how many players stand beside each other in it."""


def track_size(large: Large) -> float:
    """To a side."""
    return min(large.width * TRACK, large.height) if large.beside else large.width


def kingdoms_width(large: Large) -> float:
    return large.width * (1 - STANDINGS) - track_size(large) - 2 * large.gap if large.beside else large.width


def card_size(large: Large, players: int) -> tuple[float, float]:
    """Of a player's card: its width and height."""
    if not large.beside:
        return large.width, CARD * large.unit
    return large.width * STANDINGS, cell(large.height, players, large.gap)


def kingdom_tiles(large: Large, look: Look, names: tuple[str, ...]) -> Arrangement:
    """Two Kingdoms beside each other, and in them as many players as make the text largest."""
    width, players = kingdoms_width(large), len(names)
    across, tall = cell(width, 2, large.gap), cell(large.height, KINGDOMS // 2, large.gap)
    if large.beside:
        scales = {
            each: min(across / wide, tall / height_needed(players, each, leader=True)) for each, wide in TILES.items()
        }
    else:
        scales = {1: across / TILES[1]}
    each = max(scales, key=scales.__getitem__)
    return replace(
        arranged(look, large.room, names, 0),
        tiles=replace(look, scale=scales[each], width=width),
        tile=tall if large.beside else height_needed(players, each, leader=True) * scales[each],
        tiles_in_a_row=2,
        holdings_in_a_row=each,
        leader=True,
    )
