"""An event as an entry of the ledger: its name, and what that doesn't say."""

from companion.rune_age.words.events import event_text
from companion.rune_age.words.fights import verdict_text
from companion.rune_age.words.sides import sides_of_fought
from companion.rune_age.words.steps import step_text
from rules.rune_age.events import BattleFought, Bought, Damaged, SiegeFought, TurnEnded
from rules.rune_age.game import Game
from rules.rune_age.play import Step
from rules.rune_age.setup import Setup
from rules.rune_age.steps import step_of


def entry_name(game: Game, index: int) -> str:
    """An entry in as few words as tell it."""
    before = Game(game.setup, game.steps[:index])
    return step_text(step_of(before, [game.steps[index].event]), game.setup.names)


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
