"""The Tribes in a sentence each: what the Leader of a band does, and what to remember at the end of an Age."""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, say
from rules.ethnos.playing.giants import GLORY_FOR_TAKING
from rules.ethnos.vocabulary import Tribe

LEADERS: Final[Mapping[Tribe, str]] = {
    Tribe.CENTAURS: mark("If a marker could be placed, another band may be played at once."),
    Tribe.DWARVES: mark("The band scores as one card more at the Age's end."),
    Tribe.ELVES: mark("Up to as many cards as the band has may be kept in hand."),
    Tribe.GIANTS: mark("A band larger than the one that holds the Giant token takes it: {glory} Glory at once."),
    Tribe.HALFLINGS: mark("No marker is placed."),
    Tribe.MERFOLK: mark(
        "The Merfolk marker moves as many spaces as the band has cards; each symbol gives an extra marker."
    ),
    Tribe.MINOTAURS: mark("For placing a marker the band counts as one card more."),
    Tribe.ORCS: mark("A marker may also go on the Horde space of the Leader's colour, if it is empty."),
    Tribe.SKELETONS: mark("Skeletons never lead."),
    Tribe.TROLLS: mark("One free Troll token of at most the band's size may be taken."),
    Tribe.WINGFOLK: mark("The marker may go to any Kingdom in which the band is large enough."),
    Tribe.WIZARDS: mark("As many cards as the band has are drawn after the discard."),
}

AT_THE_AGES_END: Final[Mapping[Tribe, str]] = {
    Tribe.MERFOLK: mark("Their board scores like a Kingdom, by the spaces reached."),
    Tribe.GIANTS: mark("The holder of the Giant token gains what it shows for this Age."),
    Tribe.ORCS: mark("A Horde may be emptied as a whole for Glory, or kept; in the last Age all are emptied."),
    Tribe.TROLLS: mark("Troll tokens break ties: the larger sum first, then the highest token."),
    # Translators: follows the name of the Tribe, "Skeletons: ..."
    Tribe.SKELETONS: mark("They leave the bands before these score."),
    Tribe.DWARVES: mark("A band that a Dwarf leads scores as one card more, after its Skeletons are gone."),
}
"""The Tribes that matter then, in the order in which they do."""


def leader_text(tribe: Tribe) -> str:
    """What the Leader of a band does."""
    return say(LEADERS[tribe], glory=GLORY_FOR_TAKING)


def age_end_text(tribe: Tribe) -> str:
    """What to remember when an Age ends, if anything."""
    return say(AT_THE_AGES_END[tribe]) if tribe in AT_THE_AGES_END else say("Nothing.")
