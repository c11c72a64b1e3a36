"""Game files in which somebody is called otherwise. What isn't as it should be in them is left as it is."""

from collections.abc import Callable
from typing import Any

from rules.kinds import Data
from rules.problems import Problem, Refused

Name = Callable[[Any], Any]
"""The name that is to stand in the place of another; anything else stays."""


def renamed(data: Data, old: str, new: str, event: Callable[[Data, Name], Data], double: Problem) -> Data:
    """A game file, or parts of one, with the new name wherever the old one stood for a player; `event` renames in one.

    `Refused` as a `double` if that would make two of its players one.
    """

    def name(said: Any) -> Any:
        return new if said == old else said

    players = data.get("players", ())
    names = [player.get("name") for player in players]
    if old in names and new in names:
        raise Refused([double])
    told: Data = {}
    if players:
        told["players"] = [{**player, "name": name(player.get("name"))} for player in players]
    if "first_player" in data:
        told["first_player"] = name(data["first_player"])
    if "events" in data:
        told["events"] = [event(each, name) for each in data["events"]]
    return {**data, **told}


def by_name(values: Any, name: Name) -> Any:
    """What is set by the names of players."""
    return {name(player): value for player, value in values.items()} if isinstance(values, dict) else values
