"""What the app says, in the reader's language.

Words that a person reads go through `say`, whose English is the key of the catalogues in `companion/speech/locale`.
`make messages` gathers them from the code into the catalogues, and compiles these.
"""

import gettext
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVarTuple

Facts = TypeVarTuple("Facts")

REMEMBERED: Final = 16_384
"""Phrases of a kind."""

ENGLISH: Final = "en"
LANGUAGES: Final[Mapping[str, str]] = {"en": "English", "pl": "Polski", "cs": "Čeština", "ru": "Русский"}
"""Every language by its own name; each but English has a folder of `CATALOGUES`."""
CATALOGUES: Final = Path(__file__).parent / "locale"


_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Until the end of the block everything is said in this language."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def language() -> str:
    """The language that is being spoken."""
    return _spoken.get()


def say(message: str, /, **facts: Any) -> str:
    """The message in the reader's language, with the facts in their places."""
    return _catalogue().gettext(message).format(**facts)


def say_many(one: str, many: str, n: int, /, **facts: Any) -> str:
    """A message about `n` things, in the form that the language has for this number."""
    return _catalogue().ngettext(one, many, n).format(n=n, **facts)


def say_as(meaning: str, message: str, /, **facts: Any) -> str:
    """A message whose English has several meanings."""
    return _catalogue().pgettext(meaning, message).format(**facts)


def phrase(words: Callable[[*Facts], str]) -> Callable[[*Facts], str]:
    """Remembers what was said, in every language by itself: names and small numbers come again and again."""

    @lru_cache(REMEMBERED)
    def remembered(catalogue: gettext.NullTranslations, *facts: *Facts) -> str:
        return words(*facts)

    @wraps(words)
    def said(*facts: *Facts) -> str:
        return remembered(_catalogue_of(_spoken.get()), *facts)

    return said


def mark(message: str) -> str:
    """A message that stands in a constant, and is said later."""
    return message


def mark_as(meaning: str, message: str) -> tuple[str, str]:
    """The same for one whose English has several meanings: `say_as(*marked)`."""
    return meaning, message


def mark_many(one: str, many: str) -> tuple[str, str]:
    """The forms of a message about a number of things, to be said later."""
    return one, many


def language_of(tags: Iterable[str | None]) -> str:
    """The first of these that we speak, such as `pl-PL`; English if there is none."""
    for tag in tags:
        code = (tag or "").replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return ENGLISH


def language_of_terminal(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the command line is set to, by the variables that `gettext` looks at."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable)
        if value:
            return language_of(part.split(".")[0] for part in value.split(":"))
    return ENGLISH


def _catalogue() -> gettext.NullTranslations:
    return _catalogue_of(_spoken.get())


@cache
def _catalogue_of(language: str) -> gettext.NullTranslations:
    if language == ENGLISH:
        return gettext.NullTranslations()
    return gettext.translation("companion", CATALOGUES, [language])
