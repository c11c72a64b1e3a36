import flet as ft
import flet.canvas as cv
import pytest

from companion.controls.shapes import symbol, symbols
from companion.look.shapes import Shape
from companion.look.theme import DARK, LIGHT, Look

TRIANGLE = Shape(((0.5, 0.0), (1.0, 1.0), (0.0, 1.0)), dark="#FFFFFF", light="#000000")
CIRCLE = Shape((), dark="#FFFFFF", light="#000000")


def drawn(look: Look, shape: Shape, size: float) -> cv.Shape:
    canvas = symbol(look, shape, size)
    assert isinstance(canvas, cv.Canvas)
    assert (canvas.width, canvas.height) == (size, size)
    (only,) = canvas.shapes
    return only


def test_corners_are_joined_in_the_size_that_is_asked_for() -> None:
    path = drawn(DARK, TRIANGLE, 20)
    assert isinstance(path, cv.Path)
    first, second, third, end = path.elements
    assert isinstance(first, cv.Path.MoveTo)
    assert isinstance(second, cv.Path.LineTo)
    assert isinstance(third, cv.Path.LineTo)
    assert [(each.x, each.y) for each in (first, second, third)] == [(10, 0), (20, 20), (0, 20)]
    assert isinstance(end, cv.Path.Close)


def test_no_corners_are_a_circle_in_the_middle() -> None:
    circle = drawn(DARK, CIRCLE, 20)
    assert isinstance(circle, cv.Circle)
    assert (circle.x, circle.y) == (10, 10)
    assert circle.radius == pytest.approx(8.8)


@pytest.mark.parametrize(("look", "colour"), [(DARK, "#FFFFFF"), (LIGHT, "#000000")])
def test_a_symbol_has_the_colour_of_the_look(look: Look, colour: str) -> None:
    path = drawn(look, TRIANGLE, 20)
    assert isinstance(path, cv.Path)
    assert path.paint is not None
    assert path.paint.color == colour


def test_several_are_for_the_eye_only() -> None:
    row = symbols(DARK, [TRIANGLE, CIRCLE], 14)
    assert isinstance(row, ft.Semantics)
    assert row.exclude_semantics
    assert isinstance(row.content, ft.Row)
    assert len(row.content.controls) == 2
