"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from rules.changing import Change, play_all
from rules.played import Changing, PlayedGame
from rules.rune_age.events import Correction, Event
from rules.rune_age.overruling import overruled
from rules.rune_age.play import Step, apply
from rules.rune_age.setup import Setup
from rules.rune_age.state import State, opening_state


@dataclass(frozen=True)
class Game(PlayedGame[Setup, Step, Event, State]):
    def opening(self) -> State:
        return opening_state(self.setup)


def play(game: Game, event: Event) -> Game:
    """The game with one more event, or `Refused`."""
    return Game(game.setup, (*game.steps, apply(game.setup, game.state, event, len(game.steps))))


def replay(setup: Setup, events: Iterable[Event]) -> Game:
    """The game of these events, or `Refused` with the problems of the first that can't be."""
    return play_all(Game(setup), events, play)


CHANGING: Final = Changing(play, overruled)
edit: Final = CHANGING.edit


def rerule(game: Game, setup: Setup, *, keep: Collection[int] = (), logged: Correction | None = None) -> Change[Game]:
    """Play the same events with another set-up of the same table: other rulings, printed numbers, or names.

    Of those that no longer fit, what `keep` names by its index is kept if it can be. What is to be `logged`, and sets
    nothing, comes last, or before the event that ends the game.
    """
    return CHANGING.rerule(Game(setup), game.events, keep, logged)


def is_past(game: Game, index: int) -> bool:
    """Whether what happens at this place is over: in an earlier round, or in a game that is over."""
    return game.state.over or game.state_before(index).round < game.state.round
