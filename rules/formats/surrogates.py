"""Halves of characters: JSON can escape them (`\\ud800`), but no text has them, and nothing can be done with one."""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.formats.places import Steps


def lone_surrogates(data: Any) -> tuple[Steps, ...]:
    """Where a text or a key has one."""
    return tuple(_found(data, ()))


def without(data: Any, places: Sequence[Steps]) -> Any:
    """The data with texts of these places empty, and without the keys that can't be."""
    if not places:
        return data
    if isinstance(data, list):
        return [without(value, _inside(places, place)) for place, value in enumerate(data)]
    if isinstance(data, dict):
        return {key: without(value, _inside(places, key)) for key, value in data.items() if is_text(key)}
    return "" if () in places else data


def _found(value: Any, place: Steps) -> Iterator[Steps]:
    if isinstance(value, str) and not is_text(value):
        yield place
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from _found(each, (*place, number))
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _found(each, (*place, key)) if is_text(key) else [(*place, key)]


def _inside(places: Sequence[Steps], step: int | str) -> list[Steps]:
    return [place[1:] for place in places if place[:1] == (step,)]


def is_text(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
