"""An explanation of any game in words: what it is about, the facts, what they come from, rulings and rules."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from companion.speech.language import mark

NO_SUCH_QUESTION: Final = mark("There is nothing to explain here any more: the game has changed since.")


class Account(NamedTuple):
    """Sentences under what they are about: things that are added up, or what made it so."""

    heading: str
    sentences: tuple[str, ...]


class RuleTold(NamedTuple):
    id: str
    title: str
    says: str
    where: str
    """The page of the edition that is played with."""


class RulingTold(NamedTuple):
    name: str
    title: str
    reason: str
    """What the books say."""
    in_force: str
    otherwise: tuple[str, ...]
    """What every other option would give."""
    rules: tuple[str, ...]
    """That it belongs to, by their ids."""


class Told(NamedTuple):
    """All of an explanation."""

    title: str
    facts: Sequence[str]
    """The answer in a few sentences."""
    accounts: Sequence[Account]
    rulings: Sequence[RulingTold]
    rules: Sequence[RuleTold]
    when: str = ""
    context: str = ""
    """The same with who plays, for those who weren't there."""


def told_text(told: Told) -> str:
    """All of it as plain text, to be pasted into a chat."""
    blocks = [_lines(filter(None, (told.title, told.context))), _lines(told.facts)]
    blocks += [_lines((heading, *sentences)) for heading, sentences in told.accounts]
    blocks += [_lines((each.title, each.reason, each.in_force, *each.otherwise)) for each in told.rulings]
    blocks += [_lines((f"{rule.title} ({rule.id})", rule.says, rule.where)) for rule in told.rules]
    return "\n\n".join(blocks)


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
