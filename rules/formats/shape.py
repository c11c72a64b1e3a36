"""From parsed JSON to a model of the format, or to every problem of its shape in our own codes."""

import re
from collections.abc import Sequence
from functools import reduce
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.ethnos.formats.models import Raw
from rules.formats.header import format_of, shown, wrong_format
from rules.problems import FileCode, Problem, Refused

M = TypeVar("M", bound=Raw)

REASON_BY_ERROR: Final = {
    "int_type": "whole_number",
    "int_from_float": "whole_number",
    "string_type": "text",
    "string_unicode": "text",
    "string_too_short": "length",
    "string_too_long": "length",
    "bool_type": "true_or_false",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "list_type": "list",
    "tuple_type": "list",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "too_short": "count",
    "too_long": "count",
    "literal_error": "one_of",
    "union_tag_invalid": "one_of",
}


def read_shape(model: type[M], data: Any, format: str) -> M:
    """The data as a model of this format."""
    if format_of(data) != format:
        raise wrong_format(data, format)
    try:
        return model.model_validate(data)
    except ValidationError as invalid:
        raise Refused(_problem(error, data) for error in invalid.errors(include_url=False)) from None


def path(steps: Sequence[int | str]) -> str:
    """`events[3].marker` from `("events", 3, "marker")`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def _problem(error: ErrorDetails, data: Any) -> Problem:
    kind, steps, context = error["type"], _steps(error["loc"]), error.get("ctx", {})
    if kind == "missing":
        return Problem(FileCode.MISSING_FIELD, path(steps), facts={"field": steps[-1]})
    if kind == "missing_kingdom":
        return Problem(FileCode.MISSING_FIELD, path((*steps, context["field"])), facts=context)
    if kind == "player_twice":
        return Problem(FileCode.BAD_VALUE, path((*steps, context["place"])), None, kind, {"field": steps[-1]})
    if kind == "union_tag_not_found":
        return Problem(FileCode.MISSING_FIELD, path((*steps, "type")), facts={"field": "type"})
    inside = _value_at(steps, data)
    if kind == "string_unicode" and isinstance(inside, dict):
        steps = (*steps, next(key for key in inside if not _is_unicode(key)))
        kind = "extra_forbidden"
    if kind == "extra_forbidden":
        return Problem(FileCode.UNKNOWN_FIELD, path(steps), facts={"field": steps[-1]})
    if kind == "union_tag_invalid":
        facts = {"field": "type", "expected": _options(context["expected_tags"]), "value": shown(context["tag"])}
        return Problem(FileCode.BAD_VALUE, path((*steps, "type")), None, "one_of", facts)
    facts = {**context, "field": _field(steps), "value": shown(error["input"])}
    if "expected" in context:
        facts["expected"] = _options(context["expected"])
    return Problem(FileCode.BAD_VALUE, path(steps), None, REASON_BY_ERROR.get(kind, kind), facts)


def _is_unicode(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _value_at(steps: Sequence[int | str], data: Any) -> Any:
    return reduce(lambda value, step: value[step], steps, data)


def _options(phrase: str) -> tuple[str, ...]:
    """The options that pydantic names so: `'en', 'pl' or 'cs'`."""
    return tuple(re.split(", | or ", phrase.replace("'", "")))


def _field(steps: Sequence[int | str]) -> str:
    """The end of the path that has a name: `tokens[2]`."""
    last_name = max(place for place, step in enumerate(steps) if isinstance(step, str))
    return path(steps[last_name:])


def _steps(location: Sequence[int | str]) -> Sequence[int | str]:
    """Where the error stands in the file: pydantic also names the kind of an event."""
    if location[:1] == ("events",) and len(location) > 2:
        return (*location[:2], *location[3:])
    return location
