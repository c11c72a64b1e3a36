"""Places in the data of a file, as they are named in problems."""

from collections.abc import Sequence
from typing import Any

Steps = tuple[int | str, ...]
"""Keys of objects and places in lists, from the outside in."""


def path(steps: Sequence[int | str]) -> str:
    """`events[3].marker` from `("events", 3, "marker")`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return text.removeprefix(".")


def value_at(data: Any, steps: Sequence[int | str]) -> Any:
    """What stands there; `None` where nothing does."""
    for step in steps:
        if isinstance(data, dict):
            data = data.get(step)
        else:
            data = data[step] if isinstance(data, list) and isinstance(step, int) else None
    return data
