"""Rows that are much alike, as columns: what a game's events say under the same name stands together, and packs well.

Each row is its shape, which others share, and one value for every place in it. What comes from strangers is weighed
before it is unfolded: a few letters could stand for more than a device can hold.
"""

import itertools
import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from string import ascii_letters, digits
from typing import Any, Final

SIGNS: Final = digits + ascii_letters
"""What stands for a value in a column that has few."""
TIME: Final = "%Y-%m-%dT%H:%M:%SZ"
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
HOLE: Final = 0
"""Where a value belongs, in a shape."""
Place = tuple[str, ...]


class NotFolded(ValueError):
    """These columns are of no rows, or of more than are wanted."""


def folded(rows: Sequence[Any]) -> list[Any]:
    """The shapes, which of them each row has, and the columns, by the order in which places are met."""
    shapes: dict[str, int] = {}
    which: list[int] = []
    columns: dict[Place, list[Any]] = {}
    for row in rows:
        shape = json.dumps(_shape(row))
        which.append(shapes.setdefault(shape, len(shapes)))
        for place, value in _values(row):
            columns.setdefault(place, []).append(value)
    return [[json.loads(shape) for shape in shapes], _packed(which), [_packed(column) for column in columns.values()]]


def unfolded(data: Any, most: int) -> list[Any]:
    """The rows that were folded, or `NotFolded`; `most` is how many characters they may have in all, as JSON."""
    match data:
        case [[*shapes], which, [*columns]]:
            numbers, _ = _unpacked(which, most)
            weights = [len(json.dumps(shape)) for shape in shapes]
            heavy = sum(weights[_index(number, weights)] for number in numbers)
        case _:
            raise NotFolded("shape")
    values: list[Iterator[Any]] = []
    for column in columns:
        found, weight = _unpacked(column, most)
        heavy += weight
        values.append(iter(found))
    if heavy > most:
        raise NotFolded("weight")
    places: dict[Place, Iterator[Any]] = {}
    free = iter(values)
    rows = [_filled(shapes[number], (), places, free) for number in numbers]
    if any(next(column, places) is not places for column in values):
        raise NotFolded("left over")
    return rows


def _shape(value: Any) -> Any:
    return {key: _shape(inside) for key, inside in value.items()} if isinstance(value, dict) else HOLE


def _values(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from _values(inside, (*place, key))
    else:
        yield place, value


def _filled(shape: Any, place: Place, places: dict[Place, Iterator[Any]], free: Iterator[Iterator[Any]]) -> Any:
    if isinstance(shape, dict):
        return {key: _filled(inside, (*place, key), places, free) for key, inside in shape.items()}
    if shape != HOLE or isinstance(shape, bool):
        raise NotFolded("shape")
    try:
        if place not in places:
            places[place] = next(free)
        return next(places[place])
    except StopIteration:
        raise NotFolded("too few") from None


def _packed(column: Sequence[Any]) -> dict[str, Any]:
    """Times as seconds from one to the next; of few values each once, and a sign for it wherever it stands."""
    if len(column) > 1 and all(map(_is_time, column)):
        seconds = [round((_time(text) - EPOCH).total_seconds()) for text in column]
        return {"t": [seconds[0], *(later - one for one, later in itertools.pairwise(seconds))]}
    known: dict[str, int] = {}
    which = [known.setdefault(json.dumps(value), len(known)) for value in column]
    if len(known) > len(SIGNS):
        return {"v": list(column)}
    return {"v": [json.loads(value) for value in known], "s": "".join(SIGNS[number] for number in which)}


def _unpacked(column: Any, most: int) -> tuple[list[Any], int]:
    """The values of a column, and how many characters they have, before anybody writes them out."""
    match column:
        case {"t": [*seconds], **others} if not others:
            if len(seconds) > most or not all(type(each) is int for each in seconds):
                raise NotFolded("times")
            return list(_times(seconds)), len(seconds) * len("0000-00-00T00:00:00Z")
        case {"v": [*values], "s": str(signs), **others} if not others:
            numbers = [SIGNS.find(sign) for sign in signs]
            if not all(0 <= number < len(values) for number in numbers):
                raise NotFolded("signs")
            weights = [len(json.dumps(value)) for value in values]
            return [values[number] for number in numbers], sum(weights[number] for number in numbers)
        case {"v": [*values], **others} if not others:
            return values, len(json.dumps(values))
        case _:
            raise NotFolded("column")


def _times(seconds: Sequence[int]) -> Iterator[str]:
    at = 0
    for each in seconds:
        at += each
        try:
            yield (EPOCH + timedelta(seconds=at)).strftime(TIME)
        except (OverflowError, ValueError):
            raise NotFolded("times") from None


def _is_time(value: Any) -> bool:
    try:
        return isinstance(value, str) and _time(value).strftime(TIME) == value
    except ValueError:
        return False


def _time(text: str) -> datetime:
    return datetime.strptime(text, TIME).replace(tzinfo=UTC)


def _index(number: Any, shapes: Sequence[Any]) -> int:
    if type(number) is not int or not 0 <= number < len(shapes):
        raise NotFolded("shape")
    return number
