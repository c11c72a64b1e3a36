import flet.canvas as cv

from companion.ethnos.palette import kingdom_shape
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.look.theme import DARK, LIGHT
from rules.ethnos.vocabulary import KINGDOMS


def test_every_kingdom_has_a_symbol_of_its_own_in_its_colour() -> None:
    shapes = {kingdom_shape(kingdom).corners for kingdom in KINGDOMS}
    assert len(shapes) == len(KINGDOMS)
    for look in (DARK, LIGHT):
        for kingdom in KINGDOMS:
            canvas = kingdom_symbol(look, kingdom, 20)
            assert isinstance(canvas, cv.Canvas)
            (shape,) = canvas.shapes
            assert shape.paint.color == kingdom_shape(kingdom).colour(look)
