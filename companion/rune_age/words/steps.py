"""A step of a game in as few words as tell it, for the buttons that take it back or bring it again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from companion.rune_age.words.corrections import changes_text
from companion.speech.language import mark, say
from rules.kinds import Code

AROUND: Final = {
    # Translators: {step} is "Mara, 3 cards, Elf"
    "removed": mark("Removed: {step}"),
    # Translators: {step} is "Mara, 3 cards, Elf"
    "changed": mark("Changed: {step}"),
    # Translators: {step} is "Mara, 3 cards, Elf"
    "entered": mark("Added: {step}"),
}
"""What is done to another step."""


def step_text(step: Code, names: Sequence[str]) -> str:
    """`Ola against Riverwatch`, given the names of the players by seat. A step that nobody knows stops no screen."""
    match step:
        case {"kind": str(kind), "step": Mapping() as inner} if kind in AROUND:
            return say(AROUND[kind], step=_plain(inner, names))
        case _:
            return _plain(step, names)


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
        case {"kind": "correction"}:
            changes = changes_text(step.get("changes"), names)
            # Translators: {changes} is "Mara 2 to 3 in Rhea; Tove: Glory 34 to 51"
            return say("Correction: {changes}", changes=changes) if changes else say("Correction")
        case {"kind": "rules"}:
            return say("Rules changed")
        case {"kind": "set_up"}:
            return say("Set-up corrected")
        case _:
            # Translators: something that was done last in a game, which the app can't name
            return say("last step")


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
