"""What commands answer: JSON, and what is wrong with a file, as data or in words."""

import json
import re
from collections.abc import Sequence
from typing import Any, Final, TextIO

from pydantic_core import to_json

from companion.shell.games import problem_text
from companion.speech.plain import BOLD, NOT_BOLD, plain
from rules.problems import Problem

OK: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
"""Exit statuses."""

_OWN: Final = re.compile(f"({re.escape(BOLD)}|{re.escape(NOT_BOLD)})")
_UNPRINTABLE: Final = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def show(text: str, file: TextIO | None = None) -> None:
    """Prints what was put together, and of what might act on a terminal only ends of lines and our own bold letters."""
    parts = _OWN.split(text)
    print("".join(part if part in (BOLD, NOT_BOLD) else plain(part, keep="\n") for part in parts), file=file)


def is_terminal(stream: TextIO | None) -> bool:
    """Nobody reads a stream that was closed before we began, which then is none."""
    return stream is not None and stream.isatty()


def as_json(data: Any, indent: int | None = None) -> str:
    """Letters of any script as they are; what doesn't show, or acts on a terminal, escaped as JSON does it."""
    return _escaped(json.dumps(data, ensure_ascii=False, indent=indent))


def as_line(data: Any) -> str:
    """A report on one line, by whoever writes it fastest; what is wrong with a file may hold what has no UTF-8."""
    return _escaped(to_json(data).decode())


def _escaped(json: str) -> str:
    if (json.isascii() and "\x7f" not in json) or json.isprintable():
        return json
    return _UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", json)


def error_report(problems: Sequence[Problem]) -> dict[str, Any]:
    """The first problem as the error, the others beside it."""
    first, *others = [
        {"code": problem.code, "message": problem_text(problem), "where": problem.where, "rule": problem.rule}
        for problem in problems
    ]
    return {"error": first, "also": others} if others else {"error": first}


def error_text(problems: Sequence[Problem]) -> str:
    """One line for each problem, the one that counts first."""
    return "\n".join(
        plain(f"{problem.where}: {problem_text(problem)} [{', '.join(filter(None, (problem.code, problem.rule)))}]")
        for problem in problems
    )
