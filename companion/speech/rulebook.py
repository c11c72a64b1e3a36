"""A rulebook of any game in our own words: what each rule says, where it is printed, and where the book errs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from companion.speech.language import say, say_many
from companion.speech.phrases import listed


class Rule(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def ours(self) -> bool: ...


class BookError(Protocol):
    @property
    def id(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Words that are marked, by the ids of rules and errors."""

    titles: Mapping[str, str]
    texts: Mapping[str, str]
    examples: Mapping[str, str]
    """A case in numbers, for rules that are clearer with one."""
    our_parts: Mapping[str, str]
    """What of a rule is our own reading; of a rule that isn't here all of it may be."""
    errors: Mapping[str, str]

    def title(self, id: str) -> str:
        return say(self.titles[id])

    def says(self, id: str) -> str:
        """A rule in plain words."""
        return say(self.texts[id])

    def example(self, id: str) -> str:
        """A case in numbers, or nothing."""
        return say(self.examples[id]) if id in self.examples else ""

    def our_reading(self, rule: Rule) -> str:
        """What of a rule is our reading, or nothing."""
        if not rule.ours:
            return ""
        return say(self.our_parts[rule.id]) if rule.id in self.our_parts else say("Our reading: no book says it")

    def error_says(self, error: BookError) -> str:
        """What is wrong there, and what is right."""
        return say(self.errors[error.id])


def pages_text(pages: tuple[int, ...]) -> str:
    """`page 9`, `pages 7 and 16`."""
    # Translators: {pages} is '9' or '7 and 16'
    return say_many("page {pages}", "pages {pages}", len(pages), pages=listed([str(page) for page in pages]))
