"""Changes of earlier events, the rules or the set-up, as a game of Rune Age makes them."""

from dataclasses import KW_ONLY, dataclass
from typing import Final

from companion.changing.pending import Pending, in_place_of, make_or_show
from companion.rune_age.saved import Saved
from companion.rune_age.words.game_rules import rules_changed_text
from companion.rune_age.words.set_up_change import set_up_corrected_text
from companion.shell.desk import time_now
from companion.shell.paths import game_path
from companion.shell.window import Window
from rules.changing import RULES_CHANGED, SET_UP_CORRECTED, Change
from rules.kinds import Code
from rules.rune_age.events import Correction, Event
from rules.rune_age.game import Game, edit, is_past, rerule
from rules.rune_age.setup import Setup
from rules.rune_age.steps import change_of

LONGEST_NOTE: Final = 500


@dataclass(frozen=True, slots=True)
class PendingEvents(Pending):
    events: tuple[Event, ...]

    def on(self, game: Game) -> Change[Game]:
        return edit(game, self.index, self.taken, self.events, keep=self.kept)


@dataclass(frozen=True, slots=True)
class PendingSetup(Pending):
    """A change of the set-up or the rules that the whole game is played with."""

    events: tuple[Correction]
    """What the ledger says of it."""
    _: KW_ONLY
    setup: Setup

    def on(self, game: Game) -> Change[Game]:
        return rerule(game, self.setup, keep=self.kept, logged=self.events[0])


def propose(window: Window, saved: Saved, index: int, taken: int, *events: Event) -> None:
    """Makes the change, or shows it first if it is one of the past or something no longer fits after it; `Refused` if
    the new events themselves don't."""
    if taken and events:
        events = in_place_of(saved.game.steps[index].event, events)
    step = change_of(saved.game, index, taken, events)
    pending = PendingEvents(saved.revision, index, taken, events, step, window.trail.beneath)
    make_or_show(window, saved, pending, shown_first=is_past(saved.game, index))


def propose_rules(window: Window, saved: Saved, setup: Setup) -> None:
    """Changes the rules of the game, or asks about what no longer fits under them; then the table is shown."""
    _propose_setup(window, saved, setup, RULES_CHANGED, rules_changed_text(saved.game.setup, setup))


def propose_set_up(window: Window, saved: Saved, setup: Setup) -> None:
    """The same for what was typed wrong in the set-up."""
    _propose_setup(window, saved, setup, SET_UP_CORRECTED, set_up_corrected_text(saved.game.setup, setup))


def _propose_setup(window: Window, saved: Saved, setup: Setup, step: Code, note: str) -> None:
    events, last = (Correction(note=note[:LONGEST_NOTE], at=time_now()),), len(saved.game.steps)
    pending = PendingSetup(saved.revision, last, 0, events, step, game_path(saved.id), setup=setup)
    make_or_show(window, saved, pending)
