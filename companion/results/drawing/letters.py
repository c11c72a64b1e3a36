"""A TrueType font, as far as drawing needs it: which letters it has, how wide they are and what they look like."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from struct import unpack_from
from typing import Final

from companion.results.drawing.shapes import Point

STEPS: Final = 4
"""Straight pieces that stand for a curve."""
DOTS: Final = "…"
Outline = tuple[Point, ...]


class Letters:
    """Glyphs are known by their number in the font; 0 is drawn for what it lacks."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        tables = {
            bytes(content[at : at + 4]).decode(): unpack_from(">II", content, at + 8)[0]
            for at in range(12, 12 + 16 * unpack_from(">H", content, 4)[0], 16)
        }
        self._glyf, self._loca, self._hmtx = tables["glyf"], tables["loca"], tables["hmtx"]
        self.em: int = unpack_from(">H", content, tables["head"] + 18)[0]
        self.bounds: tuple[int, ...] = unpack_from(">4h", content, tables["head"] + 36)
        self._long: bool = unpack_from(">h", content, tables["head"] + 50)[0] == 1
        self.ascent, self.descent = unpack_from(">hh", content, tables["hhea"] + 4)
        self._widths: int = unpack_from(">H", content, tables["hhea"] + 34)[0]
        self.glyphs: Mapping[int, int] = dict(_characters(content, tables["cmap"]))
        self.outlines = lru_cache(1024)(self._outlines)

    def glyph(self, character: str) -> int:
        return self.glyphs.get(ord(character), 0)

    def advance(self, glyph: int) -> int:
        """In units of the font."""
        width: int = unpack_from(">H", self.content, self._hmtx + 4 * min(glyph, self._widths - 1))[0]
        return width

    def width(self, text: str, size: float) -> float:
        return sum(self.advance(self.glyph(character)) for character in text) * size / self.em

    def fitted(self, text: str, size: float, width: float) -> str:
        """As much of the text as there is room for."""
        if self.width(text, size) <= width:
            return text
        while text and self.width(text + DOTS, size) > width:
            text = text[:-1]
        return text.rstrip() + DOTS

    def wrapped(self, text: str, size: float, width: float, most: int) -> list[str]:
        """In lines of this width, of which the last is cut if there would be more."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if not lines[-1] or self.width(longer, size) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        if len(lines) > most:
            lines[most - 1 :] = [" ".join(lines[most - 1 :])]
        return [self.fitted(line, size, width) for line in lines]

    def _outlines(self, glyph: int) -> tuple[Outline, ...]:
        """In units of the font, upwards from the line that letters stand on."""
        step = 4 if self._long else 2
        at, end = unpack_from(">II" if self._long else ">HH", self.content, self._loca + step * glyph)
        if not self._long:
            at, end = at * 2, end * 2
        if at == end:
            return ()
        at += self._glyf
        contours: int = unpack_from(">h", self.content, at)[0]
        return tuple(self._parts(at + 10) if contours < 0 else self._simple(at + 10, contours))

    def _simple(self, at: int, contours: int) -> Iterator[Outline]:
        content = self.content
        ends = unpack_from(f">{contours}H", content, at)
        at += 2 * contours
        at += 2 + unpack_from(">H", content, at)[0]
        flags: list[int] = []
        while len(flags) <= ends[-1]:
            flags += [content[at]]
            at += 1
            if flags[-1] & 8:
                flags += [flags[-1]] * content[at]
                at += 1
        xs, at = self._along(at, flags, 2, 16)
        ys, _ = self._along(at, flags, 4, 32)
        points = [(x, y, bool(flag & 1)) for x, y, flag in zip(xs, ys, flags, strict=True)]
        for start, end in zip((0, *(end + 1 for end in ends)), ends, strict=False):
            yield tuple(_flat(points[start : end + 1]))

    def _along(self, at: int, flags: list[int], short: int, same: int) -> tuple[list[int], int]:
        """Where points are on one axis, and where the next thing begins."""
        places, place = [], 0
        for flag in flags:
            if flag & short:
                place += self.content[at] if flag & same else -self.content[at]
                at += 1
            elif not flag & same:
                place += unpack_from(">h", self.content, at)[0]
                at += 2
            places.append(place)
        return places, at

    def _parts(self, at: int) -> Iterator[Outline]:
        """A letter and its accent, each moved to its place; Roboto turns and stretches none."""
        more = True
        while more:
            flags, glyph = unpack_from(">HH", self.content, at)
            x, y = unpack_from(">hh" if flags & 1 else ">bb", self.content, at + 4)
            at += 8 if flags & 1 else 6
            at += 2 * (bool(flags & 8) + 2 * bool(flags & 0x40) + 4 * bool(flags & 0x80))
            for outline in self.outlines(glyph):
                yield tuple((left + x, up + y) for left, up in outline)
            more = bool(flags & 0x20)


def _flat(points: list[tuple[int, int, bool]]) -> Iterator[Point]:
    """A contour of lines and curves as lines alone. Between two points off it there is one on it, in the middle."""
    whole: list[tuple[float, float, bool]] = []
    for (x, y, on), (next_x, next_y, next_on) in zip(points, points[1:] + points[:1], strict=True):
        whole.append((x, y, on))
        if not on and not next_on:
            whole.append(((x + next_x) / 2, (y + next_y) / 2, True))
    first = next(place for place, point in enumerate(whole) if point[2])
    whole = [*whole[first:], *whole[:first], whole[first]]
    for before, point, after in zip([whole[0], *whole], whole, [*whole[1:], whole[-1]], strict=False):
        if point[2]:
            yield point[:2]
            continue
        for step in range(1, STEPS):
            part = step / STEPS
            one, both, other = (1 - part) ** 2, 2 * part * (1 - part), part**2
            yield (
                one * before[0] + both * point[0] + other * after[0],
                one * before[1] + both * point[1] + other * after[1],
            )


def _characters(content: bytes, cmap: int) -> Iterator[tuple[int, int]]:
    """The glyph of each character, by the table that every font has for those of the first plane."""
    for number in range(unpack_from(">H", content, cmap + 2)[0]):
        at = cmap + unpack_from(">I", content, cmap + 8 + 8 * number)[0]
        if unpack_from(">H", content, at)[0] != 4:
            continue
        segments: int = unpack_from(">H", content, at + 6)[0] // 2
        ends = unpack_from(f">{segments}H", content, at + 14)
        at += 16 + 2 * segments
        firsts = unpack_from(f">{segments}H", content, at)
        deltas = unpack_from(f">{segments}h", content, at + 2 * segments)
        for segment, (first, last, delta) in enumerate(zip(firsts, ends, deltas, strict=True)):
            place = at + 4 * segments + 2 * segment
            offset = unpack_from(">H", content, place)[0]
            for code in range(first, min(last, 0xFFFE) + 1):
                glyph = code if not offset else unpack_from(">H", content, place + offset + 2 * (code - first))[0]
                if glyph or not offset:
                    yield code, (glyph + delta) % 0x10000
        return
