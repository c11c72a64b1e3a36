"""Game files in which somebody is called otherwise. What isn't as it should be in them is left as it is."""

from collections.abc import Callable
from typing import Any

from rules.ethnos.codes import Code
from rules.kinds import Data
from rules.problems import Problem, Refused

Name = Callable[[Any], Any]
"""The name that is to stand in the place of another; anything else stays."""
BY_PLAYER = ("glory", "merfolk", "trolls", "orcs")
"""What a correction sets, by the names of players."""


def renamed(data: Data, old: str, new: str) -> Data:
    """A game file, or parts of one, with the new name wherever the old one stood.

    `Refused` if that would make two of its players one.
    """

    def name(said: Any) -> Any:
        return new if said == old else said

    players = data.get("players", ())
    names = [player.get("name") for player in players]
    if old in names and new in names:
        raise Refused([Problem(Code.DUPLICATE_PLAYER, "players", "S1", facts={"player": new})])
    told: Data = {}
    if players:
        told["players"] = [{**player, "name": name(player.get("name"))} for player in players]
    if "first_player" in data:
        told["first_player"] = name(data["first_player"])
    if "events" in data:
        told["events"] = [_event(event, name) for event in data["events"]]
    return {**data, **told}


def _event(event: Data, name: Name) -> Data:
    told: Data = {field: name(event[field]) for field in ("player", "third_dragon") if field in event}
    if isinstance(event.get("pillage"), list):
        told["pillage"] = [name(player) for player in event["pillage"]]
    if isinstance(event.get("set"), dict):
        told["set"] = _set(event["set"], name)
    return {**event, **told}


def _set(said: Data, name: Name) -> Data:
    told: Data = {field: _by_name(said[field], name) for field in BY_PLAYER if field in said}
    if isinstance(said.get("markers"), dict):
        told["markers"] = {kingdom: _by_name(counts, name) for kingdom, counts in said["markers"].items()}
    if isinstance(said.get("giant"), dict):
        told["giant"] = {**said["giant"], "player": name(said["giant"].get("player"))}
    return {**said, **told}


def _by_name(values: Any, name: Name) -> Any:
    return {name(player): value for player, value in values.items()} if isinstance(values, dict) else values
