"""Attrition: skulls destroy units before a battle is resolved (R-A1 to R-A4)."""

from collections.abc import Iterator, Sequence

from rules.problems import Problem
from rules.rune_age.army import Army
from rules.rune_age.codes import Code
from rules.rune_age.vocabulary import UnitState


def losses(army: Army, skulls: int) -> int | None:
    """Cards that skulls have destroyed; `None` where an announced strength hides how many."""
    if army.announced is not None and skulls:
        return None
    return army.cards(UnitState.ATTRITION)


def due_losses(army: Army, skulls: int) -> int:
    """As many as there are skulls, or as there are cards that can die (R-A2, R-A4)."""
    return min(skulls, sum(unit.count for unit in army.units if unit.can_die))


def verify_dice(dice: int, skulls: Sequence[int]) -> Iterator[Problem]:
    """One roll for each symbol (R-A1)."""
    if len(skulls) != dice:
        yield Problem(Code.DICE_COUNT, "skulls", "R-A1", facts={"dice": dice, "rolls": len(skulls)})


def verify_losses(army: Army, skulls: int, where: str) -> Iterator[Problem]:
    """R-A2, R-A3; in a siege there are no skulls, and so no losses. `where` the army stands."""
    for place, unit in enumerate(army.units):
        if unit.protected and unit.state is UnitState.ATTRITION:
            yield Problem(Code.PROTECTED_UNIT, f"{where}.units[{place}]", "R-A3", facts={"unit": unit.name or ""})
    found, due = army.cards(UnitState.ATTRITION), due_losses(army, skulls)
    if army.announced is None and found != due:
        yield Problem(Code.ATTRITION_LOSSES, where, "R-A2", facts={"needed": due, "found": found, "skulls": skulls})
