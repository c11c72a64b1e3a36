"""Game files in which somebody is called otherwise. What isn't as it should be in them is left as it is."""

from collections.abc import Callable
from typing import Any

from rules.kinds import Data
from rules.problems import Problem, Refused
from rules.rune_age.codes import Code

Name = Callable[[Any], Any]
"""The name that is to stand in the place of another; anything else stays."""
BY_PLAYER = ("damage", "strongholds", "runes")
"""What a correction sets, by the names of players."""
OF_PLAYERS = ("cities", "rewards")
"""What it gives to players, by other names."""


def renamed(data: Data, old: str, new: str) -> Data:
    """A game file, or parts of one, with the new name wherever the old one stood for a player.

    `Refused` if that would make two of its players one.
    """

    def name(said: Any) -> Any:
        return new if said == old else said

    players = data.get("players", ())
    names = [player.get("name") for player in players]
    if old in names and new in names:
        raise Refused([Problem(Code.DUPLICATE_PLAYER, "players", "R-S1", facts={"player": new})])
    told: Data = {}
    if players:
        told["players"] = [{**player, "name": name(player.get("name"))} for player in players]
    if "first_player" in data:
        told["first_player"] = name(data["first_player"])
    if "events" in data:
        told["events"] = [_event(event, name) for event in data["events"]]
    return {**data, **told}


def _event(event: Data, name: Name) -> Data:
    told: Data = {}
    if "player" in event:
        told["player"] = name(event["player"])
    if isinstance(event.get("target"), dict):
        told["target"] = {kind: name(who) if kind == "home_realm" else who for kind, who in event["target"].items()}
    if isinstance(event.get("attacks"), list):
        told["attacks"] = [name(player) for player in event["attacks"]]
    if "strengths" in event:
        told["strengths"] = _by_name(event["strengths"], name)
    if isinstance(event.get("set"), dict):
        told["set"] = _set(event["set"], name)
    return {**event, **told}


def _set(said: Data, name: Name) -> Data:
    told: Data = {field: _by_name(said[field], name) for field in BY_PLAYER if field in said}
    for field in OF_PLAYERS:
        if isinstance(said.get(field), dict):
            told[field] = {thing: name(player) for thing, player in said[field].items()}
    told |= {field: name(said[field]) for field in ("first_player", "active") if field in said}
    return {**said, **told}


def _by_name(values: Any, name: Name) -> Any:
    return {name(player): value for player, value in values.items()} if isinstance(values, dict) else values
