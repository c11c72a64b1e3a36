from companion.look.shapes import Shape
from companion.look.theme import BLACK, DARK, LIGHT
from companion.shell.games import games

TRIANGLE = Shape(((0.5, 0.0), (1.0, 1.0), (0.0, 1.0)), dark="#FFFFFF", light="#000000")


def test_a_shape_has_a_colour_for_dark_backgrounds_and_one_for_light_ones() -> None:
    assert TRIANGLE.colour(DARK) == TRIANGLE.colour(BLACK) == "#FFFFFF"
    assert TRIANGLE.colour(LIGHT) == "#000000"


def test_every_game_s_shapes_stay_within_their_square_but_for_a_hair() -> None:
    corners = [corner for game in games() for shape in game.emblem for corner in shape.corners]
    assert corners
    assert all(-0.05 <= place <= 1.05 for corner in corners for place in corner)
