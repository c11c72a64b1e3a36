"""The rules in plain words as a page of the documentation, in Markdown."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from companion.speech.rulebook import Rulebook

R = TypeVar("R", bound=Any)


def chapter(heading: str, lines: Iterable[str]) -> Iterator[str]:
    yield from (f"## {heading}", "")
    yield from lines
    yield ""


def rule_chapters(
    book: Rulebook, parts: Mapping[str, str], rules: Iterable[R], part_of: Callable[[R], str], where: Callable[[R], str]
) -> Iterator[str]:
    """A chapter for each part of the rules, by its letter, with every rule in it and where that is printed."""
    by_part = {letter: [rule for rule in rules if part_of(rule) == letter] for letter in parts}
    for letter, title in parts.items():
        yield from chapter(title, (_rule(book, rule.id, where(rule)) for rule in by_part[letter]))


def _rule(book: Rulebook, id: str, where: str) -> str:
    words = " ".join(filter(None, (book.says(id), book.example(id), where)))
    return f"- **{id} {book.title(id)}.** {words}"
