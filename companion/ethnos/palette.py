"""The colours and shapes of the Kingdoms, and the Dragons' red: for symbols and edges, never for text."""

from math import cos, pi, sin
from typing import Final

from companion.look.shapes import Point, Shape
from companion.look.theme import Look
from rules.ethnos.vocabulary import Kingdom

DARK: Final = ("#EC5459", "#A9ACB7", "#42BA6B", "#AC80EC", "#529EF5", "#F18E3F")
LIGHT: Final = ("#D32F35", "#6C717E", "#1D8747", "#7C41C6", "#1E67CE", "#C65A10")
"""By Kingdom, on a dark and on a light background."""


def kingdom_colour(look: Look, kingdom: Kingdom) -> str:
    return kingdom_shape(kingdom).colour(look)


def dragon_colour(look: Look) -> str:
    return "#F0585A" if look.dark else "#C92A2E"


def kingdom_shape(kingdom: Kingdom) -> Shape:
    """Each Kingdom has a shape of its own, for those who don't see its colour."""
    return Shape(CORNERS.get(kingdom, ()), DARK[kingdom], LIGHT[kingdom])


def _around(corners: int, radius: float = 0.5, turn: float = 0.0) -> tuple[Point, ...]:
    """The corners of a regular shape in a square of side 1, the first at the top."""
    angles = (2 * pi * corner / corners + turn - pi / 2 for corner in range(corners))
    return tuple((0.5 + radius * cos(angle), 0.5 + radius * sin(angle)) for angle in angles)


def _star() -> tuple[Point, ...]:
    outer, inner = _around(5, 0.52), _around(5, 0.22, pi / 5)
    return tuple(point for pair in zip(outer, inner, strict=True) for point in pair)


CORNERS: Final[dict[Kingdom, tuple[Point, ...]]] = {
    Kingdom.RHEA: ((0.5, 0.06), (0.98, 0.92), (0.02, 0.92)),
    Kingdom.PELAGON: ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    Kingdom.DURIS: _around(4, 0.54),
    Kingdom.STRATON: _around(6, 0.5),
    Kingdom.ITHYS: _star(),
}
"""Althea is a circle and has none."""
