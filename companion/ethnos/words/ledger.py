"""The ledger's words: an event as an entry, a change of one, and what no longer fits after it."""

from typing import Final

from companion.ethnos.words.events import corrected_text, event_text
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import band_details
from companion.speech.language import mark, say
from companion.speech.phrases import time_of_day
from rules.ethnos.events import BandPlayed, Correction, sets_nothing
from rules.ethnos.game import Game
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import step_played

CHANGED_MEANWHILE: Final = mark(
    "The game was changed in another window meanwhile, so this change was dropped. "
    "If it is still needed, make it again."
)
# Translators: marks an entry that was changed or put in a moment ago
JUST_NOW: Final = mark("Just now")
NO_LONGER_FIT: Final = mark(
    "These later entries no longer fit after it. Keep each as it lies on the table, or leave it out."
)


def entry_label(setup: Setup, step: Step, *, new: bool = False) -> str:
    """The whole event, for those who listen, and whether it was changed or put in just now."""
    words = event_text(setup, step)
    timed = f"{time_of_day(step.event.at)}: {words}" if step.event.at else words
    return f"{say(JUST_NOW)}: {timed}" if new else timed


def where_text(game: Game, index: int) -> str:
    """Between which entries one is put that was forgotten."""
    names = [step_text(step_played(game.setup, step), game.setup.names) for step in game.steps[max(index - 1, 0) :][:2]]
    if not names:
        return say("It is the first entry.")
    if index == len(game.steps):
        return say("It comes after the last entry, “{entry}”.", entry=names[0])
    if not index:
        return say("It comes before the first entry, “{entry}”.", entry=names[0])
    return say("It goes between “{before}” and “{after}”.", before=names[0], after=names[1])


def entry_details(setup: Setup, step: Step) -> str:
    """What the heading of an entry doesn't say."""
    event = step.event
    match event:
        case BandPlayed():
            return " · ".join(band_details(event.band, step.effect))
        case Correction() if event.note and sets_nothing(event):
            return event.note
        case Correction():
            words = corrected_text(setup, event)
            return f"{words} ({event.note})" if event.note else words
        case _:
            return event_text(setup, step)


def decision_text(setup: Setup, step: Step, *, kept: bool) -> str:
    """What becomes of an event that no longer fits."""
    name = step_text(step_played(setup, step), setup.names)
    # Translators: {step} is "Mara, 3 cards, Elf"
    return say("{step}: kept, with a correction", step=name) if kept else say("{step}: left out", step=name)
