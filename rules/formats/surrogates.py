"""Halves of characters: JSON can escape them (`\\ud800`), but no text has them, and nothing can be done with one."""

import re
from collections.abc import Iterator
from typing import Any, Final

from rules.formats.places import Steps

_HALF: Final = re.compile("[\ud800-\udfff]")


def lone_surrogates(data: Any) -> tuple[Steps, ...]:
    """Where a text or a key has one."""
    return tuple(_found(data, ()))


def without_surrogates(data: Any) -> Any:
    """The data with such texts empty, and without the keys that can't be."""
    if isinstance(data, list):
        return [without_surrogates(value) for value in data]
    if isinstance(data, dict):
        return {key: without_surrogates(value) for key, value in data.items() if is_text(key)}
    return "" if isinstance(data, str) and not is_text(data) else data


def _found(value: Any, place: Steps) -> Iterator[Steps]:
    if isinstance(value, str) and not is_text(value):
        yield place
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _found(each, (*place, number))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _found(each, (*place, key)) if is_text(key) else [(*place, key)]


def is_text(text: str) -> bool:
    return text.isascii() or _HALF.search(text) is None
