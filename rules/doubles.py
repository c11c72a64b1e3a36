"""What stands twice where it may stand once."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def doubles(things: Iterable[T]) -> Iterator[tuple[int, T]]:
    """Each thing that stood there before, with its place; the effort is that of one look, however many there are."""
    seen = set()
    for place, thing in enumerate(things):
        if thing in seen:
            yield place, thing
        seen.add(thing)
