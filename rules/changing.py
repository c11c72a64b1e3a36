"""What becomes of a game whose earlier events, set-up or rules are changed: the later events are played again."""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from rules.kinds import Code
from rules.problems import Problem, Refused, under

RULES_CHANGED: Final[Code] = {"kind": "rules"}
SET_UP_CORRECTED: Final[Code] = {"kind": "set_up"}
"""What such a change is known by, should it be taken back."""


class Played(Protocol):
    """A game that is its list of events, each kept in a step with the state after it."""

    @property
    def setup(self) -> Any: ...
    @property
    def steps(self) -> Sequence[Any]: ...
    @property
    def state(self) -> Any: ...


G = TypeVar("G", bound=Played)
Play = Callable[[G, Any], G]
"""The game with one more event, or `Refused`."""
Overruled = Callable[[Any, Any, Any], Sequence[Any] | None]
"""What an event is recorded as if the players insist on it, given set-up and state; `None` if it can't be kept."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A later event that no longer fits after a change."""

    index: int
    """In the game's events as they would be after the change if all of them fitted."""
    event: Any
    problems: tuple[Problem, ...]
    can_keep: bool
    """Whether it can be recorded all the same, if the players insist on it."""
    kept: bool


@dataclass(frozen=True, slots=True)
class Change(Generic[G]):
    """A changed game, and the events that no longer fit: left out of it, or kept with the help of corrections."""

    game: G
    conflicts: tuple[Conflict, ...]


def play_all(game: G, events: Iterable[Any], play: Play[G]) -> G:
    """The game with all of these events, or `Refused` with the problems of the first that can't be."""
    for place, event in enumerate(events, start=len(game.steps)):
        try:
            game = play(game, event)
        except Refused as refused:
            raise Refused(under(f"events[{place}]", refused.problems)) from None
    return game


def play_what_fits(
    game: G, events: Iterable[Any], play: Play[G], overruled: Overruled, keep: Collection[int]
) -> Change[G]:
    """The game with the events that fit. Of the others, what `keep` names by its index is kept if it can be."""
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
