"""Charts, drawn on the canvas that the client has anyway: lines over time, and bars that are made of parts."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Final, NamedTuple

import flet as ft
import flet.canvas as cv

from companion.controls.buttons import card
from companion.controls.named import picture
from companion.controls.text import muted, strong, text
from companion.look.fitting import width_of
from companion.look.theme import GAP, Look
from companion.speech.phrases import clock_heading, clock_text, duration
from rules.clock import Clock

HEIGHT: Final = 190
PADDING: Final = 14
"""Of the card that a chart lies in."""
MOST_LINES: Final = 4
"""Lines across, besides that of nothing."""
DASHES: Final[tuple[list[float] | None, ...]] = (None, [8, 4], [2, 4], [12, 4, 2, 4], [5, 5], [14, 6])
"""By seat, for those who don't see the colours."""
SHADES: Final = (1.0, 0.34, 0.64, 0.22, 0.8, 0.12)
"""Of parts of a bar, dark and light in turn, so that neighbours are told from each other."""
DARK_HALF: Final = 0.5
SMALL: Final = 11


class Line(NamedTuple):
    name: str
    colour: str
    edge: str
    """Drawn around it, so that it is seen on any background."""
    sign: ft.Control
    """What stands for it, beside its name."""
    points: Sequence[int]


class Border(NamedTuple):
    point: int
    name: str
    """Of what ends here."""


class Bar(NamedTuple):
    name: str
    parts: Sequence[int]


class Bars(NamedTuple):
    """Of one player."""

    name: str
    sign: ft.Control
    bars: Sequence[Bar]


def line_chart(look: Look, identifier: str, label: str, lines: Sequence[Line], borders: Sequence[Border]) -> ft.Control:
    """One for each player, from the first point to the last, with borders in between; below it whose is which."""
    width, height = look.width - 2 * PADDING, HEIGHT * look.scale
    values = [value for line in lines for value in line.points]
    least, most, last = min(0, *values), max(1, *values), max(1, len(lines[0].points) - 1)
    left, top = width_of(str(most), SMALL) * look.scale + 8, 18 * look.scale

    def across(point: int) -> float:
        return left + (width - left - 6) * point / last

    def down(value: int) -> float:
        return top + (height - top - 6) * (most - value) / (most - least)

    shapes: list[cv.Shape] = []
    for value in _heights(most):
        shapes.append(_stroke([(left, down(value)), (width, down(value))], look.outline, 1))
        shapes.append(_words(look, left - 5, down(value), str(value), ft.Alignment.CENTER_RIGHT))
    for border in borders:
        x = across(border.point)
        shapes.append(_stroke([(x, 0), (x, height)], look.muted, 1, [3, 3]))
        shapes.append(_words(look, x - 4, 0, border.name, ft.Alignment.TOP_RIGHT))
    for seat, line in enumerate(lines):
        corners = [(across(point), down(value)) for point, value in enumerate(line.points)]
        shapes += _traced(corners, line, seat)
        shapes.append(cv.Circle(*corners[-1], radius=5, paint=ft.Paint(color=line.edge)))
        shapes.append(cv.Circle(*corners[-1], radius=4, paint=ft.Paint(color=line.colour)))
    drawn = cv.Canvas(width=width, height=height, shapes=shapes)
    whose = ft.Row([_whose(look, line, seat) for seat, line in enumerate(lines)], wrap=True, spacing=14, run_spacing=6)
    return picture(identifier, label, ft.Column([drawn, whose], spacing=GAP, tight=True))


def bar_chart(
    look: Look,
    identifier: str,
    label: str,
    parts: Sequence[str],
    groups: Sequence[Bars],
    written: Callable[[int], str] = str,
) -> ft.Control:
    """For each player a bar or several, as long as what they are made of; below them what the shades are.

    Where there is but one sort of part, it needs no name.
    """
    longest = max(1, *(_whole(bar) for group in groups for bar in group.bars))
    label_width = max(width_of(bar.name, 13) for group in groups for bar in group.bars) * look.scale + 4
    number_width = max(width_of(written(sum(bar.parts)), 13, bold=True) for group in groups for bar in group.bars)
    width = look.width - 2 * PADDING - label_width - (number_width + 14) * look.scale
    rows: list[ft.Control] = []
    for group in groups:
        head: list[ft.Control] = [group.sign, text(look, group.name, 13)]
        if len(group.bars) > 1:
            head.append(muted(look, written(sum(sum(bar.parts) for bar in group.bars)), 13))
        rows.append(ft.Row(head, spacing=6, tight=True))
        rows += [_bar(look, bar, label_width, width / longest, written) for bar in group.bars]
    if len(parts) <= 1:
        return picture(identifier, label, ft.Column(rows, spacing=4, tight=True))
    legend = ft.Row([_key(look, place, name) for place, name in enumerate(parts)], wrap=True, spacing=12, run_spacing=4)
    rows.append(ft.Container(legend, padding=ft.Padding(top=GAP)))
    return picture(identifier, label, ft.Column(rows, spacing=4, tight=True))


