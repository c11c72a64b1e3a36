"""Charts, drawn on the canvas that the client has anyway: lines over time, and bars that are made of parts."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.controls.named import picture
from companion.controls.text import muted, text
from companion.look.theme import GAP, Look

HEIGHT: Final = 170
PADDING: Final = 14
"""Of the card that a chart lies in."""
DASHES: Final[tuple[list[float] | None, ...]] = (None, [8, 4], [2, 4], [12, 4, 2, 4], [5, 5], [14, 6])
"""By seat, for those who don't see the colours."""
SHADES: Final = (1.0, 0.82, 0.66, 0.5, 0.36, 0.22)
"""Of parts of a bar, the first in full."""


class Line(NamedTuple):
    name: str
    colour: str
    edge: str
    """Drawn around it, so that it is seen on any background."""
    sign: ft.Control
    """What stands for it, beside its name."""
    points: Sequence[int]


class Bar(NamedTuple):
    name: str
    sign: ft.Control
    parts: Sequence[int]


def line_chart(look: Look, identifier: str, label: str, lines: Sequence[Line], borders: Sequence[int]) -> ft.Control:
    """One for each player, from the first point to the last, with borders in between; below it whose is which."""
    width, height = look.width - 2 * PADDING, HEIGHT * look.scale
    values = [value for line in lines for value in line.points]
    least, most, last = min(0, *values), max(1, *values), max(1, len(lines[0].points) - 1)

    def across(point: int) -> float:
        return width * point / last

    def down(value: int) -> float:
        return 4 + (height - 8) * (most - value) / (most - least)

    shapes: list[cv.Shape] = [_stroke([(0, down(0)), (width, down(0))], look.outline, 1)]
    shapes += [_stroke([(across(at), 0), (across(at), height)], look.muted, 1, [3, 3]) for at in borders]
    for seat, line in enumerate(lines):
        corners = [(across(point), down(value)) for point, value in enumerate(line.points)]
        dashes = DASHES[seat % len(DASHES)]
        shapes += [_stroke(corners, line.edge, 5, dashes), _stroke(corners, line.colour, 3, dashes)]
        shapes.append(cv.Circle(*corners[-1], radius=5, paint=ft.Paint(color=line.edge)))
        shapes.append(cv.Circle(*corners[-1], radius=4, paint=ft.Paint(color=line.colour)))
    drawn = cv.Canvas(width=width, height=height, shapes=shapes)
    whose = ft.Row([_whose(look, line, seat) for seat, line in enumerate(lines)], wrap=True, spacing=14, run_spacing=6)
    return picture(identifier, label, ft.Column([drawn, whose], spacing=GAP, tight=True))


def bar_chart(look: Look, identifier: str, label: str, parts: Sequence[str], bars: Sequence[Bar]) -> ft.Control:
    """A bar each, as long as what it is made of; below them what the shades are."""
    longest = max(1, *(sum(max(0, part) for part in bar.parts) for bar in bars))
    rows = [_bar(look, bar, longest) for bar in bars]
    keys = [_key(look, place, name) for place, name in enumerate(parts)]
    legend = ft.Row(keys, wrap=True, spacing=12, run_spacing=4)
    return picture(identifier, label, ft.Column([*rows, legend], spacing=GAP, tight=True))


def _stroke(
    corners: Sequence[tuple[float, float]], colour: str, width: float, dashes: list[float] | None = None
) -> cv.Shape:
    first, *others = corners
    paint = ft.Paint(color=colour, stroke_width=width, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=dashes)
    return cv.Path(elements=[cv.Path.MoveTo(*first), *(cv.Path.LineTo(x, y) for x, y in others)], paint=paint)


def _whose(look: Look, line: Line, seat: int) -> ft.Control:
    sample = cv.Canvas(
        width=30,
        height=12,
        shapes=[
            _stroke([(0, 6), (30, 6)], line.edge, 5, DASHES[seat % len(DASHES)]),
            _stroke([(0, 6), (30, 6)], line.colour, 3, DASHES[seat % len(DASHES)]),
        ],
    )
    words = [line.sign, text(look, line.name, 13), text(look, str(line.points[-1]), 13), sample]
    return ft.Row(words, spacing=6, tight=True)


def _bar(look: Look, bar: Bar, longest: int) -> ft.Control:
    width = look.width - 2 * PADDING - 44 * look.scale
    total = sum(max(0, part) for part in bar.parts)
    boxes: list[ft.Control] = [
        ft.Container(
            width=width * part / longest,
            height=18 * look.scale,
            bgcolor=ft.Colors.with_opacity(SHADES[place % len(SHADES)], look.text),
            border=ft.Border.all(0.5, look.card),
        )
        for place, part in enumerate(bar.parts)
        if part > 0
    ]
    whole = ft.Row(boxes, spacing=0, width=width * total / longest) if boxes else ft.Container()
    head = ft.Row([bar.sign, text(look, bar.name, 13), muted(look, str(sum(bar.parts)), 13)], spacing=6, tight=True)
    return ft.Column([head, whole], spacing=2, tight=True)


def _key(look: Look, place: int, name: str) -> ft.Control:
    shade = ft.Colors.with_opacity(SHADES[place % len(SHADES)], look.text)
    side = 12 * look.scale
    return ft.Row([ft.Container(width=side, height=side, bgcolor=shade), muted(look, name, 12)], spacing=4, tight=True)
