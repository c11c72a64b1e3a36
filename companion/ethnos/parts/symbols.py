"""Kingdom symbols: each Kingdom has a shape of its own, drawn, so that no font is needed to see it."""

from math import cos, pi, sin
from typing import Final

import flet as ft
import flet.canvas as cv

from companion.look.theme import Look
from rules.ethnos.vocabulary import Kingdom

Point = tuple[float, float]


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


def kingdom_symbol(look: Look, kingdom: Kingdom, size: float = 18) -> ft.Control:
    paint = ft.Paint(color=look.kingdom(kingdom))
    return cv.Canvas(width=size, height=size, shapes=[_shape(kingdom, size, paint)])


def _shape(kingdom: Kingdom, size: float, paint: ft.Paint) -> cv.Shape:
    if kingdom not in CORNERS:
        return cv.Circle(x=size / 2, y=size / 2, radius=size * 0.44, paint=paint)
    first, *others = ((x * size, y * size) for x, y in CORNERS[kingdom])
    lines = [cv.Path.LineTo(x, y) for x, y in others]
    return cv.Path(elements=[cv.Path.MoveTo(*first), *lines, cv.Path.Close()], paint=paint)
