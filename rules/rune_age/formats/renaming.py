"""Game files in which somebody is called otherwise. What isn't as it should be in them is left as it is."""

from rules.formats import renaming
from rules.formats.renaming import Name, by_name
from rules.kinds import Data
from rules.problems import Problem
from rules.rune_age.codes import Code

BY_PLAYER = ("damage", "strongholds", "runes")
"""What a correction sets, by the names of players."""
OF_PLAYERS = ("cities", "rewards")
"""What it gives to players, by other names."""


def renamed(data: Data, old: str, new: str) -> Data:
    """A game file, or parts of one, with the new name wherever the old one stood for a player.

    `Refused` if that would make two of its players one.
    """
    double = Problem(Code.DUPLICATE_PLAYER, "players", "R-S1", facts={"player": new})
    return renaming.renamed(data, old, new, _event, double)


def _event(event: Data, name: Name) -> Data:
    told: Data = {}
    if "player" in event:
        told["player"] = name(event["player"])
    if isinstance(event.get("target"), dict):
        told["target"] = {kind: name(who) if kind == "home_realm" else who for kind, who in event["target"].items()}
    if isinstance(event.get("attacks"), list):
        told["attacks"] = [name(player) for player in event["attacks"]]
    if "strengths" in event:
        told["strengths"] = by_name(event["strengths"], name)
    if isinstance(event.get("set"), dict):
        told["set"] = _set(event["set"], name)
    return {**event, **told}


def _set(said: Data, name: Name) -> Data:
    told: Data = {field: by_name(said[field], name) for field in BY_PLAYER if field in said}
    for field in OF_PLAYERS:
        if isinstance(said.get(field), dict):
            told[field] = {thing: name(player) for thing, player in said[field].items()}
    told |= {field: name(said[field]) for field in ("first_player", "active") if field in said}
    return {**said, **told}
