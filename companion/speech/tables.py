"""Tables as text, for a terminal or a file."""

import unicodedata
from collections.abc import Iterator, Sequence

from companion.speech.plain import plain

Table = Sequence[Sequence[str | int]]


def aligned(table: Table) -> Iterator[str]:
    """Columns as wide as their widest cell: numbers to the right, words to the left, headings as their column."""
    columns = list(zip(*table, strict=True))
    widths = [max(_width(_said(cell)) for cell in column) for column in columns]
    right = [any(isinstance(cell, int) for cell in column) for column in columns]
    for row in table:
        cells = []
        for cell, width, to_the_right in zip(row, widths, right, strict=True):
            said = _said(cell)
            gap = " " * (width - _width(said))
            cells.append(f"{gap}{said}" if to_the_right else f"{said}{gap}")
        yield "  ".join(cells).rstrip()


def _said(cell: str | int) -> str:
    """A cell is one line, whatever its text would do to a terminal."""
    return plain(cell) if isinstance(cell, str) else str(cell)


def _width(text: str) -> int:
    """The columns a text takes in a terminal: wide characters take two, combining ones none."""
    wide = sum(unicodedata.east_asian_width(character) in "WF" for character in text)
    return len(text) + wide - sum(map(bool, map(unicodedata.combining, text)))
