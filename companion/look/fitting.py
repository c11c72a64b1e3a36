"""How wide words are, so that nothing is laid out in which one of them would break."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from companion.look.theme import GAP, Look
from companion.speech.typesetting import unbroken

WIDTHS: Final = {
    0.28: " !',-.:;I[]ijl|\u00a0·íłĺîïÍ",
    0.36: '"()`frt{}ľřŕť',
    0.45: "*/\\^°г",
    0.51: "<?_kvxyz«»ýžźżзтух",
    0.54: ">LcesčéěšśćęçèêëŁĽексэё",
    0.57: "$+0123456789=EFJabdghnpquáäňńúůüąàâñøåÉĚĘГЕабрчьяЁ",
    0.6: "STZoóôößõŠŚŤŽŹŻЗТвийлнопц",
    0.64: "#&BKPRVXYďŘÝБВРУХЬЯдъ",
    0.68: "ACDU–…ÁÄČĎÚŮÜĄĆАКСЭ",
    0.72: "GHNOQ~ŇŃÓÖИЙЛНОПЧ",
    0.8: "%w—ДФЦЪжмфы",
    0.9: "@MWmæМЫЮшщю",
    1.0: "œЖШЩ",
}
"""Of the bundled font, in parts of its size: rounded up to a few."""
OTHERWISE: Final = 0.7
BOLDER: Final = 1.04
WIDTH_OF: Final = {letter: width for width, letters in WIDTHS.items() for letter in letters}


@lru_cache(2048)
def width_of(words: str, size: float = 1.0, *, bold: bool = False) -> float:
    """How wide a line of these words is, a little more rather than less."""
    width = sum(WIDTH_OF.get(letter, OTHERWISE) for letter in words)
    return width * size * (BOLDER if bold else 1.0)


def longest_word(labels: Iterable[str], size: float = 1.0, *, bold: bool = False) -> float:
    """The width of the longest word, which no line may be narrower than. Hyphens let a line end."""
    words = (word for label in labels for word in label.replace("-", "- ").split(" "))
    return max((width_of(word, size, bold=bold) for word in words), default=0.0)


def lines_of(words: str, room: float, size: float = 1.0, *, bold: bool = False) -> int:
    """How many lines of this width words take, one more rather than less."""
    lines, taken = 1, 0.0
    for word in words.split(" "):
        width = width_of(word, size, bold=bold)
        if taken and taken + width > room:
            lines, taken = lines + 1, 0.0
        taken += width + width_of(" ", size, bold=bold)
    return lines


def shrunk(size: float, words: str, room: float, *, least: float = 0.7) -> float:
    """The size at which the longest word still fits, but no smaller than this part of it."""
    return _smaller(size, longest_word([words], size, bold=True), room, least)


def in_one_line(size: float, words: str, room: float, *, least: float = 0.7) -> float:
    """The size at which all of it stands in one line, but no smaller than this part of it."""
    return _smaller(size, width_of(words, size, bold=True), room, least)


def _smaller(size: float, needed: float, room: float, least: float) -> float:
    return size * max(least, min(1.0, room / needed)) if needed else size


def in_a_row(look: Look, labels: Sequence[str], most: int, *, size: float = 15, beside: float = 0) -> tuple[int, float]:
    """How many buttons with these labels stand side by side, as many as break no word, and the size of their words.

    `beside` is what stands in each beside its words. Text gives a little of its size for one column more, large text
    more of it for a second one.
    """
    word = longest_word((unbroken(label, look.language) for label in labels), size, bold=True)
    least = word * (LEAST if look.large else A_LITTLE)
    most = min(most, 2) if look.large else most
    beside = beside * look.scale + EDGES
    each = next((each for each in range(most, 1, -1) if cell(look.width, each) >= least * look.scale + beside), 1)
    there = (cell(look.width, each) - beside) / look.scale
    return each, size * min(1.0, there / word) if word else size


def beside(look: Look, labels: Sequence[str], size: float = 15) -> int:
    """One or two of these in a row, inside a card: two if each has room for all of its words in two lines."""
    room = 2 * (cell(look.width - EDGES, 2) - EDGES) * A_LITTLE
    return 1 if look.large or any(width_of(words, size, bold=True) * look.scale > room for words in labels) else 2


def cell(width: float, each: int, gap: float = GAP) -> float:
    """How wide each of so many cells beside each other is."""
    return (width - gap * (each - 1)) / each


LEAST, A_LITTLE = 0.7, 0.92
EDGES: Final = 20
"""What a button keeps free to either side of its words, in all."""
