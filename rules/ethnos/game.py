"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.ethnos.events import Event
from rules.ethnos.play import apply, verify
from rules.ethnos.problems import Problem, Refused, under
from rules.ethnos.setup import Setup
from rules.ethnos.state import State, opening_state


@dataclass(frozen=True, slots=True)
class Step:
    event: Event
    state: State
    """After the event."""


@dataclass(frozen=True, slots=True)
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
    """In the game's events as they would be after the change."""
    event: Event
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """An edited game, and the events that had to be left out of it because they no longer fit."""

    game: Game
    conflicts: tuple[Conflict, ...]


def play(game: Game, event: Event) -> Game:
    """The game with one more event, or `Refused`."""
    return Game(game.setup, (*game.steps, Step(event, apply(game.setup, game.state, event))))


def replay(setup: Setup, events: Iterable[Event]) -> Game:
    """The game of these events, or `Refused` with the problems of the first that can't be."""
    state = opening_state(setup)
    steps: list[Step] = []
    for event in events:
        try:
            state = apply(setup, state, event)
        except Refused as refused:
            raise Refused(under(f"events[{len(steps)}]", refused.problems)) from None
        steps.append(Step(event, state))
    return Game(setup, tuple(steps))


def undo(game: Game) -> Game:
    """The game without its last event; a game without events stays as it is."""
    return Game(game.setup, game.steps[:-1])


def insert(game: Game, index: int, event: Event) -> Change:
    """Enter an event where it was forgotten: before the one at `index`."""
    return _change(game, index, (event, *game.events[index:]))


def replace_event(game: Game, index: int, event: Event) -> Change:
    return _change(game, index, (event, *game.events[index + 1 :]))


def remove(game: Game, index: int) -> Change:
    return _change(game, index, game.events[index + 1 :])


def _change(game: Game, index: int, later: Iterable[Event]) -> Change:
    """Play the later events again from `index` on, and set aside those that no longer fit."""
    changed = Game(game.setup, game.steps[:index])
    conflicts = []
    for place, event in enumerate(later, start=index):
        problems = verify(changed.setup, changed.state, event)
        if problems:
            conflicts.append(Conflict(place, event, problems))
        else:
            changed = play(changed, event)
    return Change(changed, tuple(conflicts))
