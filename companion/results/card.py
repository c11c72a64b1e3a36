"""The result card: who won, what everybody has and from where, and how it came to that; as wide as a phone shows it."""

from collections.abc import Iterator, Sequence
from typing import Final

from companion import NAME
from companion.controls.players import initials
from companion.look.theme import DARK, Paint
from companion.results.chat import heading
from companion.results.drawing.font import letters
from companion.results.drawing.shapes import Area, Drawing, Words, box, disc, line, star
from companion.shell.results import Result, Row
from companion.speech.phrases import figure

WIDTH: Final = 1080
EDGE: Final = 64
INSIDE: Final = WIDTH - 2 * EDGE
PLACE_HEIGHT: Final = 104
ROW_HEIGHT: Final = 58
RACE_HEIGHT: Final = 330
LABEL: Final = 300
MOMENTS: Final = 240
"""Points of a line that is drawn: more than can be seen."""

Marks = Iterator[Area | Words]


def result_card(result: Result) -> Drawing:
    """From top to bottom, each part as high as it needs to be."""
    marks: list[Area | Words] = []
    y = 0.0
    for part in (_head, _places, _table, _race, _foot):
        drawn, height = part(result, y)
        marks += drawn
        y += height
    return Drawing(WIDTH, round(y), DARK.background, tuple(marks))


Part = tuple[list[Area | Words], float]


def _head(result: Result, top: float) -> Part:
    font = letters()
    lines = font.wrapped(result.outcome, 46, INSIDE, 4)
    above = Words(EDGE, top + 104, font.fitted(heading(result), 36, INSIDE), 36, DARK.muted)
    marks = [Words(EDGE, top + 182 + 58 * place, line, 46, DARK.gain, bold=True) for place, line in enumerate(lines)]
    return [above, *marks], 182 + 58 * len(lines)


def _places(result: Result, top: float) -> Part:
    marks: list[Area | Words] = []
    signs = initials(tuple(seat.name for seat in result.seats))
    order = sorted(range(len(result.seats)), key=lambda number: result.seats[number].place)
    for row, number in enumerate(order):
        marks += _place(result, number, signs[number], top + PLACE_HEIGHT * row)
    return marks, PLACE_HEIGHT * len(order) + 30


def _place(result: Result, number: int, sign: str, top: float) -> Marks:
    """A card as wide as the picture: place, sign, name, what was played, and the points."""
    font, seat = letters(), result.seats[number]
    middle = top + (PLACE_HEIGHT - 12) / 2
    yield box(EDGE, top, INSIDE, PLACE_HEIGHT - 12, DARK.card)
    if seat.winner:
        yield box(EDGE, top, 8, PLACE_HEIGHT - 12, DARK.gain)
    ink = DARK.gain if seat.winner else DARK.text
    if result.over:
        yield _right(figure(seat.place), EDGE + 66, middle + 14, 40, DARK.muted)
    yield from _chip(EDGE + 122, middle, 32, seat.paint, sign)
    end = EDGE + INSIDE - 30.0
    if seat.score is not None:
        yield _right(figure(seat.score), end, middle + 20, 56, ink, bold=True)
        end -= font.width(figure(seat.score), 56) + 24
    if seat.winner:
        yield star(end - 24, middle, 26, DARK.gain)
        end -= 64
    left = EDGE + 176
    name = font.fitted(seat.name, 42, end - left)
    if seat.role:
        yield Words(left, middle - 2, name, 42, ink, bold=seat.winner)
        yield Words(left, middle + 34, font.fitted(seat.role, 28, end - left), 28, DARK.muted)
    else:
        yield Words(left, middle + 15, name, 42, ink, bold=seat.winner)


