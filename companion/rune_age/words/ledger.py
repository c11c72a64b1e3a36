"""The ledger's words: an event as an entry, a change of one, and what no longer fits after it."""

from typing import Final

from companion.rune_age.words.events import event_text
from companion.rune_age.words.fights import verdict_text
from companion.rune_age.words.sides import sides_of_fought
from companion.rune_age.words.steps import step_text
from companion.speech.language import mark, say
from companion.speech.phrases import time_of_day
from rules.rune_age.events import BattleFought, Bought, Damaged, SiegeFought, TurnEnded
from rules.rune_age.game import Game
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.steps import step_of

CHANGED_MEANWHILE: Final = mark(
    "The game was changed in another window meanwhile, so this change was dropped. "
    "If it is still needed, make it again."
)
# Translators: marks an entry that was changed or put in a moment ago
JUST_NOW: Final = mark("Just now")
NO_LONGER_FIT: Final = mark(
    "These later entries no longer fit after it. Keep each as it lies on the table, or leave it out."
)


def entry_name(game: Game, index: int) -> str:
    """An entry in as few words as tell it."""
    before = Game(game.setup, game.steps[:index])
    return step_text(step_of(before, [game.steps[index].event]), game.setup.names)


def entry_label(setup: Setup, step: Step, *, new: bool = False) -> str:
    """The whole event, for those who listen, and whether it was changed or put in just now."""
    words = event_text(setup, step)
    timed = f"{time_of_day(step.event.at)}: {words}" if step.event.at else words
    return f"{say(JUST_NOW)}: {timed}" if new else timed


def entry_details(setup: Setup, step: Step) -> str:
    """What the name of an entry doesn't say."""
    event = step.event
    match event:
        case BattleFought() | SiegeFought():
            fought = step.state.fights[-1]
            return verdict_text(fought.report, sides_of_fought(setup, fought))
        case Bought() | Damaged():
            return ""
        case TurnEnded() if not event.strengths:
            return ""
        case _:
            return event_text(setup, step)


def where_text(game: Game, index: int) -> str:
    """Between which entries one is put that was forgotten."""
    names = [entry_name(game, place) for place in range(max(index - 1, 0), min(index + 1, len(game.steps)))]
    if not names:
        return say("It is the first entry.")
    if index == len(game.steps):
        return say("It comes after the last entry, “{entry}”.", entry=names[0])
    if not index:
        return say("It comes before the first entry, “{entry}”.", entry=names[0])
    return say("It goes between “{before}” and “{after}”.", before=names[0], after=names[1])


def decision_text(name: str, *, kept: bool) -> str:
    """What becomes of an event that no longer fits."""
    # Translators: {step} is "Mara, 3 cards, Elf"
    return say("{step}: kept, with a correction", step=name) if kept else say("{step}: left out", step=name)
