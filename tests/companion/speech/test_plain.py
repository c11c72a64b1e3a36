import sys
import unicodedata

import pytest

from companion.speech.plain import plain


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Mara wins.", "Mara wins."),
        ("\x1b[2J", "\\x1b[2J"),
        ("a\nAlexis wins.", "a\\x0aAlexis wins."),
        ("\x9b31m", "\\x9b31m"),
        ("\u202eevil\u2069", "\\u202eevil\\u2069"),
        ("\u061c\u200e\u200f", "\\u061c\\u200e\\u200f"),
        ("\u2028\u2029", "\\u2028\\u2029"),
        ("\ud800", "\\ud800"),
        ("Łucja, Žofie, Фёдор, 🐉, שרה", "Łucja, Žofie, Фёдор, 🐉, שרה"),
    ],
)
def test_what_acts_is_escaped_and_the_rest_stands(text: str, said: str) -> None:
    assert plain(text) == said


def test_what_is_one_s_own_can_be_kept() -> None:
    assert plain("one\ttwo\nthree\x1b", keep="\n\t") == "one\ttwo\nthree\\x1b"


def test_every_control_and_half_of_a_character_is_escaped() -> None:
    acting = [chr(point) for point in range(sys.maxunicode + 1) if unicodedata.category(chr(point)) in ("Cc", "Cs")]
    assert len(acting) == 65 + 2048
    assert plain("".join(acting)).isprintable()
