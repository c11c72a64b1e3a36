"""From parsed JSON to a model of the format, or to every problem of its shape in our own codes."""

from collections.abc import Iterator
from heapq import nsmallest
from typing import Any, Final, TypeVar

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from rules.formats.fields import MISSING, UNKNOWN, Raw, fields_of, is_crowded, unknown
from rules.formats.header import format_of, shown, wrong_format
from rules.formats.places import Steps, path, value_at
from rules.formats.surrogates import lone_surrogates, without_surrogates
from rules.problems import MOST_TOLD, FileCode, Problem, Refused, in_order

M = TypeVar("M", bound=Raw)

CODE_BY_ERROR: Final = {
    "extra_forbidden": FileCode.UNKNOWN_FIELD,
    "missing": FileCode.MISSING_FIELD,
    MISSING: FileCode.MISSING_FIELD,
    UNKNOWN: FileCode.UNKNOWN_FIELD,
}
"""Any other is a bad value."""
REASON_BY_ERROR: Final = {
    "int_type": "whole_number",
    "int_from_float": "whole_number",
    "string_type": "text",
    "bool_type": "true_or_false",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "list_type": "list",
    "tuple_type": "list",
    "greater_than_equal": "least",
    "less_than_equal": "most",
}

_PLACES: Final = {code: place for place, code in enumerate(FileCode)}


def read_shape(model: type[M], data: Any, format: str) -> M:
    """The data as a model of this format."""
    if format_of(data) != format:
        raise wrong_format(data, format)
    try:
        raw = model.model_validate(data)
        problems = in_order(model.problems_between(data))
    except ValidationError:
        problems = in_order(_problems(model, data))
    if problems:
        raise Refused(problems)
    return raw


def _problems(model: type[Raw], data: Any) -> Iterator[Problem]:
    """What is wrong with data that the model doesn't take."""
    halves = lone_surrogates(data)
    whole, told = without_surrogates(data) if halves else data, set(map(path, halves))
    if is_crowded(fields := fields_of(model), whole):
        yield from (_no_such_field(FileCode.UNKNOWN_FIELD, (field,)) for field in unknown(fields, whole))
        return
    for place in halves:
        yield _bad_value(place, place, "text", _said_there(data, place))
    try:
        model.model_validate(whole)
    except ValidationError as invalid:
        for problem in _told_by(invalid, whole, MOST_TOLD + len(told)):
            if problem.where not in told or problem.code is not FileCode.BAD_VALUE:
                yield problem
    yield from model.problems_between(whole)


def _told_by(invalid: ValidationError, data: Any, most: int) -> Iterator[Problem]:
    """No more than can be told are put into our own terms, those that go first at the front."""
    errors = invalid.errors(include_url=False, include_input=False)
    for error in nsmallest(most, errors, key=_precedence):
        yield _problem(error, data)


def _precedence(error: ErrorDetails) -> int:
    return _PLACES[CODE_BY_ERROR.get(error["type"], FileCode.BAD_VALUE)]


def _problem(error: ErrorDetails, data: Any) -> Problem:
    kind, facts = error["type"], dict(error.get("ctx", {}))
    checked: Steps = error["loc"]
    inside: Steps = facts.pop("inside", ())
    place = (*checked, *inside)
    if kind in CODE_BY_ERROR:
        return _no_such_field(CODE_BY_ERROR[kind], place)
    named = checked if inside and isinstance(inside[-1], int) else place
    return _bad_value(place, named, REASON_BY_ERROR.get(kind, kind), value_at(data, place), **facts)


def _no_such_field(code: FileCode, place: Steps) -> Problem:
    return Problem(code, path(place), facts={"field": place[-1]})


def _bad_value(place: Steps, named: Steps, reason: str, value: Any, **facts: Any) -> Problem:
    facts = {**facts, "field": _field(named), "value": shown(value)}
    return Problem(FileCode.BAD_VALUE, path(place), None, reason, facts)


def _said_there(data: Any, place: Steps) -> str | int:
    """The text at a place, or the key that leads there."""
    value = value_at(data, place)
    return value if isinstance(value, str) else place[-1]


def _field(steps: Steps) -> str:
    """The end of the path that has a name: `tokens[2]`."""
    last_name = max(place for place, step in enumerate(steps) if isinstance(step, str))
    return path(steps[last_name:])
