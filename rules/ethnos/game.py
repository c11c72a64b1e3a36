"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rules.ethnos.events import Event
from rules.ethnos.play import apply, verify
from rules.ethnos.playing.overruling import overruled
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
    """In the game's events as they would be after the change if all of them fitted."""
    event: Event
    problems: tuple[Problem, ...]
    can_keep: bool
    """Whether it can be recorded all the same, if the players insist on it."""
    kept: bool


@dataclass(frozen=True, slots=True)
class Change:
    """An edited game, and the events that no longer fit: left out of it, or kept with the help of corrections."""

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


def insert(game: Game, index: int, event: Event, *, keep: Collection[int] = ()) -> Change:
    """Enter an event where it was forgotten: before the one at `index`. `keep` names conflicts by their index."""
    return _change(game, index, (event, *game.events[index:]), keep)


def replace_event(game: Game, index: int, event: Event, *, keep: Collection[int] = ()) -> Change:
    return _change(game, index, (event, *game.events[index + 1 :]), keep)


def remove(game: Game, index: int, *, keep: Collection[int] = ()) -> Change:
    return _change(game, index, game.events[index + 1 :], keep)


def edit(game: Game, index: int, taken: int, events: tuple[Event, ...], *, keep: Collection[int] = ()) -> Change:
    """Put events in the place of as many as are taken out, from `index` on."""
    return _change(game, index, (*events, *game.events[index + taken :]), keep)


def _change(game: Game, index: int, later: Iterable[Event], keep: Collection[int]) -> Change:
    """Play the later events again from `index` on; of those that no longer fit, keep what is wanted and can be."""
    changed = Game(game.setup, game.steps[:index])
    conflicts = []
    for place, event in enumerate(later, start=index):
        played: tuple[Event, ...] = (event,)
        problems = verify(changed.setup, changed.state, event)
        if problems:
            instead = overruled(changed.setup, changed.state, event)
            played = instead if instead and place in keep else ()
            conflicts.append(Conflict(place, event, problems, can_keep=instead is not None, kept=bool(played)))
        for each in played:
            changed = play(changed, each)
    return Change(changed, tuple(conflicts))
