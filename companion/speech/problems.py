"""What is wrong with a file of any game, as a clear sentence with its numbers; games add sentences of their own."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from companion.speech.language import mark, say, say_many
from rules.problems import FileCode, Problem


@dataclass(frozen=True, slots=True)
class Counting:
    """A sentence about a number of things, `{n}` in it; `fact` is the one that is this number."""

    fact: str
    forms: tuple[str, str]


Sentence = str | Counting
Reasons = Mapping[str, Sentence | tuple[Sentence, ...]]
"""By the reason of a problem: what is said, one sentence after the other."""
Sentences = Mapping[StrEnum, Reasons]

OF_FILES: Final[Sentences] = {
    FileCode.UNREADABLE: {
        # Translators: {why} is the reason as the system gives it.
        "file": mark("{file} can't be read: {why}."),
        "too_large": mark("This has more than {megabytes} MB, so it isn't read: no file of ours is as large."),
        "encoding": mark("This is not UTF-8 text, so it can't be read."),
    },
    FileCode.BAD_JSON: {
        "syntax": mark("From here on this is not JSON."),
        "too_deep": mark("This is nested too deeply to be one of our files."),
        "key_twice": mark('The key "{key}" stands twice in one object.'),
        "no_number": mark("{value} is not a number in JSON."),
    },
    FileCode.BAD_FORMAT: {
        # Translators: {expected} and {found} are values in a file, as they are written there.
        "": mark('The field "format" must be "{expected}", and it is {found}.'),
        "no_object": mark('The file must be one object with "format": "{expected}".'),
    },
    # Translators: {field} is always the name of a field in a file, {value} what stands there.
    FileCode.UNKNOWN_FIELD: {"": mark('There is no field "{field}" here.')},
    FileCode.MISSING_FIELD: {"": mark('The field "{field}" is missing.')},
    FileCode.BAD_VALUE: {
        "whole_number": mark('"{field}" must be a whole number, not {value}.'),
        "text": mark('"{field}" must be text, not {value}.'),
        "length": mark('"{field}" must have 1 to {most} characters, not {value}.'),
        "too_long": mark('"{field}" is too long: {most} characters at most, not {found}.'),
        "too_many": mark('"{field}" is too long: {most} entries at most, not {found}.'),
        "control_characters": mark('"{field}" must have no control characters.'),
        # Translators: true and false are written so in the file.
        "true_or_false": mark('"{field}" must be true or false, not {value}.'),
        "object": mark('"{field}" must be an object, not {value}.'),
        "list": mark('"{field}" must be a list, not {value}.'),
        "least": mark('"{field}" must be at least {ge}, not {value}.'),
        "most": mark('"{field}" must be at most {le}, not {value}.'),
        "one_of": mark('"{field}" must be one of these: {expected}; not {value}.'),
        "player_twice": mark('"{field}" names a player twice.'),
        "time": mark('"{field}" must be a time such as 2026-01-31T20:15:00Z, not {value}.'),
    },
}


def with_own(own: Sentences) -> Sentences:
    """The sentences about files, and a game's own, which may be about values that only its files have."""
    return {code: {**OF_FILES.get(code, {}), **own.get(code, {})} for code in (*OF_FILES, *own)}


def text_of(problem: Problem, sentences: Sentences, facts: Mapping[str, Any]) -> str | None:
    """The problem said with these sentences and facts; `None` if they don't know it."""
    # Codes of two games may be the same word, and then are equal: what counts is whose code it is.
    reasons: Reasons = next((said for code, said in sentences.items() if code is problem.code), {})
    said = reasons.get(problem.reason)
    if said is None:
        return None
    return " ".join(sentence_text(each, facts) for each in (said if isinstance(said, tuple) else (said,)))


def sentence_text(sentence: Sentence, facts: Mapping[str, Any]) -> str:
    if isinstance(sentence, str):
        return say(sentence, **facts)
    return say_many(*sentence.forms, facts[sentence.fact], **facts)
