"""Symbols, drawn."""

from collections.abc import Iterable

import flet as ft
import flet.canvas as cv

from companion.controls.named import unspoken
from companion.look.shapes import Shape
from companion.look.theme import Look


def symbol(look: Look, shape: Shape, size: float = 18) -> ft.Control:
    """As large as the text beside it."""
    size *= look.scale
    return cv.Canvas(width=size, height=size, shapes=[_drawn(shape, size, ft.Paint(color=shape.colour(look)))])


def symbols(look: Look, shapes: Iterable[Shape], size: float) -> ft.Control:
    """Several in a row, for the eye only."""
    return unspoken(ft.Row([symbol(look, shape, size) for shape in shapes], spacing=size * 0.6, tight=True))


def _drawn(shape: Shape, size: float, paint: ft.Paint) -> cv.Shape:
    if not shape.corners:
        return cv.Circle(x=size / 2, y=size / 2, radius=size * 0.44, paint=paint)
    first, *others = ((x * size, y * size) for x, y in shape.corners)
    lines = [cv.Path.LineTo(x, y) for x, y in others]
    return cv.Path(elements=[cv.Path.MoveTo(*first), *lines, cv.Path.Close()], paint=paint)
