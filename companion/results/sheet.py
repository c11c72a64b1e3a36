"""A score sheet on one page of A4: filled in, as far as a game has come, or empty, to be printed and written on."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from companion.results.chat import heading
from companion.results.drawing.font import letters
from companion.results.drawing.shapes import Area, Drawing, Words, box, star
from companion.shell.results import Result
from companion.speech.language import say
from companion.speech.phrases import figure

WIDTH, HEIGHT = 595, 842
EDGE: Final = 36
LABEL: Final = 118
NAMES: Final = 44
"""How high the names stand above their columns: up to three lines."""
HIGHEST_ROW: Final = 25
INK, FAINT, TINT = "#111111", "#666666", "#ECEAE2"

Marks = Iterator[Area | Words]


class Line(NamedTuple):
    label: str
    cells: tuple[int | None, ...]
    heading: bool = False
    total: bool = False


def score_sheet(result: Result) -> Drawing:
    marks = [*_head(result)]
    top = 84.0 + (34 if result.outcome else 0)
    lines = list(_lines(result))
    height = min(HIGHEST_ROW, (HEIGHT - EDGE - top - NAMES) / max(1, len(lines)))
    marks += _names(result, top)
    for place, line in enumerate(lines):
        marks += _line(result, line, top + NAMES + height * place, height)
    bottom = top + NAMES + height * len(lines)
    marks += _columns(result, top, bottom)
    return Drawing(WIDTH, HEIGHT, "#FFFFFF", tuple(marks))


def _lines(result: Result) -> Iterator[Line]:
    for group in result.groups:
        yield Line(group.label, group.total or (), heading=True)
        yield from (Line(row.label, row.cells) for row in group.rows)
    if result.total:
        yield Line(result.total.label, result.total.cells, total=True)


def _head(result: Result) -> Marks:
    font, inside = letters(), WIDTH - 2 * EDGE
    # Translators: the heading of a page; {game} is the name of a game
    yield Words(EDGE, 58, say("{game}: score sheet", game=result.title), 20, INK, bold=True)
    if not result.id:
        date = say("Date:")
        yield Words(WIDTH - EDGE - 150, 58, date, 11, FAINT)
        yield box(WIDTH - EDGE - 146 + font.width(date, 11), 59, 142 - font.width(date, 11), 0.6, FAINT)
        return
    yield Words(EDGE, 78, font.fitted(heading(result), 11, inside), 11, FAINT)
    for place, line in enumerate(font.wrapped(result.outcome, 11, inside, 2)):
        yield Words(EDGE, 95 + 14 * place, line, 11, INK, bold=True)


def _names(result: Result, top: float) -> Marks:
    """Above the columns, or on lines to write on."""
    font, cell = letters(), _cell(result)
    for number, seat in enumerate(result.seats):
        left = EDGE + LABEL + cell * number
        if not seat.name:
            continue
        lines = font.wrapped(seat.name, 9.5, cell - 8, 2)
        if seat.role:
            lines.append(font.fitted(seat.role, 9.5, cell - 8))
        for place, line in enumerate(reversed(lines)):
            faint = bool(seat.role) and place == 0
            y = top + NAMES - 6 - 12 * place
            yield Words(left + 5, y, line, 9.5, FAINT if faint else INK, bold=seat.winner and not faint)
        if seat.winner:
            yield star(left + cell - 9, top + 8, 6, INK)


def _line(result: Result, line: Line, top: float, height: float) -> Marks:
    font, cell, bold = letters(), _cell(result), line.heading or line.total
    size = min(11.0, height * 0.6)
    base = top + height / 2 + size * 0.36
    if bold:
        yield box(EDGE, top, LABEL + cell * len(result.seats), height, TINT)
    yield box(EDGE, top, LABEL + cell * len(result.seats), 1.2 if bold else 0.5, INK if bold else FAINT)
    left = EDGE + (4 if bold else 10)
    yield Words(left, base, font.fitted(line.label, size, LABEL - (left - EDGE) - 4), size, INK, bold=bold)
    for number, value in enumerate(line.cells):
        if value is not None:
            words = figure(value)
            x = EDGE + LABEL + cell * (number + 1) - 8 - font.width(words, size)
            yield Words(x, base, words, size, INK, bold=bold)


def _columns(result: Result, top: float, bottom: float) -> Marks:
    cell, count = _cell(result), len(result.seats)
    for number in range(count + 1):
        yield box(EDGE + LABEL + cell * number, top, 0.5, bottom - top, FAINT)
    yield box(EDGE, top + NAMES, 0.5, bottom - top - NAMES, FAINT)
    yield box(EDGE + LABEL, top, cell * count, 0.5, FAINT)
    yield box(EDGE, bottom, LABEL + cell * count, 1.2, INK)


def _cell(result: Result) -> float:
    """A column is as wide as six of them leave room for, or a little wider."""
    return min(100.0, (WIDTH - 2 * EDGE - LABEL) / len(result.seats))
