"""What a drawing is made of. Lengths are pixels or points, from the left and from the top."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

Point = tuple[float, float]
ROUND: Final = 32
"""Corners of a disc."""


class Area(NamedTuple):
    """Everything inside of these outlines, which all turn the same way: what they have in common is filled once."""

    outlines: tuple[tuple[Point, ...], ...]
    fill: str


class Words(NamedTuple):
    x: float
    y: float
    """Of the line that the letters stand on."""
    text: str
    size: float
    fill: str
    bold: bool = False


class Drawing(NamedTuple):
    width: int
    height: int
    background: str
    marks: tuple[Area | Words, ...]


def box(x: float, y: float, width: float, height: float, fill: str) -> Area:
    return Area((((x, y), (x + width, y), (x + width, y + height), (x, y + height)),), fill)


def disc(x: float, y: float, radius: float, fill: str) -> Area:
    return Area((_around(x, y, radius, ROUND),), fill)


def star(x: float, y: float, radius: float, fill: str) -> Area:
    points = [(radius if corner % 2 == 0 else radius * 0.45, pi * corner / 5 - pi / 2) for corner in range(10)]
    return Area((tuple((x + far * cos(angle), y + far * sin(angle)) for far, angle in points),), fill)


def line(points: Sequence[Point], width: float, fill: str) -> Area:
    """Through all of the points, round where it turns."""
    return Area(tuple(_strokes(points, width / 2)), fill)


def _strokes(points: Sequence[Point], half: float) -> Iterator[tuple[Point, ...]]:
    for x, y in points:
        yield _around(x, y, half, 12)
    for (x, y), (to_x, to_y) in pairwise(points):
        length = hypot(to_x - x, to_y - y)
        if length:
            across, along = (to_y - y) / length * half, (to_x - x) / length * half
            yield (
                (x + across, y - along),
                (to_x + across, to_y - along),
                (to_x - across, to_y + along),
                (x - across, y + along),
            )


def _around(x: float, y: float, radius: float, corners: int) -> tuple[Point, ...]:
    angles = (2 * pi * corner / corners for corner in range(corners))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)
