"""A step of a game in as few words as tell it, for the buttons that take it back or bring it again."""

from collections.abc import Sequence
from typing import Any

from companion.rune_age.words.corrections import changes_text
from companion.speech.language import say
from companion.speech.steps import around_text, common_text
from rules.kinds import Code


def step_text(step: Code, names: Sequence[str]) -> str:
    """`Ola against Riverwatch`, given the names of the players by seat. A step that nobody knows stops no screen."""
    return around_text(step, lambda inner: _plain(inner, names))


def _plain(step: Code, names: Sequence[str]) -> str:
    seat = step.get("player")
    if isinstance(seat, int) and seat in range(len(names)):
        return _of_player(step, names[seat])
    match step:
        case {"kind": "turn_end"}:
            return say("End of turn")
        case {"kind": "phase_end"}:
            return say("End of the Event phase")
        case {"kind": "event", "name": str(name)}:
            # Translators: {name} is the name of an event card
            return say("Event: {name}", name=name)
        case _:
            return common_text(step, changes_text(step.get("changes"), names))


def _of_player(step: Code, player: str) -> str:
    match step:
        case {"kind": "battle" | "siege", "target": target}:
            # Translators: a fight; {target} is a city's, an enemy's or a player's name, or "Stronghold"
            return say("{player} against {target}", player=player, target=_target(target))
        case {"kind": "buy", "what": "stronghold"}:
            return say("{player} buys a Stronghold", player=player)
        case {"kind": "buy", "what": "monument"}:
            return say("{player} builds the Monument", player=player)
        case {"kind": "damage", "amount": int(amount)}:
            # Translators: {amount} is a number
            return say("{player}: damage {amount}", player=player, amount=amount)
        case _:
            return say("last step")


def _target(target: Any) -> str:
    match target:
        case {"city": str(name)} | {"enemy": str(name)} | {"home_realm": str(name)}:
            return name
        case "stronghold":
            return say("Stronghold")
        case "objective":
            return say("Objective")
        case _:
            return say("Event")
