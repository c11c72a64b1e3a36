"""The words of ledgers: an event as an entry, a change of one, and what no longer fits after it."""

from collections.abc import Callable
from typing import Final

from companion.speech.language import mark, say
from companion.speech.phrases import time_of_day
from rules.changing import G

CHANGED_MEANWHILE: Final = mark(
    "The game was changed in another window meanwhile, so this change was dropped. "
    "If it is still needed, make it again."
)
# Translators: marks an entry that was changed or put in a moment ago
JUST_NOW: Final = mark("Just now")
NO_LONGER_FIT: Final = mark(
    "These later entries no longer fit after it. Keep each as it lies on the table, or leave it out."
)


def entry_label(words: str, at: str | None, *, new: bool = False) -> str:
    """The whole event, for those who listen, with its time, and whether it was changed or put in just now."""
    timed = f"{time_of_day(at)}: {words}" if at else words
    return f"{say(JUST_NOW)}: {timed}" if new else timed


def where_text(game: G, index: int, entry_name: Callable[[G, int], str]) -> str:
    """Between which entries one is put that was forgotten, given what names an entry by its place."""
    if not game.steps:
        return say("It is the first entry.")
    if index == len(game.steps):
        return say("It comes after the last entry, “{entry}”.", entry=entry_name(game, index - 1))
    after = entry_name(game, index)
    if not index:
        return say("It comes before the first entry, “{entry}”.", entry=after)
    return say("It goes between “{before}” and “{after}”.", before=entry_name(game, index - 1), after=after)


def decision_text(entry: str, *, kept: bool) -> str:
    """What becomes of an event that no longer fits."""
    # Translators: {step} is "Mara, 3 cards, Elf"
    return say("{step}: kept, with a correction", step=entry) if kept else say("{step}: left out", step=entry)
