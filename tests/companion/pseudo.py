"""A language that nobody speaks: everything that goes through the catalogues stands in brackets, the rest doesn't."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from gettext import NullTranslations

import flet as ft
import pytest

from companion.speech import language
from tests.companion.headless import App

SAID = re.compile(r"⟦[^⟦⟧]*⟧")
WORD = re.compile(r"\w*[^\W\d_]\w*")


class Bracketed(NullTranslations):
    """English between brackets, with the name of the language that was asked for before them if there is one."""

    def __init__(self, spoken: str = "") -> None:
        super().__init__()
        self.spoken = spoken

    def gettext(self, message: str) -> str:
        return f"{self.spoken}⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


def speak_in_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    brackets = Bracketed()
    monkeypatch.setattr(language, "_catalogue_of", lambda spoken: brackets)


def speak_named_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message stands after the name of the language that it is said in."""
    monkeypatch.setattr(language, "_catalogue_of", cache(Bracketed))


def strays(seen: Iterable[str], known: set[str]) -> list[str]:
    """What is shown or spoken with words that are neither said nor known."""
    return [words for words in seen if not known.issuperset(WORD.findall(unsaid(words)))]


def unsaid(words: str) -> str:
    """What is left without everything that was said, messages in messages too."""
    while SAID.search(words):
        words = SAID.sub(" ", words)
    return words


def shown(app: App) -> Iterator[str]:
    """Everything that a person reads or hears."""
    for control in app.controls():
        match control:
            case ft.Text():
                yield control.value or ""
            case ft.Semantics():
                yield control.label or ""
            case ft.TextField():
                yield str(control.hint_text or "")
        tooltip = getattr(control, "tooltip", None) or ""
        yield str(tooltip.message if isinstance(tooltip, ft.Tooltip) else tooltip)
