"""A correction of the ledger while it is edited: what it sets, to be left out or, if it is a number, set otherwise."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.rune_age.components import MOST_DAMAGE, MOST_EVENT_CARDS, STRONGHOLDS
from rules.rune_age.events import Correction

MAPPINGS: Final = ("damage", "strongholds", "cities", "rewards", "runes")
SINGLES: Final = ("enemies", "events_left", "first_player", "active")
MOST: Final = {"damage": MOST_DAMAGE, "strongholds": STRONGHOLDS, "events_left": MOST_EVENT_CARDS}
"""Those that are counted."""


@dataclass(frozen=True, slots=True)
class SetPart:
    """One thing that a correction sets."""

    of: str
    """The field."""
    which: Any = None
    """A seat, a city's place or a reward's name, where the field has several."""
    value: Any = None

    @property
    def most(self) -> int | None:
        """If it is a number, the largest that it may be."""
        return MOST.get(self.of)

    def alone(self) -> Correction:
        """A correction that sets nothing else."""
        return _put(Correction(), self.of, self.value if self.of in SINGLES else {self.which: self.value})


def set_parts(correction: Correction) -> Iterator[SetPart]:
    for of in MAPPINGS:
        named: Mapping[Any, Any] = getattr(correction, of)
        yield from (SetPart(of, which, value) for which, value in named.items())
    for of in SINGLES:
        value = getattr(correction, of)
        if value is not None:
            yield SetPart(of, None, value)


def without(correction: Correction, part: SetPart) -> Correction:
    if part.of in SINGLES:
        return _put(correction, part.of, None)
    named = getattr(correction, part.of)
    return _put(correction, part.of, {which: value for which, value in named.items() if which != part.which})


def with_number(correction: Correction, part: SetPart, value: int) -> Correction:
    if part.of in SINGLES:
        return _put(correction, part.of, value)
    return _put(correction, part.of, {**getattr(correction, part.of), part.which: value})


def _put(correction: Correction, of: str, value: Any) -> Correction:
    changed: dict[str, Any] = {of: value}
    return replace(correction, **changed)