def _table(result: Result, top: float) -> Part:
    """Where it comes from, in the order of the seats."""
    font, marks = letters(), list[Area | Words]()
    rows = [row for row in result.sources(raced=False) if any(row.cells)]
    if not rows:
        return marks, 0
    rows += [result.total] if result.total else []
    cell = (INSIDE - LABEL) / len(result.seats)
    for number, sign in enumerate(initials(tuple(seat.name for seat in result.seats))):
        marks += _chip(EDGE + LABEL + cell * (number + 1) - 30, top + 26, 26, result.seats[number].paint, sign)
    for place, row in enumerate(rows, start=1):
        y, last = top + ROW_HEIGHT * place, row is result.total
        if last:
            marks.append(box(EDGE, y + 10, INSIDE, 3, DARK.outline))
        ink = DARK.text if last else DARK.muted
        marks.append(Words(EDGE, y + 52, font.fitted(row.label, 36, LABEL - 20), 36, ink, bold=last))
        marks += _cells(row, y + 52, cell, bold=last)
    return marks, ROW_HEIGHT * (len(rows) + 1) + 40


def _cells(row: Row, y: float, cell: float, *, bold: bool) -> Marks:
    for number, value in enumerate(row.cells):
        if value is not None:
            right = EDGE + LABEL + cell * (number + 1) - 10
            yield _right(figure(value), right, y, 36, DARK.text if value or bold else DARK.muted, bold=bold)


def _race(result: Result, top: float) -> Part:
    """A line for everybody, with the sign of the player at its end."""
    moments = _thinned(result.race)
    highest = max((max(moment) for moment in moments), default=0)
    if len(moments) < 2 or highest <= 0:
        return [], 0
    marks: list[Area | Words] = [Words(EDGE, top + 40, result.race_title, 32, DARK.muted)]
    left, right, high, low = EDGE + 70, EDGE + INSIDE - 80, top + 80, top + RACE_HEIGHT
    lowest = min(0, min(min(moment) for moment in moments))

    def at(place: int, value: int) -> tuple[float, float]:
        along = (right - left) * place / (len(moments) - 1)
        return left + along, low - (low - high) * (value - lowest) / (highest - lowest)

    for value in (0, highest):
        y = at(0, value)[1]
        marks += [box(left, y, right - left, 2, DARK.outline), _right(figure(value), left - 14, y + 11, 30, DARK.muted)]
    signs = initials(tuple(seat.name for seat in result.seats))
    ends = _apart([at(0, moments[-1][seat])[1] for seat in range(len(signs))], 44)
    for seat, (sign, end) in enumerate(zip(signs, ends, strict=True)):
        points = [at(place, moment[seat]) for place, moment in enumerate(moments)]
        paint = result.seats[seat].paint
        if paint.edge:
            marks.append(line(points, 10, paint.edge))
        marks.append(line(points, 5, paint.fill))
        marks += _chip(right + 34, end, 20, paint, sign)
    return marks, max(RACE_HEIGHT, max(ends) - top + 24) + 36


def _foot(result: Result, top: float) -> Part:
    return [_right(NAME, WIDTH - EDGE, top + 40, 28, DARK.muted)], 84


def _chip(x: float, y: float, radius: float, paint: Paint, sign: str) -> Marks:
    font, size = letters(), radius * (1.1 if len(sign) == 1 else 0.85)
    if paint.edge:
        yield disc(x, y, radius + 3, paint.edge)
    yield disc(x, y, radius, paint.fill)
    yield Words(x - font.width(sign, size) / 2, y + size * 0.36, sign, size, paint.ink, bold=True)


def _right(words: str, x: float, y: float, size: float, fill: str, *, bold: bool = False) -> Words:
    return Words(x - letters().width(words, size), y, words, size, fill, bold)


def _thinned(race: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Every so-manieth moment, and the last."""
    step = max(1, -(-len(race) // MOMENTS))
    return [*race[::step], *(race[-1:] if (len(race) - 1) % step else ())]


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """The same heights, moved so far apart that nothing covers anything."""
    moved, before = dict[int, float](), -least
    for seat in sorted(range(len(heights)), key=lambda seat: heights[seat]):
        before = max(heights[seat], before + least)
        moved[seat] = before
    return [moved[seat] for seat in range(len(heights))]
