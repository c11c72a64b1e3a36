"""A game as a letter: its events packed into a few pages of digits, each short enough for one QR code.

Pages are read in any order, and nothing of them is trusted: each says what it is and has a checksum, and what they hold
together is weighed before it is unpacked. Digits, since a QR code packs them as tightly as bytes, and no browser or
camera changes them in an address.
"""

import json
import zlib
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from companion.sharing.columns import NotFolded, folded, unfolded
from rules.formats.json_text import parse_json
from rules.limits import LARGEST_FILE
from rules.problems import Refused

VERSION: Final = 1
MOST_PAGES: Final = 20
"""More codes nobody shows, nor reads."""
LONGEST_PAGE: Final = 4_000
"""Digits; the largest QR code there is holds more, and no phone reads it."""
HEAD, STAMP, CHECK = 3, 4, 4
"""Bytes: version, number and count; what the pages of one letter share; and the checksum of the page."""
AROUND: Final = HEAD + STAMP + CHECK
RAW: Final = -zlib.MAX_WBITS
"""Without zlib's own header and checksum: ours are there."""


class Fault(StrEnum):
    """Why a letter isn't read."""

    FOREIGN = "foreign"
    """It is none of ours."""
    DAMAGED = "damaged"
    NEWER = "newer"
    """It comes from a newer version of the app."""
    TOO_LARGE = "too_large"
    """It would unpack to more than any game has; or the game is too long for a letter."""


class BadLetter(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Page:
    stamp: bytes
    """What the pages of one letter share, and those of no other have."""
    number: int
    """From 0."""
    count: int
    content: bytes


@dataclass(frozen=True, slots=True)
class Collected:
    """The pages of a letter that were read so far, as they were read."""

    pages: tuple[str, ...] = ()

    def with_page(self, text: str) -> "Collected":
        """With one more, or `BadLetter`. One of another letter begins anew: nobody reads two at once."""
        new = page_in(text)
        others = [page for page in self.pages if page != text and _belongs(page_in(page), new)]
        return Collected((*others, text))

    @property
    def count(self) -> int:
        """How many pages the letter has."""
        return page_in(self.pages[0]).count if self.pages else 0

    @property
    def missing(self) -> tuple[int, ...]:
        """Which of them are still to be read."""
        read = {page_in(page).number for page in self.pages}
        return tuple(number for number in range(self.count) if number not in read)

    def letter(self) -> dict[str, Any]:
        """What it says, once nothing is missing, or `BadLetter`."""
        pages = sorted(map(page_in, self.pages), key=lambda page: page.number)
        body = b"".join(page.content for page in pages)
        if not pages or _stamp(body) != pages[0].stamp:
            raise BadLetter(Fault.DAMAGED)
        return unpacked(body)


def pages_of(letter: dict[str, Any], room: int) -> tuple[str, ...]:
    """The pages of a letter, none of them longer than this many digits; `BadLetter` if it would have too many."""
    body, most = packed(letter), bytes_in(room) - AROUND
    count = -(-len(body) // most) if most > 0 else MOST_PAGES + 1
    if count > MOST_PAGES:
        raise BadLetter(Fault.TOO_LARGE)
    each = -(-len(body) // count)
    return tuple(_page(_stamp(body), number, count, body[number * each :][:each]) for number in range(count))


def page_in(text: str) -> Page:
    """A page as it was read, or `BadLetter`."""
    if not (0 < len(text) <= LONGEST_PAGE and text.isascii() and text.isdigit()):
        raise BadLetter(Fault.FOREIGN)
    whole = int(text)
    content = whole.to_bytes((whole.bit_length() + 7) // 8, "big")
    inside, check = content[:-CHECK], content[-CHECK:]
    if len(inside) <= HEAD + STAMP or zlib.crc32(inside).to_bytes(CHECK, "big") != check:
        raise BadLetter(Fault.DAMAGED)
    version, number, count = inside[:HEAD]
    if version != VERSION:
        raise BadLetter(Fault.NEWER if version > VERSION else Fault.FOREIGN)
    if not 0 <= number < count <= MOST_PAGES:
        raise BadLetter(Fault.FOREIGN)
    return Page(inside[HEAD : HEAD + STAMP], number, count, inside[HEAD + STAMP :])


def packed(letter: dict[str, Any]) -> bytes:
    """A game file with its events in columns, and what goes with it."""
    game = letter["game"]
    slim = {**letter, "game": {**game, "events": folded(game["events"])}}
    text = json.dumps(slim, ensure_ascii=False, separators=(",", ":"))
    press = zlib.compressobj(9, zlib.DEFLATED, RAW, 9)
    return press.compress(text.encode()) + press.flush()


def unpacked(body: bytes) -> dict[str, Any]:
    """The letter again, or `BadLetter`; of one that would be too large no more is unpacked than shows it."""
    press = zlib.decompressobj(RAW)
    try:
        text = press.decompress(body, LARGEST_FILE + 1)
    except zlib.error:
        raise BadLetter(Fault.FOREIGN) from None
    if len(text) > LARGEST_FILE:
        raise BadLetter(Fault.TOO_LARGE)
    if not press.eof or press.unused_data:
        raise BadLetter(Fault.FOREIGN)
    try:
        letter = parse_json(text.decode())
        game = letter["game"]
        return {**letter, "game": {**game, "events": unfolded(game["events"], LARGEST_FILE)}}
    except (Refused, NotFolded, UnicodeDecodeError, TypeError, KeyError):
        raise BadLetter(Fault.FOREIGN) from None


def bytes_in(digits: int) -> int:
    """How many bytes so many digits hold, whatever they are."""
    largest: int = 10**digits
    return max(0, largest.bit_length() - 1) // 8


def _page(stamp: bytes, number: int, count: int, content: bytes) -> str:
    inside = bytes((VERSION, number, count)) + stamp + content
    return str(int.from_bytes(inside + zlib.crc32(inside).to_bytes(CHECK, "big"), "big"))


def _stamp(body: bytes) -> bytes:
    return sha256(body).digest()[:STAMP]


def _belongs(page: Page, new: Page) -> bool:
    """Whether a page is another one of the same letter."""
    return (page.stamp, page.count) == (new.stamp, new.count) and page.number != new.number
