"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules.changing import Change, play_all, play_what_fits
from rules.rune_age.events import Correction, Event
from rules.rune_age.overruling import overruled
from rules.rune_age.play import Step, apply
from rules.rune_age.setup import Setup
from rules.rune_age.state import State, opening_state


@dataclass(frozen=True)
class Game:
    setup: Setup
    steps: tuple[Step, ...] = ()

    @property
    def state(self) -> State:
        return self.state_before(len(self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(step.event for step in self.steps)

    def state_before(self, index: int) -> State:
        return self.steps[index - 1].state if index else opening_state(self.setup)


def play(game: Game, event: Event) -> Game:
    """The game with one more event, or `Refused`."""
    return Game(game.setup, (*game.steps, apply(game.setup, game.state, event, len(game.steps))))


def replay(setup: Setup, events: Iterable[Event]) -> Game:
    """The game of these events, or `Refused` with the problems of the first that can't be."""
    return play_all(Game(setup), events, play)


def undo(game: Game) -> Game:
    """The game without its last event; a game without events stays as it is."""
    return Game(game.setup, game.steps[:-1])


def edit(
    game: Game, index: int, taken: int, events: Iterable[Event] = (), *, keep: Collection[int] = ()
) -> Change[Game]:
    """Put events in the place of as many as are taken out, from `index` on, and play the later ones again.

    Of those that no longer fit, what `keep` names by its index in the changed game is kept if it can be.
    """
    later = game.events[index + taken :]
    return play_what_fits(Game(game.setup, game.steps[:index]), (*events, *later), play, overruled, keep)


def rerule(game: Game, setup: Setup, *, keep: Collection[int] = (), logged: Correction | None = None) -> Change[Game]:
    """Play the same events with another set-up of the same table: other rulings, printed numbers, or names.

    Of those that no longer fit, what `keep` names by its index is kept if it can be. What is to be `logged`, and sets
    nothing, comes last, or before the event that ends the game.
    """
    change = play_what_fits(Game(setup), game.events, play, overruled, keep)
    if logged is None:
        return change
    now = len(change.game.steps) - change.game.state.over
    return Change(edit(change.game, now, 0, (logged,)).game, change.conflicts)


def is_past(game: Game, index: int) -> bool:
    """Whether what happens at this place is over: in an earlier round, or in a game that is over."""
    return game.state.over or game.state_before(index).round < game.state.round
