"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules.problems import Problem, Refused, under
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


@dataclass(frozen=True, slots=True)
class Conflict:
    """A later event that no longer fits after a change."""

    index: int
    """In the game's events as they would be after the change if all of them fitted."""
    event: Event
    problems: tuple[Problem, ...]
    can_keep: bool
    """Whether it can be recorded all the same, if the players insist on it."""
    kept: bool


@dataclass(frozen=True, slots=True)
class Change:
    """A changed game, and the events that no longer fit: left out of it, or kept with the help of corrections."""

    game: Game
    conflicts: tuple[Conflict, ...]


def play(game: Game, event: Event) -> Game:
    """The game with one more event, or `Refused`."""
    return Game(game.setup, (*game.steps, apply(game.setup, game.state, event, len(game.steps))))


def replay(setup: Setup, events: Iterable[Event]) -> Game:
    """The game of these events, or `Refused` with the problems of the first that can't be."""
    state, steps = opening_state(setup), list[Step]()
    for place, event in enumerate(events):
        try:
            step = apply(setup, state, event, place)
        except Refused as refused:
            raise Refused(under(f"events[{place}]", refused.problems)) from None
        steps.append(step)
        state = step.state
    return Game(setup, tuple(steps))


def undo(game: Game) -> Game:
    """The game without its last event; a game without events stays as it is."""
    return Game(game.setup, game.steps[:-1])


def edit(game: Game, index: int, taken: int, events: Iterable[Event] = (), *, keep: Collection[int] = ()) -> Change:
    """Put events in the place of as many as are taken out, from `index` on, and play the later ones again.

    Of those that no longer fit, what `keep` names by its index in the changed game is kept if it can be.
    """
    return _go_on(Game(game.setup, game.steps[:index]), (*events, *game.events[index + taken :]), keep)


def rerule(game: Game, setup: Setup, *, keep: Collection[int] = (), logged: Correction | None = None) -> Change:
    """Play the same events with another set-up of the same table: other rulings, printed numbers, or names.

    Of those that no longer fit, what `keep` names by its index is kept if it can be. What is to be `logged`, and sets
    nothing, comes last, or before the event that ends the game.
    """
    change = _go_on(Game(setup), game.events, keep)
    if logged is None:
        return change
    now = len(change.game.steps) - change.game.state.over
    return Change(edit(change.game, now, 0, (logged,)).game, change.conflicts)


def is_past(game: Game, index: int) -> bool:
    """Whether what happens at this place is over: in an earlier round, or in a game that is over."""
    return game.state.over or game.state_before(index).round < game.state.round


def _go_on(game: Game, events: Iterable[Event], keep: Collection[int]) -> Change:
    conflicts = []
    for place, event in enumerate(events, start=len(game.steps)):
        try:
            game = play(game, event)
        except Refused as refused:
            instead = overruled(game.setup, game.state, event)
            played = instead if instead and place in keep else ()
            conflicts.append(Conflict(place, event, refused.problems, can_keep=instead is not None, kept=bool(played)))
            for each in played:
                game = play(game, each)
    return Change(game, tuple(conflicts))
