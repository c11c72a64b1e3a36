"""JSON as it must be in our files: one meaning for every text, and a place for every mistake."""

import json
import re
from collections.abc import Callable, Iterator
from math import isfinite
from typing import Any, Final, NoReturn, TypeVar

from rules.doubles import doubles
from rules.formats.header import shortened
from rules.limits import LARGEST_FILE
from rules.problems import FileCode, Problem, Refused

T = TypeVar("T")

BYTE_ORDER_MARK: Final = "\ufeff"
DEEPEST: Final = 100
_LONGEST_NUMBER: Final = 20
_STRING_OR_NUMBER: Final = re.compile(
    r'"[^"\\]*(?:\\.[^"\\]*)*"|NaN|-?Infinity|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?', re.DOTALL
)
_TOKEN: Final = re.compile(
    r'(?P<string>"[^"\\]*(?:\\.[^"\\]*)*")(?P<colon>\s*:)?|(?P<opens>[{\[])|(?P<closes>[}\]])', re.DOTALL
)


def read_json(content: bytes) -> Any:
    """What is in a file, or `Refused`."""
    _verify_size(content)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused([Problem(FileCode.UNREADABLE, f"byte {error.start}", None, "encoding")]) from None
    return parse_json(text)


def read_file(content: bytes, read: Callable[[Any], T]) -> T:
    """What `read` makes of a file, or `Refused`.

    Nearly every file is right, so the first look is a quick one; only if it stumbles, another finds out over what.
    What it doesn't look for, such as nesting and NaN, can't be in anything that `read` takes.
    """
    _verify_size(content)
    try:
        return read(_QUICK.decode(content.decode("utf-8").removeprefix(BYTE_ORDER_MARK)))
    except (Refused, ValueError, RecursionError):
        return read(read_json(content))


def _verify_size(content: bytes) -> None:
    """Before anything is made of it: nobody needs to have read more than a byte beyond the limit."""
    if len(content) > LARGEST_FILE:
        facts = {"megabytes": LARGEST_FILE // 1_000_000}
        raise Refused([Problem(FileCode.UNREADABLE, f"byte {LARGEST_FILE}", None, "too_large", facts)])


def parse_json(text: str) -> Any:
    """The value of a JSON text, or `Refused`: also for a key that stands twice, NaN, infinities and absurd nesting."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_number,
            parse_int=_whole_number,
            parse_float=_finite_number,
        )
    except json.JSONDecodeError as error:
        _refuse("syntax", text, error.pos)
    except RecursionError:
        _refuse("too_deep", text, next(_positions_too_deep(text)))
    except _KeyTwice as error:
        _refuse("key_twice", text, _position_of_second(text, str(error)), key=str(error))
    except _NoNumber as error:
        _refuse("no_number", text, _position_of_no_number(text), value=shortened(str(error)))
    too_deep = next(_positions_too_deep(text), None) if _may_be_too_deep(text) else None
    if too_deep is not None:
        _refuse("too_deep", text, too_deep)
    return data


class _KeyTwice(ValueError):
    pass


class _NoNumber(Exception):
    pass


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        _, key = next(doubles(key for key, _ in pairs))
        raise _KeyTwice(key)
    return found


_QUICK: Final = json.JSONDecoder(object_pairs_hook=_object)


def _no_number(text: str) -> NoReturn:
    raise _NoNumber(text)


def _whole_number(text: str) -> int:
    """A number too long for any field keeps its sign and stays too large."""
    if len(text) <= _LONGEST_NUMBER:
        return int(text)
    return int(text[:_LONGEST_NUMBER])


def _finite_number(text: str) -> float:
    """No file has fractions, but what is wrong with them isn't that they are no JSON; a number like `1e999` is none."""
    if _is_too_large(text):
        raise _NoNumber(text)
    return float(text)


def _refuse(reason: str, text: str, position: int, **facts: str) -> NoReturn:
    line = text.count("\n", 0, position) + 1
    column = position - text.rfind("\n", 0, position)
    raise Refused([Problem(FileCode.BAD_JSON, f"line {line} column {column}", None, reason, facts)])


def _position_of_no_number(text: str) -> int:
    """Where the first NaN, infinity or number too large to hold stands outside of a string."""
    tokens = _STRING_OR_NUMBER.finditer(text)
    return next(token.start() for token in tokens if not token[0].startswith('"') and _is_no_number(token[0]))


def _is_no_number(word: str) -> bool:
    return word[-1].isalpha() or _is_too_large(word)


def _is_too_large(number: str) -> bool:
    """A whole number never is: one with many digits is only out of range."""
    return not number.lstrip("-").isdigit() and not isfinite(float(number))


def _position_of_second(text: str, key: str) -> int:
    """Where a key stands again for the first time in an object that has it already."""
    has_key: list[bool] = []
    tokens = _TOKEN.finditer(text)
    while True:
        token = next(tokens)
        if token["opens"]:
            has_key.append(False)
        elif token["closes"]:
            has_key.pop()
        elif token["colon"] and json.loads(token["string"]) == key:
            if has_key[-1]:
                return token.start()
            has_key[-1] = True


def _may_be_too_deep(text: str) -> bool:
    return text.count("[") + text.count("{") > DEEPEST


def _positions_too_deep(text: str) -> Iterator[int]:
    depth = 0
    for token in _TOKEN.finditer(text):
        depth += bool(token["opens"]) - bool(token["closes"])
        if depth > DEEPEST:
            yield token.start()
