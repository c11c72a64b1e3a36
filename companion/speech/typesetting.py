"""Spaces at which no line may end, for what screens show. Reports, labels and what is copied keep plain ones."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
REMEMBERED: Final = 4096

ONE_LETTER_WORDS: Final[Mapping[str, str]] = {"pl": "aiouwz", "cs": "aikosuvz", "ru": "авикосуя"}
"""By language: words that never end a line."""

LETTER: Final = r"[^\W\d_]"
CAPITAL: Final = "[A-ZĄĆČĎĘĚŁŃŇÓŘŚŠŤÚŮÝŹŻŽА-ЯЁ]"
SMALL: Final = rf"(?!{CAPITAL}){LETTER}"
"""A capital one begins another sentence."""
SHORT_WORD: Final = rf"(?<!\w){LETTER}{{1,12}}[.:]?"
UNCOUNTED: Final = rf"\d+(?:[–-]\d+)?(?:[,:;!?)…]|\.(?! {SMALL})|$| [·—–(])"
"""A number after which nothing comes that there are so many of."""

BELONGING: Final = (
    (rf"\b\d+ {LETTER}{{1,8}}", CAPITAL),  # in Polish a term may have two words: 3 punkty Chwały
    (rf"\b\d+(?:-{LETTER}+)?", LETTER),  # 3 markers, and in Russian the 3-й too
    (r"\b\d+\.", SMALL),  # as Poles and Czechs write: 3. marker
    (r"\b\d{1,3}", r"\d{3}\b"),  # 1 200
    (SHORT_WORD, UNCOUNTED),  # token 3; p. 13
    (r"\w", r"I{1,3}\b"),  # Age II
    (r"\S", "[—–·×]"),  # these begin no line
    ("×", r"\S"),  # nor does it end one
)
"""What stands before a space and after it."""


@lru_cache(REMEMBERED)
def unbroken(text: str, language: str) -> str:
    """The text with a space that holds together what belongs together."""
    return _belonging(language).sub(_held, text) if " " in text else text


@cache
def _belonging(language: str) -> re.Pattern[str]:
    """Everything that ends with a space at which no line may end. A Roman one is no word of one letter."""
    letters = ONE_LETTER_WORDS.get(language, "")
    words = [(rf"(?<!\w)[{letters}{letters.upper().replace('I', '')}]", r"\S")] if letters else []
    return re.compile("|".join(f"{before} (?={after})" for before, after in (*words, *BELONGING)))


def _held(found: re.Match[str]) -> str:
    return found[0].replace(" ", NO_BREAK)
