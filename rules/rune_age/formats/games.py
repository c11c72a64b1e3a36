"""Game files: the set-up and every event as the players decided, rolled and read it."""

from typing import Any

from rules.formats.shape import read_shape
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.formats.armies import read_army
from rules.rune_age.formats.models import (
    GAME_FORMAT,
    RawBattle,
    RawBuy,
    RawCorrection,
    RawDamage,
    RawEnemy,
    RawEvent,
    RawGame,
    RawInstant,
    RawPhaseEnd,
    RawSiege,
    RawStamp,
    RawTurnEnd,
)
from rules.rune_age.formats.reading import Reading
from rules.rune_age.game import Game, replay
from rules.rune_age.setup import not_this_scenario, wrong_target
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType


def read_game(data: Any) -> Game:
    """A game from parsed JSON, played to its last event, or `Refused`.

    What can be seen without playing is checked first over the whole file; then the first wrong event is reported.
    """
    raw = read_shape(RawGame, data, GAME_FORMAT)
    reading = Reading(raw)
    events = [_read_event(event, reading, f"events[{index}]") for index, event in enumerate(raw.events)]
    reading.finish()
    return replay(reading.setup, events)


def _read_event(raw: RawEvent, reading: Reading, where: str) -> Event:
    stamp = _stamp(raw)
    match raw:
        case RawTurnEnd():
            return TurnEnded(_strengths(raw, reading, where), **stamp)
        case RawPhaseEnd():
            return PhaseEnded(_strengths(raw, reading, where), **stamp)
        case RawBattle():
            return BattleFought(
                reading.seat(raw.player, f"{where}.player"),
                _target(raw.target, reading, f"{where}.target"),
                read_army(raw.army),
                tuple(raw.skulls),
                raw.strength if "strength" in raw.model_fields_set else None,
                **stamp,
            )
        case RawSiege():
            return SiegeFought(
                reading.seat(raw.player, f"{where}.player"),
                _target(raw.target, reading, f"{where}.target"),
                read_army(raw.army),
                read_army(raw.defence),
                **stamp,
            )
        case RawBuy():
            what = Purchase(raw.what)
            if what is Purchase.MONUMENT and reading.setup.scenario is not Scenario.MONUMENT:
                reading.problems.append(not_this_scenario(f"{where}.what", "R-S12", "monument", reading.setup.scenario))
            return Bought(reading.seat(raw.player, f"{where}.player"), what, **stamp)
        case RawDamage():
            return Damaged(reading.seat(raw.player, f"{where}.player"), raw.amount, **stamp)
        case RawEnemy():
            return EnemyDrawn(raw.name, raw.strength, raw.dice, raw.reward, raw.start_effect, **stamp)
        case RawInstant():
            said = raw.model_fields_set
            return InstantDrawn(
                raw.name,
                raw.lasts,
                raw.strength if "strength" in said else None,
                raw.dice,
                reading.seats(raw.attacks, f"{where}.attacks") if "attacks" in said else None,
                **stamp,
            )
        case _:
            return _read_correction(raw, reading, f"{where}.set")


def _stamp(raw: RawStamp) -> dict[str, str]:
    return {field: getattr(raw, field) for field in ("at", "id") if field in raw.model_fields_set}


def _strengths(raw: RawTurnEnd | RawPhaseEnd, reading: Reading, where: str) -> dict[int, int]:
    if "strengths" in raw.model_fields_set and reading.setup.scenario is not Scenario.MONUMENT:
        reading.problems.append(not_this_scenario(f"{where}.strengths", "R-V4", "strengths", reading.setup.scenario))
    return reading.by_seat(raw.strengths, f"{where}.strengths")


def _target(raw: dict[str, str], reading: Reading, where: str) -> Target:
    ((type, which),) = raw.items()
    target, scenario = TargetType(type), reading.setup.scenario
    if problem := wrong_target(target, scenario, where):
        reading.problems.append(problem)
    match target:
        case TargetType.CITY:
            return Target(target, reading.city(which, f"{where}.city"))
        case TargetType.HOME_REALM:
            return Target(target, reading.seat(which, f"{where}.home_realm"))
        case TargetType.ENEMY:
            return Target(target, which)
        case _:
            return Target(target)


def _read_correction(raw: RawCorrection, reading: Reading, where: str) -> Correction:
    said, given = raw.set, raw.set.model_fields_set
    if "runes" in given and reading.setup.scenario is not Scenario.RUNEWARS:
        reading.problems.append(not_this_scenario(f"{where}.runes", "R-S11", "runes", reading.setup.scenario))
    return Correction(
        damage=reading.by_seat(said.damage, f"{where}.damage"),
        strongholds=reading.by_seat(said.strongholds, f"{where}.strongholds"),
        cities={
            reading.city(city, f"{where}.cities.{city}"): reading.holder(owner, f"{where}.cities.{city}")
            for city, owner in said.cities.items()
        },
        rewards={
            reward: reading.holder(holder, f"{where}.rewards.{reward}") for reward, holder in said.rewards.items()
        },
        runes=reading.by_seat(said.runes, f"{where}.runes"),
        enemies=tuple(said.enemies) if "enemies" in given else None,
        events_left=said.events_left if "events_left" in given else None,
        first_player=reading.seat(said.first_player, f"{where}.first_player") if "first_player" in given else None,
        active=reading.seat(said.active, f"{where}.active") if "active" in given else None,
        note=raw.note if "note" in raw.model_fields_set else None,
        **_stamp(raw),
    )
