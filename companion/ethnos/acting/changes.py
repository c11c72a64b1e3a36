"""A change of earlier events, the rules or the set-up, from when it is asked for until it is made.

What is one of the past, or leaves something that no longer fits, is shown first.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial

from companion.ethnos.saved import Saved
from companion.ethnos.words.game_rules import rules_changed_text
from companion.ethnos.words.set_up_change import set_up_corrected_text
from companion.ethnos.words.steps import step_text
from companion.shell.desk import time_now
from companion.shell.drafts import About
from companion.shell.paths import game_path
from companion.shell.window import Window
from rules.changing import Change, Conflict
from rules.ethnos.events import Correction, Event
from rules.ethnos.game import Game, edit, is_past, rerule
from rules.ethnos.play import Step
from rules.ethnos.setup import Setup
from rules.ethnos.steps import RULES_CHANGED, SET_UP_CORRECTED, change_of
from rules.kinds import Code
from rules.problems import Refused
from storage.values import Player


@dataclass(frozen=True, slots=True)
class Pending:
    revision: int
    """Of the game that the change is for; any other is another game."""
    index: int
    taken: int
    """How many events it takes out."""
    events: tuple[Event, ...]
    """What it puts in their place."""
    step: Code
    """What it is known by, should it be taken back."""
    back: str
    """The screen that it was asked for on."""
    kept: frozenset[int] = frozenset()
    """Later events that no longer fit and are kept as corrections, by their place."""
    dropped: frozenset[int] = frozenset()

    def on(self, game: Game) -> Change[Game]:
        return edit(game, self.index, self.taken, self.events, keep=self.kept)

    def put_in(self, game: Game) -> list[Step]:
        """Its events as they are played in the changed game."""
        return [game.steps[place] for place in sorted(self.places_in(game))]

    def places_in(self, game: Game) -> frozenset[int]:
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
        return conflict.index + self.taken - len(self.events)


@dataclass(frozen=True, slots=True, kw_only=True)
class PendingSetup(Pending):
    """A change of the set-up or the rules that the whole game is played with."""

    setup: Setup
    logged: Correction
    """What the ledger says of it."""
    seats: tuple[int, ...] = ()
    """Where everybody sits, by the seat they had; nothing if nobody has moved."""

    def on(self, game: Game) -> Change[Game]:
        return rerule(game, self.setup, self.seats, keep=self.kept, logged=self.logged)

    def place_before(self, conflict: Conflict) -> int:
        return conflict.index


@dataclass(frozen=True, slots=True)
class JustPut:
    """Kept by a window in which entries were changed or put in, until the game goes on."""

    places: frozenset[int] = frozenset()


def just_put(window: Window, saved: Saved) -> frozenset[int]:
    """The places of these entries in the ledger."""
    return (window.drafts.get(JustPut, About(saved.id, saved.revision)) or JustPut()).places


def pending_of(window: Window, id: str) -> Pending | None:
    """The change of a game that waits for decisions in this window."""
    return window.drafts.get(Pending, About(id))


def keep_pending(window: Window, id: str, pending: Pending) -> None:
    window.drafts.keep(Pending, pending, About(id))


def propose(window: Window, saved: Saved, index: int, taken: int, *events: Event) -> None:
    """Makes the change, or shows it first if it is one of the past or something no longer fits after it; `Refused` if
    the new events themselves don't."""
    if taken and events:
        old = saved.game.steps[index].event
        events = (replace(events[0], at=old.at, id=old.id), *events[1:])
    step = change_of(saved.game, index, taken, events)
    pending = Pending(saved.revision, index, taken, events, step, window.trail.beneath)
    change = pending.on(saved.game)
    _verify_new(pending, change.conflicts)
    if change.game == saved.game and not change.conflicts:
        window.close()
    else:
        _go_on(window, saved, pending, change, shown_first=is_past(saved.game, index))


def propose_rules(window: Window, saved: Saved, setup: Setup) -> None:
    """Changes the rules of the game, or asks about what no longer fits under them; then the table is shown."""
    _propose_setup(window, saved, setup, (), RULES_CHANGED, rules_changed_text(saved.game.setup, setup))


def propose_set_up(window: Window, saved: Saved, setup: Setup, seats: tuple[int, ...]) -> None:
    """The same for the set-up, in which everybody may sit elsewhere."""
    note = set_up_corrected_text(saved.game.setup, setup, seats)
    _propose_setup(window, saved, setup, seats, SET_UP_CORRECTED, note)


def _propose_setup(window: Window, saved: Saved, setup: Setup, seats: tuple[int, ...], step: Code, note: str) -> None:
    logged = Correction(note=note, at=time_now())
    pending = PendingSetup(
        revision=saved.revision,
        index=len(saved.game.steps),
        taken=0,
        events=(logged,),
        step=step,
        back=game_path(saved.id),
        setup=setup,
        logged=logged,
        seats=seats,
    )
    _go_on(window, saved, pending, pending.on(saved.game), shown_first=False)


def _go_on(window: Window, saved: Saved, pending: Pending, change: Change[Game], *, shown_first: bool) -> None:
    if change.conflicts or shown_first:
        keep_pending(window, saved.id, pending)
        window.go(game_path(saved.id, "change"))
    else:
        settle(window, saved.id, pending, change.game)


def settle(window: Window, id: str, pending: Pending, game: Game) -> None:
    """Saves the changed game, remembers who has a new name, and goes back to where the change was asked for."""
    known = window.desk.game(id).game.setup.names
    saved = window.desk.change(id, game, pending.step, pending.revision)
    window.drafts.keep(JustPut, JustPut(pending.places_in(game)), About(id, saved.revision))
    new = [Player(who.name, who.colour, saved.started) for who in game.setup.players if who.name not in known]
    if new:
        window.desk.change_players(lambda players: players.add(new))
    drop(window, id, pending)
    window.hush()
    window.services.buzz()
    if pending.back != game_path(id):
        window.tell(step_text(pending.step, game.setup.names), undo=partial(window.undo, id, saved.revision))


def drop(window: Window, id: str, pending: Pending) -> None:
    """Forgets the change and goes back to where it was asked for."""
    window.drafts.drop(Pending, About(id))
    window.go(pending.back)


def _verify_new(pending: Pending, conflicts: Iterable[Conflict]) -> None:
    for conflict in conflicts:
        if conflict.index < pending.index + len(pending.events):
            raise Refused(conflict.problems)
