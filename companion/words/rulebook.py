"""Where the printed books say a rule, in words."""

from collections.abc import Iterator
from typing import Final

from companion.words.rulings import EDITIONS
from companion.words.terms import listed
from rules.ethnos.rulebook import BookError, Rule
from rules.ethnos.vocabulary import Edition

PARTS: Final = {
    "S": "Set-up",
    "B": "Playing a band",
    "A": "The end of an Age",
    "F": "First player and the end of the game",
}
"""The parts of the rules, by the letter that their ids begin with."""


def where_text(rule: Rule) -> str:
    """The pages of all books, where they are the same, or book by book."""
    parts = []
    by_book = {edition: rule.pages(edition) for edition in Edition}
    if len(set(by_book.values())) > 1:
        parts.append("; ".join(_book_by_book(by_book)))
    elif by_book[Edition.EN]:
        parts.append(_pages(by_book[Edition.EN]).capitalize())
    if rule.ours:
        parts.append("In part our reading, where all books are silent" if parts else "Our reading: no book says it")
    return ". ".join(parts)


def error_text(error: BookError) -> str:
    return f"{EDITIONS[error.edition]} book, page {error.page}"


def _book_by_book(by_book: dict[Edition, tuple[int, ...]]) -> Iterator[str]:
    for pages in dict.fromkeys(by_book.values()):
        books = [EDITIONS[edition] for edition, its in by_book.items() if its == pages]
        yield f"{listed(books)} {_pages(pages)}"


def _pages(pages: tuple[int, ...]) -> str:
    return f"{'page' if len(pages) == 1 else 'pages'} {listed([str(page) for page in pages])}"
