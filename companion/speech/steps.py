"""A step of any game in as few words as tell it, for the buttons that take it back or bring it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from companion.speech.language import mark, say

if TYPE_CHECKING:
    from rules.kinds import Code

AROUND: Final = {
    # Translators: {step} is "Mara, 3 cards, Elf"
    "removed": mark("Removed: {step}"),
    # Translators: {step} is "Mara, 3 cards, Elf"
    "changed": mark("Changed: {step}"),
    # Translators: {step} is "Mara, 3 cards, Elf"
    "entered": mark("Added: {step}"),
    # Translators: {step} is "End of Age II"
    "taken_back": mark("Take back: {step}"),
}
"""What is done to another step."""


def around_text(step: Code, plain: Callable[[Code], str]) -> str:
    """What is done to another step, or the step alone, which is said by `plain`."""
    match step:
        case {"kind": str(kind), "step": Mapping() as inner} if kind in AROUND:
            return say(AROUND[kind], step=plain(inner))
        case _:
            return plain(step)


def common_text(step: Code, changes: str) -> str:
    """A step that every game has, given what a correction changes. A step that nobody knows stops no screen."""
    match step:
        case {"kind": "correction"}:
            # Translators: {changes} is "Mara 2 to 3 in Rhea; Tove: Glory 34 to 51"
            return say("Correction: {changes}", changes=changes) if changes else say("Correction")
        case {"kind": "rules"}:
            return say("Rules changed")
        case {"kind": "set_up"}:
            return say("Set-up corrected")
        case _:
            # Translators: something that was done last in a game, which the app can't name
            return say("last step")
