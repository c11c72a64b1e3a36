"""A step of a game in as few words as tell it, for the buttons that take it back or bring it again."""

from collections.abc import Mapping, Sequence
from typing import Final

from companion.ethnos.words.terms import AGES, LEADERS, band_text
from companion.speech.language import mark, say
from rules.ethnos.vocabulary import LARGEST_BAND, Tribe
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


def step_text(step: Code, names: Sequence[str]) -> str:
    """`Mara, 3 cards, Elf`, given the names of the players by seat. A step that nobody knows stops no screen."""
    match step:
        case {"kind": str(kind), "step": Mapping() as inner} if kind in AROUND:
            return say(AROUND[kind], step=_plain(inner, names))
        case _:
            return _plain(step, names)


def _plain(step: Code, names: Sequence[str]) -> str:
    match step:
        case {"kind": "band", "player": int(seat), "tribe": str(tribe), "cards": int(cards)} if (
            seat in range(len(names)) and tribe in set(LEADERS) and 1 <= cards <= LARGEST_BAND
        ):
            skeletons = step.get("skeletons")
            fits = isinstance(skeletons, int) and skeletons in range(cards)
            return _band(names[seat], Tribe(tribe), cards, int(skeletons or 0) if fits else 0)
        case {"kind": "ten_skeletons", "player": int(seat)} if seat in range(len(names)):
            return _band(names[seat], None, LARGEST_BAND, LARGEST_BAND)
        case {"kind": "dragon"}:
            return say("Dragon")
        case {"kind": "age_end", "age": int(age)} if 1 <= age <= len(AGES):
            return say("End of Age {age}", age=AGES[age - 1])
        case {"kind": "age_from_table", "age": int(age)} if 1 <= age <= len(AGES):
            # Translators: an Age whose score was typed in as it lay on the table
            return say("Age {age} from the table", age=AGES[age - 1])
        case {"kind": "correction"}:
            return say("Correction")
        case {"kind": "rules"}:
            return say("Rules changed")
        case {"kind": "text", "text": str(text)} if text:
            return text
        case _:
            # Translators: something that was done last in a game, which the app can't name
            return say("last step")


def _band(player: str, tribe: Tribe | None, cards: int, skeletons: int) -> str:
    # Translators: {band} is "3 cards, Elf"
    return say("{player}, {band}", player=player, band=band_text(tribe, cards, skeletons))
