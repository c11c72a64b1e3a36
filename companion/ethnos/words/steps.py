"""A step of a game in as few words as tell it, for the buttons that take it back or bring it again."""

from collections.abc import Sequence

from companion.ethnos.words.terms import AGES, tribe_counted
from companion.speech.language import say, say_kept
from rules.ethnos.vocabulary import Tribe
from rules.kinds import Code


def step_text(step: Code, names: Sequence[str]) -> str:
    """`Mara, 3 Elves`, given the names of the players by seat. Damage to what is kept stops no screen."""
    try:
        return _step(step, names)
    except (LookupError, TypeError, ValueError, RecursionError):
        return str(step.get("kind", "?"))


def _step(step: Code, names: Sequence[str]) -> str:
    match step["kind"]:
        case "band":
            return _band(names[step["player"]], Tribe(step["tribe"]), step["cards"])
        case "ten_skeletons":
            return _band(names[step["player"]], Tribe.SKELETONS, 10)
        case "dragon":
            return say("Dragon")
        case "age_end":
            return say("End of Age {age}", age=AGES[step["age"] - 1])
        case "age_from_table":
            # Translators: an Age whose score was typed in as it lay on the table
            return say("Age {age} from the table", age=AGES[step["age"] - 1])
        case "correction":
            return say("Correction")
        case "rules":
            return say("Rules changed")
        case "text":
            return str(step["text"])
        case _:
            return _of_a_step(step["kind"], _step(step["step"], names))


def _band(player: str, tribe: Tribe, cards: int) -> str:
    # Translators: {band} is "3 Elves"
    return say("{player}, {band}", player=player, band=say_kept(tribe_counted(tribe, cards)))


def _of_a_step(kind: str, step: str) -> str:
    match kind:
        case "removed":
            # Translators: {step} is "Mara, 3 Elves"
            return say("Removed: {step}", step=step)
        case "changed":
            # Translators: {step} is "Mara, 3 Elves"
            return say("Changed: {step}", step=step)
        case "entered":
            # Translators: {step} is "Mara, 3 Elves"
            return say("Added: {step}", step=step)
        case _:
            # Translators: {step} is "End of Age II"
            return say("Take back: {step}", step=step)
