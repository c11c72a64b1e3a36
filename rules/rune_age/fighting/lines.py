"""What an army is worth, line by line; a total is the sum of its lines and nothing else (R-C4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.rune_age.army import Army, Unit
from rules.rune_age.vocabulary import Side, UnitState


class What(StrEnum):
    ANNOUNCED = "announced"
    READY = "ready"
    WOUNDED = "wounded"
    DESTROYED = "destroyed"
    ATTRITION = "attrition"
    BONUS = "bonus"
    FLOOR = "floor"
    """What lifts a sum below 0 to 0."""
    TARGET = "target"
    DEFENCE_BONUS = "defence_bonus"


RULE_OF: Final[Mapping[What, str]] = {
    What.ANNOUNCED: "R-C4",
    What.READY: "R-C4",
    What.WOUNDED: "R-U2",
    What.DESTROYED: "R-U1",
    What.ATTRITION: "R-A2",
    What.BONUS: "R-C4",
    What.FLOOR: "R-C4",
    What.TARGET: "R-B5",
    What.DEFENCE_BONUS: "R-G5",
}
COUNTS: Final = (UnitState.READY, UnitState.WOUNDED)
"""The units whose strength is in the sum."""


@dataclass(frozen=True, slots=True)
class Line:
    side: Side
    what: What
    strength: int
    """What it adds."""
    name: str | None = None
    count: int = 1

    @property
    def rule(self) -> str:
        return RULE_OF[self.what]


def army_lines(army: Army, side: Side) -> tuple[Line, ...]:
    """Of an announced army one; else its units, its bonuses, and what lifts them to 0."""
    if army.announced is not None:
        return (Line(side, What.ANNOUNCED, army.announced),)
    lines = tuple(_lines(army, side))
    below = total(lines)
    return (*lines, Line(side, What.FLOOR, -below)) if below < 0 else lines


def total(lines: tuple[Line, ...]) -> int:
    return sum(line.strength for line in lines)


def _lines(army: Army, side: Side) -> Iterator[Line]:
    for unit in army.units:
        yield Line(side, What(unit.state), _worth(unit), unit.name, unit.count)
    for bonus in army.bonuses:
        yield Line(side, What.BONUS, bonus.strength, bonus.name)


def _worth(unit: Unit) -> int:
    return unit.strength * unit.count if unit.state in COUNTS else 0
