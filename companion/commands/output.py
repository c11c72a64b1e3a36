"""What commands answer: JSON, and what is wrong with a file, as data or in words."""

import json
from collections.abc import Sequence
from typing import Any, Final

from pydantic_core import to_json

from companion.shell.games import problem_text
from rules.problems import Problem

OK: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
"""Exit statuses."""


def as_json(data: Any, indent: int | None = None) -> str:
    return json.dumps(data, ensure_ascii=False, indent=indent)


def as_line(data: Any) -> str:
    """JSON on one line, by whoever writes it fastest."""
    return to_json(data).decode()


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
        f"{problem.where}: {problem_text(problem)} [{', '.join(filter(None, (problem.code, problem.rule)))}]"
        for problem in problems
    )
