"""What a file says it is, and what is said of values that stand in the wrong place."""

import json
from typing import Any, Final

from rules.formats.surrogates import is_text
from rules.problems import FileCode, Problem, Refused

SHOWN_CHARACTERS: Final = 40


def format_of(data: Any) -> Any:
    """What stands under `format`, be it a format or not."""
    return data.get("format") if isinstance(data, dict) else None


def wrong_format(data: Any, *expected: str) -> Refused:
    """A file of none of these formats."""
    facts = {"expected": '", "'.join(expected), "found": shown(format_of(data))}
    reason = "" if isinstance(data, dict) else "no_object"
    return Refused([Problem(FileCode.BAD_FORMAT, "format", None, reason, facts)])


def shown(value: Any) -> str:
    """A value of the file as it can stand in a sentence."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"
    value = shortened(value) if isinstance(value, str) else value
    return json.dumps(value, ensure_ascii=isinstance(value, str) and not is_text(value))


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…"
