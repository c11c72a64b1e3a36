"""Armies in files: read and written in pairs."""

from typing import Any

from rules.rune_age.army import Army, Bonus, Unit
from rules.rune_age.formats.models import RawCards
from rules.rune_age.vocabulary import UnitState


def read_army(raw: RawCards) -> Army:
    if "strength" in raw.model_fields_set:
        return Army(announced=raw.strength)
    return Army(
        units=tuple(
            Unit(
                unit.strength,
                unit.name or None,
                unit.count,
                UnitState(unit.state),
                neutral=unit.neutral,
                protected=unit.protected,
            )
            for unit in raw.units
        ),
        bonuses=tuple(Bonus(bonus.strength, bonus.name or None) for bonus in raw.bonuses),
    )


def army_data(army: Army) -> dict[str, Any]:
    """Without what is as usual."""
    if army.announced is not None:
        return {"strength": army.announced}
    lists = {
        "units": [_unit_data(unit) for unit in army.units],
        "bonuses": [_named(bonus.name) | {"strength": bonus.strength} for bonus in army.bonuses],
    }
    return {field: values for field, values in lists.items() if values}


def _unit_data(unit: Unit) -> dict[str, Any]:
    usual = Unit(unit.strength, unit.name)
    said = {
        field: getattr(unit, field)
        for field in ("count", "state", "neutral", "protected")
        if getattr(unit, field) != getattr(usual, field)
    }
    return _named(unit.name) | {"strength": unit.strength} | said


def _named(name: str | None) -> dict[str, Any]:
    return {} if name is None else {"name": name}
