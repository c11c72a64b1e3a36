"""An event as an entry of the ledger: its name, and what that doesn't say."""

from companion.ethnos.words.events import corrected_text, event_text
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.table import band_details
from rules.ethnos.events import BandPlayed, Correction, sets_nothing
from rules.ethnos.game import Game
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import step_played


def entry_name(game: Game, index: int) -> str:
    """An entry in as few words as tell it."""
    return step_text(step_played(game.setup, game.steps[index]), game.setup.names)


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
