from companion.results.drawing.shapes import box, disc, line, star


def test_shapes_are_where_they_were_put() -> None:
    assert box(1, 2, 3, 4, "#000000").outlines == (((1, 2), (4, 2), (4, 6), (1, 6)),)
    assert {round(((x - 5) ** 2 + (y - 5) ** 2) ** 0.5, 6) for x, y in disc(5, 5, 2, "#000000").outlines[0]} == {2}
    assert len(star(0, 0, 1, "#000000").outlines[0]) == 10


def test_a_line_goes_through_its_points_however_often_it_stands_still() -> None:
    drawn = line([(0, 0), (10, 0), (10, 0), (10, 10)], 2, "#000000")
    assert len(drawn.outlines) == 4 + 2
