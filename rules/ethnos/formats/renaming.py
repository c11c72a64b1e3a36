"""Game files in which somebody is called otherwise. What isn't as it should be in them is left as it is."""

from rules.ethnos.codes import Code
from rules.formats import renaming
from rules.formats.renaming import Name, by_name
from rules.kinds import Data
from rules.problems import Problem

BY_PLAYER = ("glory", "merfolk", "trolls", "orcs")
"""What a correction sets, by the names of players."""


def renamed(data: Data, old: str, new: str) -> Data:
    """A game file, or parts of one, with the new name wherever the old one stood for a player.

    `Refused` if that would make two of its players one.
    """
    double = Problem(Code.DUPLICATE_PLAYER, "players", "S1", facts={"player": new})
    return renaming.renamed(data, old, new, _event, double)


def _event(event: Data, name: Name) -> Data:
    told: Data = {field: name(event[field]) for field in ("player", "third_dragon") if field in event}
    if isinstance(event.get("pillage"), list):
        told["pillage"] = [name(player) for player in event["pillage"]]
    if isinstance(event.get("set"), dict):
        told["set"] = _set(event["set"], name)
    return {**event, **told}


def _set(said: Data, name: Name) -> Data:
    told: Data = {field: by_name(said[field], name) for field in BY_PLAYER if field in said}
    if isinstance(said.get("markers"), dict):
        told["markers"] = {kingdom: by_name(counts, name) for kingdom, counts in said["markers"].items()}
    if isinstance(said.get("giant"), dict):
        told["giant"] = {**said["giant"], "player": name(said["giant"].get("player"))}
    return {**said, **told}
