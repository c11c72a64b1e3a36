"""What is said while an event is entered."""

from collections.abc import Mapping
from typing import Final

from companion.rune_age.entering.event import Lacks
from companion.rune_age.words.terms import dice_text, strength_text
from companion.speech.language import mark, say
from rules.rune_age.components import MOST_DICE, MOST_STRENGTH
from rules.rune_age.events import EnemyDrawn, InstantDrawn

LACKING: Final[Mapping[Lacks, str]] = {
    Lacks.NAME: mark("Type the name on the card."),
    Lacks.KIND: mark("Choose what it is: an enemy or an instant."),
    Lacks.STRENGTH: mark("Type the strength on the card, from 0 to {strength}."),
    Lacks.DICE: mark("A card has at most {dice} dice."),
    Lacks.TARGET: mark("Choose whom it attacks."),
}


def lacking_text(lacks: Lacks) -> str:
    return say(LACKING[lacks], strength=MOST_STRENGTH, dice=MOST_DICE)


def event_words(event: EnemyDrawn | InstantDrawn) -> str:
    """A card of the book, for those who listen: `Ghox: enemy, strength 7, 1 die`."""
    facts = [say("enemy") if isinstance(event, EnemyDrawn) else say("instant")]
    if event.strength is not None:
        facts.append(strength_text(event.strength))
    if event.dice:
        facts.append(dice_text(event.dice))
    return f"{event.name}: {', '.join(facts)}"