def clock_chart(look: Look, names: Sequence[str], signs: Sequence[ft.Control], taken: Clock) -> Iterator[ft.Control]:
    """How long a game took without its pauses, and everybody in it; nothing where nobody knows."""
    if not taken.seconds:
        return
    yield ft.Semantics(header=True, content=strong(look, clock_heading(taken.seconds), 17))
    bars = [
        Bars(name, sign, [Bar("", [seconds])]) for name, sign, seconds in zip(names, signs, taken.by_seat, strict=True)
    ]
    label = clock_text(names, taken.seconds, taken.by_seat)
    yield card(look, [bar_chart(look, "clock", label, (), bars, duration)])


def _heights(most: int) -> Iterator[int]:
    """Round numbers, a few of them, beginning with none."""
    steps = (digit * 10**power for power in count() for digit in (1, 2, 5))
    step = next(step for step in steps if most // step <= MOST_LINES)
    yield from range(0, most + 1, step)


def _words(look: Look, x: float, y: float, words: str, alignment: ft.Alignment) -> cv.Shape:
    style = ft.TextStyle(size=SMALL * look.scale, color=look.muted)
    return cv.Text(x, y, words, style=style, alignment=alignment)


def _stroke(
    corners: Sequence[tuple[float, float]], colour: str, width: float, dashes: list[float] | None = None
) -> cv.Shape:
    first, *others = corners
    paint = ft.Paint(color=colour, stroke_width=width, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=dashes)
    return cv.Path(elements=[cv.Path.MoveTo(*first), *(cv.Path.LineTo(x, y) for x, y in others)], paint=paint)


def _traced(corners: Sequence[tuple[float, float]], line: Line, seat: int) -> list[cv.Shape]:
    dashes = DASHES[seat % len(DASHES)]
    return [_stroke(corners, line.edge, 5, dashes), _stroke(corners, line.colour, 3, dashes)]


def _whose(look: Look, line: Line, seat: int) -> ft.Control:
    sample = cv.Canvas(width=30, height=12, shapes=_traced([(0, 6), (30, 6)], line, seat))
    words = [line.sign, text(look, line.name, 13), text(look, str(line.points[-1]), 13), sample]
    return ft.Row(words, spacing=6, tight=True)


def _whole(bar: Bar) -> int:
    """How long it is: what is taken away has no length."""
    return sum(max(0, part) for part in bar.parts)


def _bar(look: Look, bar: Bar, label_width: float, each: float, written: Callable[[int], str]) -> ft.Control:
    several = len(bar.parts) > 1
    boxes: list[ft.Control] = [
        _part(look, place, str(part) if several else "", each * part)
        for place, part in enumerate(bar.parts)
        if part > 0
    ]
    whole = ft.Row(boxes, spacing=0, width=each * _whole(bar)) if boxes else ft.Container()
    name = ft.Container(muted(look, bar.name, 13), width=label_width)
    return ft.Row([name, whole, strong(look, written(sum(bar.parts)), 13)], spacing=6, tight=True)


def _part(look: Look, place: int, number: str, width: float) -> ft.Control:
    """With its number in it, where there is room."""
    shade = SHADES[place % len(SHADES)]
    fits = number and width > width_of(number, SMALL) * look.scale + 4
    ink = look.card if shade > DARK_HALF else look.text
    return ft.Container(
        text(look, number, SMALL, color=ink, no_wrap=True) if fits else None,
        width=width,
        height=18 * look.scale,
        bgcolor=ft.Colors.with_opacity(shade, look.text),
        border=ft.Border.all(0.5, look.card),
        alignment=ft.Alignment.CENTER,
    )


def _key(look: Look, place: int, name: str) -> ft.Control:
    shade = ft.Colors.with_opacity(SHADES[place % len(SHADES)], look.text)
    side = 12 * look.scale
    square = ft.Container(width=side, height=side, bgcolor=shade, border=ft.Border.all(0.5, look.muted))
    return ft.Row([square, muted(look, name, 12)], spacing=4, tight=True)
