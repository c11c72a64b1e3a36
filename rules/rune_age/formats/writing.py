"""Games as the data of their files; reading it gives the same game."""

from collections.abc import Mapping
from typing import Any

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
from rules.rune_age.formats.armies import army_data
from rules.rune_age.formats.models import GAME_FORMAT
from rules.rune_age.game import Game
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.setup import Setup
from rules.rune_age.vocabulary import TargetType

Data = dict[str, Any]


def write_game(game: Game) -> Data:
    setup = game.setup
    data: Data = {
        "format": GAME_FORMAT,
        "scenario": setup.scenario,
        "players": [{"name": player.name, "race": player.race} for player in setup.players],
        "first_player": setup.names[setup.first_player],
        "cities": [city._asdict() for city in setup.cities],
    }
    if setup.objective:
        data["objective"] = setup.objective._asdict()
    if setup.cooperative:
        data["cooperative"] = True
    return {
        **data,
        "rulings": rulings_data(setup.rulings),
        "events": [event_data(setup, event) for event in game.events],
    }


def rulings_data(rulings: Rulings) -> Data:
    """Those that aren't as usual."""
    return {name: value for name, value in rulings if value != getattr(USUAL, name)}


def event_data(setup: Setup, event: Event) -> Data:
    stamp = {"at": event.at, "id": event.id}
    return {**_said(setup, event), **{field: text for field, text in stamp.items() if text is not None}}


def target_data(setup: Setup, target: Target) -> str | Data:
    match target.type:
        case TargetType.CITY:
            return {"city": setup.cities[target.place].name}
        case TargetType.HOME_REALM:
            return {"home_realm": setup.names[target.place]}
        case TargetType.ENEMY:
            return {"enemy": target.name}
        case _:
            return str(target.type)


def _said(setup: Setup, event: Event) -> Data:
    match event:
        case TurnEnded():
            return {"type": "turn_end", **_strengths(setup, event.strengths)}
        case PhaseEnded():
            return {"type": "phase_end", **_strengths(setup, event.strengths)}
        case BattleFought():
            fight = _fight(setup, "battle", event)
            skulls = {"skulls": list(event.skulls)} if event.skulls else {}
            return fight | skulls | ({} if event.strength is None else {"strength": event.strength})
        case SiegeFought():
            defence = army_data(event.defence)
            return _fight(setup, "siege", event) | ({"defence": defence} if defence else {})
        case Bought():
            return {"type": "buy", "player": setup.names[event.player], "what": event.what}
        case Damaged():
            return {"type": "damage", "player": setup.names[event.player], "amount": event.amount}
        case EnemyDrawn():
            marks = {name: True for name in ("reward", "start_effect") if getattr(event, name)}
            return _drawn(event, "enemy") | {"strength": event.strength} | _dice(event.dice) | marks
        case InstantDrawn():
            return _drawn(event, "instant") | _instant(setup, event)
        case _:
            return _correction(setup, event)


def _strengths(setup: Setup, strengths: Mapping[int, int]) -> Data:
    return {"strengths": _named(setup, strengths)} if strengths else {}


def _fight(setup: Setup, type: str, event: BattleFought | SiegeFought) -> Data:
    army = army_data(event.army)
    data = {"type": type, "player": setup.names[event.player], "target": target_data(setup, event.target)}
    return data | ({"army": army} if army else {})


def _drawn(event: EnemyDrawn | InstantDrawn, kind: str) -> Data:
    return {"type": "event", "name": event.name, "kind": kind}


def _dice(dice: int) -> Data:
    return {"dice": dice} if dice else {}


def _instant(setup: Setup, event: InstantDrawn) -> Data:
    data: Data = {"lasts": True} if event.lasts else {}
    if event.strength is not None:
        data |= {"strength": event.strength, **_dice(event.dice)}
    if event.attacks is not None:
        data["attacks"] = [setup.names[seat] for seat in event.attacks]
    return data


def _correction(setup: Setup, event: Correction) -> Data:
    def holder(seat: int | None) -> str | None:
        return None if seat is None else setup.names[seat]

    lists: Data = {
        "damage": _named(setup, event.damage),
        "strongholds": _named(setup, event.strongholds),
        "cities": {setup.cities[place].name: holder(owner) for place, owner in event.cities.items()},
        "rewards": {name: holder(seat) for name, seat in event.rewards.items()},
        "runes": _named(setup, event.runes),
    }
    single: Data = {
        "enemies": None if event.enemies is None else list(event.enemies),
        "events_left": event.events_left,
        "first_player": holder(event.first_player),
        "active": holder(event.active),
    }
    said = {field: value for field, value in lists.items() if value}
    said |= {field: value for field, value in single.items() if value is not None}
    return {"type": "correction", "set": said} | ({} if event.note is None else {"note": event.note})


def _named(setup: Setup, values: Mapping[int, Any]) -> Data:
    return {setup.names[seat]: value for seat, value in values.items()}
