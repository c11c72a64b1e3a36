import struct
import zlib

from companion.results.drawing.png import as_png
from companion.results.drawing.shapes import Area, Drawing, Words, box, disc

Pixel = tuple[int, int, int]
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


def pixels(png: bytes) -> list[list[Pixel]]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    size = struct.unpack(">I", png[33:37])[0]
    lines = zlib.decompress(png[41 : 41 + size])
    step = 1 + 3 * width
    assert len(lines) == step * height
    return [
        [tuple(lines[y * step + 1 + 3 * x : y * step + 4 + 3 * x]) for x in range(width)]  # type: ignore[misc]
        for y in range(height)
    ]


def drawn(*marks: Area | Words) -> list[list[Pixel]]:
    return pixels(as_png(Drawing(20, 10, "#FFFFFF", marks)))


def test_a_box_fills_its_pixels_and_half_of_a_pixel_is_grey() -> None:
    rows = drawn(box(2, 3, 4, 2, "#000000"), box(10.5, 0, 1, 1, "#000000"))
    assert [row[4] == BLACK for row in rows] == [False] * 3 + [True] * 2 + [False] * 5
    assert [x for x, pixel in enumerate(rows[3]) if pixel == BLACK] == [2, 3, 4, 5]
    assert abs(rows[0][10][0] - 127) <= 1
    assert abs(rows[0][11][0] - 127) <= 1


def test_what_overlaps_is_filled_once_and_what_is_outside_is_left_out() -> None:
    twice = Area((*box(0, 0, 5, 5, "#000000").outlines, *box(3, 0, 50, 5, "#000000").outlines), "#FF0000")
    rows = drawn(twice, box(0, -5, 2, 6, "#00FF00"), box(0, 9, 2, 6, "#0000FF"), box(-4, 6, 5, 1, "#0000FF"))
    assert rows[2] == [(255, 0, 0)] * 20
    assert rows[0][:3] == [(0, 255, 0), (0, 255, 0), (255, 0, 0)]
    assert rows[9][:3] == [(0, 0, 255), (0, 0, 255), WHITE]
    assert rows[6][:2] == [(0, 0, 255), WHITE]


def test_a_disc_is_round() -> None:
    rows = drawn(disc(5, 5, 4, "#000000"))
    assert rows[5][5] == BLACK
    assert rows[1][1] == WHITE


def test_bold_letters_are_darker() -> None:
    def ink(*, bold: bool) -> int:
        return sum(255 - pixel[0] for row in drawn(Words(2, 9, "Řж", 8, "#000000", bold)) for pixel in row)

    assert 0 < ink(bold=False) < ink(bold=True)
