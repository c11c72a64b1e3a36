"""Small phrases that sentences of any game are made of."""

from collections.abc import Sequence
from datetime import datetime

from companion.speech.language import mark, say


def ordinal(number: int) -> str:
    """`3rd`."""
    if number % 100 in (11, 12, 13):
        return say("{number}th", number=number)
    endings = {1: mark("{number}st"), 2: mark("{number}nd"), 3: mark("{number}rd")}
    return say(endings.get(number % 10, mark("{number}th")), number=number)


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return words[0] if len(words) == 1 else say("{words} and {last}", words=", ".join(words[:-1]), last=words[-1])


def added(numbers: Sequence[int]) -> str:
    """`9`, `3 + 6 = 9`, or `3 - 1 = 2`."""
    terms = " + ".join(map(str, numbers)).replace("+ -", "- ")
    return terms if len(numbers) == 1 else f"{terms} = {sum(numbers)}"


def grouped(number: int) -> str:
    """`1,200`."""
    thousands, rest = divmod(number, 1000)
    # Translators: a large number: {thousands} is "1", {rest} is "200"
    return say("{thousands},{rest}", thousands=grouped(thousands), rest=f"{rest:03}") if thousands else str(rest)


def time_of_day(at: str) -> str:
    """`20:15`, where the reader is."""
    return f"{datetime.fromisoformat(at).astimezone():%H:%M}"
