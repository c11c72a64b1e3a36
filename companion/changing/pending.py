"""A change of earlier events, the rules or the set-up, from when it is asked for until it is made.

What is one of the past, or leaves something that no longer fits, is shown first.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from companion.shell.drafts import About
from companion.shell.games import game_named
from companion.shell.paths import game_path
from companion.shell.window import Window
from rules.changing import Change, Conflict
from rules.kinds import Code, kind_named
from rules.problems import Refused
from storage.values import Player, Saved

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Pending:
    """Each game says by special cases of this one what a change does, and of what types its values are: windows that
    are gone leave changes to others, as data."""

    revision: int
    """Of the game that the change is for; any other is another game."""
    index: int
    taken: int
    """How many events it takes out."""
    events: tuple[Any, ...]
    """What it puts in their place."""
    step: Code
    """What it is known by, should it be taken back."""
    back: str
    """The screen that it was asked for on."""
    kept: frozenset[int] = frozenset()
    """Later events that no longer fit and are kept as corrections, by their place."""
    dropped: frozenset[int] = frozenset()

    def on(self, game: Any) -> Change[Any]:
        """What it makes of the game."""
        raise NotImplementedError

    def put_in(self, game: Any) -> list[Any]:
        """The steps of its events as they are played in the changed game."""
        return [game.steps[place] for place in sorted(self.places_in(game))]

    def places_in(self, game: Any) -> frozenset[int]:
        """Where its events stand in the changed game."""
        steps = enumerate(game.steps)
        return frozenset(place for place, step in steps if any(step.event is event for event in self.events))

    def keep(self, place: int) -> "Pending":
        return replace(self, kept=self.kept | {place})

    def drop(self, place: int) -> "Pending":
        return replace(self, dropped=self.dropped | {place})

    def settled(self, place: int) -> bool:
        return place in self.kept or place in self.dropped

    def place_before(self, conflict: Conflict) -> int:
        """Where an event that no longer fits stands in the game as it is."""
        later = conflict.index >= self.index
        return conflict.index + self.taken - len(self.events) if later else conflict.index


@dataclass(frozen=True, slots=True)
class JustPut:
    """Kept by a window in which entries were changed or put in, until the game goes on."""

    places: frozenset[int] = frozenset()


def just_put(window: Window, saved: Saved[Any]) -> frozenset[int]:
    """The places of these entries in the ledger."""
    return (window.drafts.get(JustPut, About(saved.id, saved.revision)) or JustPut()).places


def pending_of(window: Window, id: str) -> Pending | None:
    """The change of a game that waits for decisions in this window."""
    return window.drafts.get(Pending, About(id))


def keep_pending(window: Window, id: str, pending: Pending) -> None:
    window.drafts.keep(Pending, pending, About(id))


def in_place_of(old: Any, events: tuple[E, ...]) -> tuple[E, ...]:
    """Events that take another's place, of which the first is the same entry, made at the same time."""
    first: Any = events[0]
    return (replace(first, at=old.at, id=old.id), *events[1:])


def make_or_show(window: Window, saved: Saved[Any], pending: Pending, *, shown_first: bool = False) -> None:
    """Makes the change, or shows it if it is to be `shown_first` or something no longer fits after it; `Refused` if
    the new events themselves don't."""
    change = pending.on(saved.game)
    _verify_new(pending, change.conflicts)
    if change.game == saved.game and not change.conflicts:
        window.close()
    elif change.conflicts or shown_first:
        keep_pending(window, saved.id, pending)
        window.go(game_path(saved.id, "change"))
    else:
        settle(window, saved.id, pending, change.game)


def settle(window: Window, id: str, pending: Pending, game: Any) -> None:
    """Saves the changed game, remembers who has a new name, and goes back to where the change was asked for."""
    known = window.desk.game(id).game.setup.names
    saved = window.desk.change(id, game, pending.step, pending.revision)
    window.drafts.keep(JustPut, JustPut(pending.places_in(game)), About(id, saved.revision))
    players = kind_named(saved.kind).standing(game).players
    new = [Player(who.name, who.colour, saved.started) for who in players if who.name not in known]
    if new:
        window.desk.change_players(lambda players: players.add(new))
    drop(window, id, pending)
    window.hush()
    window.services.buzz()
    if pending.back != game_path(id):
        words = game_named(saved.kind).step_text(pending.step, game.setup.names)
        window.tell(words, undo=partial(window.undo, id, saved.revision))


def drop(window: Window, id: str, pending: Pending) -> None:
    """Forgets the change and goes back to where it was asked for."""
    window.drafts.drop(Pending, About(id))
    window.go(pending.back)


def _verify_new(pending: Pending, conflicts: Iterable[Conflict]) -> None:
    for conflict in conflicts:
        if pending.index <= conflict.index < pending.index + len(pending.events):
            raise Refused(conflict.problems)
