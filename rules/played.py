"""A game is its list of events. Each step keeps the state after it, so that going on, and back, costs one event.

Here is what games that are kept so have in common, whatever is played.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from rules.changing import Change, Overruled, play_what_fits
from rules.kinds import Code, Data, Standing
from rules.limits import verify_room
from rules.statistics.digest import Digest


class AnyStep(Protocol):
    """An event that was played, and the state after it."""

    @property
    def event(self) -> Any: ...
    @property
    def state(self) -> Any: ...


Setup = TypeVar("Setup")
Step = TypeVar("Step", bound=AnyStep)
Event = TypeVar("Event")
State = TypeVar("State")


@dataclass(frozen=True)
class PlayedGame(ABC, Generic[Setup, Step, Event, State]):
    setup: Setup
    steps: tuple[Step, ...] = ()

    @abstractmethod
    def opening(self) -> State:
        """The state before the first event."""

    @property
    def state(self) -> State:
        return self.state_before(len(self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(step.event for step in self.steps)

    def state_before(self, index: int) -> State:
        state: State = self.steps[index - 1].state if index else self.opening()
        return state


G = TypeVar("G", bound=PlayedGame[Any, Any, Any, Any])
Play = Callable[[G, Any], G]
"""The game with one more event, or `Refused`."""


def undo(game: G) -> G:
    """The game without its last event; a game without events stays as it is."""
    return replace(game, steps=game.steps[:-1])


@dataclass(frozen=True, slots=True)
class Changing(Generic[G]):
    """How games are changed that are played so, and in which what no longer fits may be overruled."""

    play: Play[G]
    overruled: Overruled

    def edit(
        self, game: G, index: int, taken: int, events: Iterable[Any] = (), *, keep: Collection[int] = ()
    ) -> Change[G]:
        """Put events in the place of as many as are taken out, from `index` on, and play the later ones again.

        Of those that no longer fit, what `keep` names by its index in the changed game is kept if it can be.
        """
        before, later = replace(game, steps=game.steps[:index]), game.events[index + taken :]
        return play_what_fits(before, (*events, *later), self.play, self.overruled, keep)

    def rerule(self, opened: G, events: Iterable[Any], keep: Collection[int], logged: Any) -> Change[G]:
        """Play events in a game that was opened with another set-up.

        Of those that no longer fit, what `keep` names by its index is kept if it can be. What is to be `logged`, and
        sets nothing, comes last, or before the event that ends the game.
        """
        change = play_what_fits(opened, events, self.play, self.overruled, keep)
        if logged is None:
            return change
        now = len(change.game.steps) - change.game.state.over
        return Change(self.edit(change.game, now, 0, (logged,)).game, change.conflicts)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedKind(Generic[G]):
    """What such a game is to those who don't know its rules: `Kind` says what each part does."""

    name: str
    format: str
    rule_fields: tuple[str, ...]
    options: Mapping[str, bool]
    check: Callable[[Any], object]
    read: Callable[[Any], G]
    write: Callable[[G], Data]
    write_event: Callable[[Any, Any], Data]
    """An event of a game with this set-up."""
    play_event: Play[G]
    step: Callable[[G, Sequence[Any]], Code]
    step_in_file: Callable[[Data, Sequence[Data]], Code]
    renamed: Callable[[Data, str, str], Data]
    standing: Callable[[G], Standing]
    digest: Callable[[G], Digest | None]

    def write_events(self, game: G, events: Sequence[Any]) -> list[Data]:
        return [self.write_event(game.setup, event) for event in events]

    def play(self, game: G, events: Sequence[Any]) -> G:
        verify_room(len(game.steps) + len(events))
        for event in events:
            game = self.play_event(game, event)
        return game


def words_of(game: PlayedGame[Any, Any, Any, Any], *in_play: str) -> tuple[str, ...]:
    """What a search looks in: what is in play, and the notes of corrections."""
    notes = (getattr(event, "note", None) for event in game.events)
    return (*in_play, *filter(None, notes))
