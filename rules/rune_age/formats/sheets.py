"""Combat sheets: one fight, as it was fought. Which fields there are hangs on its kind and its target."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final

from pydantic import FailFast, Field

from rules.formats.fields import Name, Raw, one_of
from rules.formats.header import format_of, shown, wrong_format
from rules.formats.shape import read_shape
from rules.problems import FileCode, Problem, Refused
from rules.rune_age.components import HOME_REALM, STRONGHOLD_STRENGTH
from rules.rune_age.fighting.fight import Fight, Opponent, verify_fight
from rules.rune_age.formats.armies import army_data, read_army
from rules.rune_age.formats.models import SHEET_FORMAT, Dice, RawArmy, RawCards, RawRules, Skulls, Strength
from rules.rune_age.formats.writing import rulings_data
from rules.rune_age.setup import wrong_target
from rules.rune_age.vocabulary import FightKind, Play, Scenario, TargetType

Before = Annotated[int, Field(ge=0, lt=HOME_REALM)]
Order = Annotated[list[Annotated[str, one_of(Play)]], FailFast()]


class RawTarget(Raw):
    type: str
    name: Name = ""


class RawStronghold(RawTarget):
    strength: Strength = STRONGHOLD_STRENGTH


class RawNeutral(RawTarget):
    strength: Strength


class RawWithDice(RawNeutral):
    dice: Dice = 0


class RawEnemyTarget(RawWithDice):
    reward: bool = False


class RawBesieged(RawTarget):
    defence: Strength


class RawSheet(RawRules):
    kind: str
    target: RawTarget
    army: RawArmy = Field(default_factory=RawCards)


class RawBattleSheet(RawSheet):
    skulls: Skulls = Field(default_factory=list)


class RawSiegeSheet(RawSheet):
    defence: RawArmy = Field(default_factory=RawCards)
    order: Order = Field(default_factory=list)


class StrongholdBattle(RawBattleSheet):
    target: RawStronghold


class CityBattle(RawBattleSheet):
    target: RawNeutral


class EnemyBattle(RawBattleSheet):
    target: RawEnemyTarget


class ObjectiveBattle(RawBattleSheet):
    target: RawWithDice


class InstantBattle(RawBattleSheet):
    target: RawWithDice
    damage: Before = 0


class CitySiege(RawSiegeSheet):
    target: RawBesieged


class HomeRealmSiege(RawSiegeSheet):
    damage: Before = 0


SHEETS: Final[Mapping[FightKind, Mapping[TargetType, type[RawSheet]]]] = {
    FightKind.BATTLE: {
        TargetType.STRONGHOLD: StrongholdBattle,
        TargetType.CITY: CityBattle,
        TargetType.ENEMY: EnemyBattle,
        TargetType.OBJECTIVE: ObjectiveBattle,
        TargetType.INSTANT: InstantBattle,
    },
    FightKind.SIEGE: {TargetType.CITY: CitySiege, TargetType.HOME_REALM: HomeRealmSiege},
}


def read_sheet(data: Any) -> Fight:
    """A fight from parsed JSON, or `Refused` with everything that is wrong with it."""
    if format_of(data) != SHEET_FORMAT:
        raise wrong_format(data, SHEET_FORMAT)
    unclear = tuple(_unclear(data))
    if unclear:
        raise Refused(unclear)
    kind, type = FightKind(data["kind"]), TargetType(data["target"]["type"])
    raw = read_shape(SHEETS[kind][type], data, SHEET_FORMAT)
    problem = wrong_target(type, Scenario(raw.scenario), "target")
    if problem:
        raise Refused([problem])
    fight = _fight(raw, kind, type)
    problems = tuple(verify_fight(fight))
    if problems:
        raise Refused(problems)
    return fight


def write_sheet(fight: Fight) -> dict[str, Any]:
    """The fight as JSON data: what the reader takes for granted is left out."""
    model, opponent = SHEETS[fight.kind][fight.opponent.type], fight.opponent
    target = {field: getattr(opponent, field) for field in ("type", "name", "strength", "dice", "reward", "defence")}
    order = {} if fight.order is None else {"order": list(fight.order)}
    sheet = {
        "format": SHEET_FORMAT,
        "scenario": fight.scenario,
        "rulings": rulings_data(fight.rulings),
        "kind": fight.kind,
        "target": _unusual(model.model_fields["target"].annotation, target),
        "army": army_data(fight.army),
        "skulls": list(fight.skulls),
        "defence": army_data(fight.defence),
        "damage": fight.damage,
    }
    return _unusual(model, sheet) | order


def _unusual(model: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    """What such an object must say, and what of the rest isn't as usual."""
    return {
        name: values[name]
        for name, field in model.model_fields.items()
        if field.is_required() or values.get(name) not in (None, {}, field.get_default(call_default_factory=True))
    }


def _unclear(data: Mapping[str, Any]) -> Iterator[Problem]:
    """The words that say what fight it is; without them nothing else can be said of it."""
    kinds, every_type = tuple(FightKind), tuple(TargetType)
    yield from _verify_word(data, "kind", kinds)
    target = data.get("target")
    if not isinstance(target, dict):
        yield _bad(target, "target", "object") if "target" in data else _missing("target")
        return
    types: tuple[str, ...] = tuple(SHEETS[FightKind(data["kind"])]) if data.get("kind") in kinds else every_type
    yield from _verify_word(target, "type", types, "target.")


def _verify_word(data: Mapping[str, Any], field: str, options: tuple[str, ...], before: str = "") -> Iterator[Problem]:
    if field not in data:
        yield _missing(f"{before}{field}")
    elif data[field] not in options:
        yield _bad(data[field], f"{before}{field}", "one_of", expected=tuple(map(str, options)))


def _missing(where: str) -> Problem:
    return Problem(FileCode.MISSING_FIELD, where, facts={"field": where.rpartition(".")[2]})


def _bad(value: Any, where: str, reason: str, **facts: Any) -> Problem:
    facts = {**facts, "field": where.rpartition(".")[2], "value": shown(value)}
    return Problem(FileCode.BAD_VALUE, where, None, reason, facts)


def _fight(raw: RawSheet, kind: FightKind, type: TargetType) -> Fight:
    target = raw.target
    opponent = Opponent(
        type,
        target.name or None,
        strength=getattr(target, "strength", 0),
        dice=getattr(target, "dice", 0),
        reward=getattr(target, "reward", False),
        defence=getattr(target, "defence", 0),
    )
    order = getattr(raw, "order", ())
    return Fight(
        Scenario(raw.scenario),
        kind,
        opponent,
        read_army(raw.army),
        defence=read_army(getattr(raw, "defence", RawCards())),
        skulls=tuple(getattr(raw, "skulls", ())),
        order=tuple(map(Play, order)) if "order" in raw.model_fields_set else None,
        damage=getattr(raw, "damage", 0),
        rulings=raw.rulings,
    )
