"""Small phrases that sentences of any game are made of."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from companion.speech.language import mark, say

MINUS: Final = "\N{MINUS SIGN}"
EN_DASH: Final = "\N{EN DASH}"


def ordinal(number: int) -> str:
    """`3rd`."""
    if number % 100 in (11, 12, 13):
        return say("{number}th", number=number)
    endings = {1: mark("{number}st"), 2: mark("{number}nd"), 3: mark("{number}rd")}
    return say(endings.get(number % 10, mark("{number}th")), number=number)


def listed(words: Sequence[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    return words[0] if len(words) == 1 else say("{words} and {last}", words=", ".join(words[:-1]), last=words[-1])


def headed(heading: str, words: object) -> str:
    """`Rhea: 3 markers`."""
    # Translators: what is said of something, after its name: "Rhea: 3 markers", "Mara: first place, 4 Glory"
    return say("{heading}: {words}", heading=heading, words=words)


def numbered(name: str, number: object) -> str:
    """`Roderick 3`, for lists of such."""
    # Translators: stands in a list: "Roderick 3, Alexis 1", "Kingdoms 8 + Bands 3"
    return say("{name} {number}", name=name, number=figure(number) if isinstance(number, int) else number)


def added(numbers: Sequence[int]) -> str:
    """`9`, or `3 + 6 = 9`; what is taken away has a true minus."""
    terms = " + ".join(map(figure, numbers)).replace(f"+ {MINUS}", f"{MINUS} ")
    return terms if len(numbers) == 1 else f"{terms} = {figure(sum(numbers))}"


def signed(number: int) -> str:
    """`+4`, or with a true minus what is taken away."""
    return f"+{number}" if number > 0 else figure(number)


def spread(numbers: Sequence[int]) -> str:
    """`13`, or both with a dash between them, of pages that follow each other."""
    return EN_DASH.join(map(str, numbers))


def figure(number: int) -> str:
    """As it is printed: a hyphen is no minus."""
    return str(number).replace("-", MINUS)


def grouped(number: int) -> str:
    """`1,200`."""
    thousands, rest = divmod(number, 1000)
    # Translators: a large number: {thousands} is "1", {rest} is "200"
    return say("{thousands},{rest}", thousands=grouped(thousands), rest=f"{rest:03}") if thousands else str(rest)


def time_of_day(at: str) -> str:
    """`20:15`, where the reader is."""
    return f"{datetime.fromisoformat(at).astimezone():%H:%M}"


def duration(seconds: int) -> str:
    """`1 h 5 min`, or `40 min`."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if not hours:
        # Translators: a short form of minutes
        return say("{minutes} min", minutes=minutes)
    # Translators: short forms of hours and minutes
    return say("{hours} h {minutes} min", hours=hours, minutes=minutes)


def clock_text(names: Sequence[str], seconds: int, by_seat: Sequence[int]) -> str:
    """How long a game took without its pauses, and everybody in it."""
    everybody = ", ".join(numbered(name, duration(taken)) for name, taken in zip(names, by_seat, strict=True))
    # Translators: {time} is "1 h 5 min", {players} are "Mara 20 min, Tove 35 min"
    return say("Played {time}, pauses left out: {players}", time=duration(seconds), players=everybody)
