"""Text for a terminal or a log: it can come from anybody, and some characters do more than stand there."""

import re
from typing import Final

_ACTING: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # controls: a terminal obeys them, and a line feed forges a line
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # what turns the direction of writing round
    "\u2028\u2029"  # ends of lines and paragraphs, to some
    "\ud800-\udfff]"  # halves of characters, which can't be written
)


def plain(text: str, keep: str = "") -> str:
    """The text with each of these characters as its backslash escape, `\\x1b`, but for those to `keep`."""
    return _ACTING.sub(lambda found: found[0] if found[0] in keep else _escaped(found[0]), text)


def _escaped(character: str) -> str:
    return f"\\x{ord(character):02x}" if ord(character) < 0x100 else f"\\u{ord(character):04x}"
