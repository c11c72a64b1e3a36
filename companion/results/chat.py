"""A result as plain text, for a chat."""

from collections.abc import Iterator
from datetime import datetime

from companion.shell.results import Result, Seat
from companion.speech.language import say
from companion.speech.phrases import figure, headed, numbered


def chat_text(result: Result) -> str:
    """The game and the day, who won, and everybody with what their points come from."""
    return "\n".join(_lines(result))


def heading(result: Result) -> str:
    """The game and the day, where the reader is, in digits that every language reads."""
    day = f"{datetime.fromisoformat(result.finished or result.started).astimezone():%Y-%m-%d}"
    return f"{result.title} · {day}"


def _lines(result: Result) -> Iterator[str]:
    yield heading(result)
    yield result.outcome
    order = sorted(range(len(result.seats)), key=lambda number: result.seats[number].place)
    for number in order:
        yield _seat(result, number, result.seats[number])


def _seat(result: Result, number: int, seat: Seat) -> str:
    who = f"{seat.name} ({seat.role})" if seat.role else seat.name
    if seat.score is not None:
        who = numbered(who, seat.score)
    rows = result.sources(raced=False)
    parts = ", ".join(numbered(row.label, cell) for row in rows if (cell := row.cells[number]))
    # Translators: a place in the order of a result: "2. Mara 34"
    line = say("{place}. {player}", place=figure(seat.place), player=who) if result.over else who
    return headed(line, parts) if parts else line
