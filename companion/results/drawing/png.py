"""A drawing as a picture: every shape is filled line by line, its edges as smooth as a screen shows them."""

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, floor
from struct import pack
from typing import Final

from companion.results.drawing.font import letters
from companion.results.drawing.shapes import Area, Drawing, Point, Words

FINER: Final = 4
"""Lines that are looked at for each line of the picture."""
BOLDER: Final = 0.035
"""Of the size: how far apart a letter is drawn twice to be bold."""
Row = tuple[int, int, bytes]
"""Of a shape: the line, where it begins, and how much of each pixel is covered."""


def as_png(drawing: Drawing) -> bytes:
    canvas = _Canvas(drawing.width, drawing.height, drawing.background)
    for mark in drawing.marks:
        if isinstance(mark, Area):
            canvas.fill(_covered(mark.outlines), mark.fill)
        else:
            _write(canvas, mark)
    head = pack(">IIBBBBB", drawing.width, drawing.height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(canvas.lines(), 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, content) for kind, content in chunks)


class _Canvas:
    def __init__(self, width: int, height: int, background: str) -> None:
        self.width, self.height = width, height
        self._pixels = [bytearray(bytes.fromhex(background[1:]) * width) for _ in range(height)]

    def fill(self, rows: Iterable[Row], fill: str, left: int = 0, top: int = 0) -> None:
        colour = bytes.fromhex(fill[1:])
        for y, first, covered in rows:
            if not 0 <= y + top < self.height:
                continue
            pixels = self._pixels[y + top]
            for x, much in enumerate(covered, start=first + left):
                if much and 0 <= x < self.width:
                    at = 3 * x
                    if much == 255:
                        pixels[at : at + 3] = colour
                    else:
                        for part in (0, 1, 2):
                            pixels[at + part] += (colour[part] - pixels[at + part]) * much // 255

    def lines(self) -> bytes:
        """As a picture file has them, each after a byte that says it is unchanged."""
        return b"".join(b"\0" + line for line in self._pixels)


def _write(canvas: _Canvas, words: Words) -> None:
    font, x = letters(), words.x
    for character in words.text:
        glyph = font.glyph(character)
        for shift in (0.0, words.size * BOLDER) if words.bold else (0.0,):
            left = floor(x + shift)
            part = round((x + shift - left) * 4) / 4
            canvas.fill(_glyph(glyph, words.size, part), words.fill, left, round(words.y))
        x += font.advance(glyph) * words.size / font.em


@lru_cache(2048)
def _glyph(glyph: int, size: float, shift: float) -> tuple[Row, ...]:
    """The same letter comes again and again."""
    font = letters()
    scale = size / font.em
    outlines = tuple(tuple((x * scale + shift, -y * scale) for x, y in outline) for outline in font.outlines(glyph))
    return tuple(_covered(outlines))


def _covered(outlines: Iterable[tuple[Point, ...]]) -> Iterator[Row]:
    crossings: dict[int, list[tuple[float, int]]] = {}
    for outline in outlines:
        for (x, y), (to_x, to_y) in pairwise((*outline, outline[0])):
            if y == to_y:
                continue
            turn, (x, y), (to_x, to_y) = (1, (x, y), (to_x, to_y)) if y < to_y else (-1, (to_x, to_y), (x, y))
            slope = (to_x - x) / (to_y - y)
            for line in range(ceil(y * FINER - 0.5), ceil(to_y * FINER - 0.5)):
                crossings.setdefault(line, []).append((x + slope * ((line + 0.5) / FINER - y), turn))
    rows: dict[int, list[tuple[float, float]]] = {}
    for line, found in crossings.items():
        rows.setdefault(line // FINER, []).extend(_spans(sorted(found)))
    for y, spans in rows.items():
        yield _row(y, spans)


def _spans(crossings: list[tuple[float, int]]) -> Iterator[tuple[float, float]]:
    """From where the first outline is entered to where the last is left."""
    inside, begun = 0, 0.0
    for x, turn in crossings:
        if inside == 0:
            begun = x
        inside += turn
        if inside == 0:
            yield begun, x


def _row(y: int, spans: list[tuple[float, float]]) -> Row:
    first = floor(min(begun for begun, _ in spans))
    covered = [0.0] * (ceil(max(end for _, end in spans)) - first + 1)
    for begun, end in spans:
        left, right = floor(begun), floor(end)
        if left == right:
            covered[left - first] += end - begun
            continue
        covered[left - first] += left + 1 - begun
        covered[right - first] += end - right
        for x in range(left + 1 - first, right - first):
            covered[x] += 1
    return y, first, bytes(min(255, round(much * 255 / FINER)) for much in covered)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
