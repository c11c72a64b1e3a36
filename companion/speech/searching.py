"""Searching the rules while somebody types: without regard to case or accents, the best first."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from companion.speech.language import say

WITHOUT_MARKS: Final = str.maketrans("łø’", "lo'", "-\N{SOFT HYPHEN}")
"""Letters that Unicode doesn't take apart, and what stands inside of words: `setup` finds `set-up`."""


class Entry(NamedTuple):
    """Something that can be found."""

    identifier: str
    path: str
    id: str
    title: str
    text: str
    also: str = ""
    """Other words that it is known by; nobody sees them."""


class Section(NamedTuple):
    """A chapter of what can be looked up, in words that are marked."""

    id: str
    title: str
    says: str
    """What is found in it."""


def chapters(sections: Iterable[Section], path: Callable[[str], str]) -> Iterator[Entry]:
    """Sections as they are found, in the reader's language; `path` leads to each by its id."""
    for section in sections:
        yield Entry(f"rules-{section.id}", path(section.id), "", say(section.title), say(section.says))


def found(entries: Iterable[Entry], sought: str) -> list[Entry]:
    """The entries in which all words that are sought occur; of equally good ones the earlier comes first."""
    words = plain(sought).split()
    ranked = [(min(ranks), sum(ranks), entry) for entry in entries if (ranks := [_rank(entry, word) for word in words])]
    return [entry for worst, total, entry in sorted(ranked, key=lambda each: -each[1]) if worst]


@lru_cache(maxsize=2048)
def plain(text: str) -> str:
    """Small letters without their accents: `grą` and `GRA` are both `gra`."""
    apart = normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not combining(letter)).translate(WITHOUT_MARKS)


def _rank(entry: Entry, word: str) -> int:
    """How well a word fits: the id, then the title, other names, the text; 0 if it doesn't occur."""
    id, title, also, text = map(plain, (entry.id, entry.title, entry.also, entry.text))
    ranks = (
        (word == id, 100),
        (word == title, 70),
        (id.startswith(word), 60),
        (_begins_word(title, word), 40),
        (word in title, 30),
        (_begins_word(also, word), 20),
        (_begins_word(text, word), 10),
        (word in text, 5),
    )
    return next((rank for fits, rank in ranks if fits), 0)


def _begins_word(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None
