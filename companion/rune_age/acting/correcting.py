"""Corrections from sheets: each tap sets the table right at once; those of one visit of a sheet are one step."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from companion.rune_age.entering.correction import merged, sets_nothing
from companion.rune_age.saved import Saved
from companion.shell.desk import time_now
from companion.shell.hooks import use_kept, use_redraw
from companion.shell.window import BOUNCE, Window, current_window
from rules.played import undo
from rules.rune_age.events import Correction
from rules.rune_age.game import play
from rules.rune_age.state import State
from rules.rune_age.steps import step_of

NOWHERE: Final = -1
"""In the place of the revision that a visit has led to; any other was made by somebody else, or by undo."""
Put = Callable[[Callable[[State], Correction]], Any]
"""Two quick taps both act on the latest table, drawn or not."""


@dataclass(frozen=True, slots=True)
class Correcting:
    """The table while somebody sets it right."""

    saved: Saved
    """The game as it is at this moment, which a tap shows sooner than the table beneath can follow."""
    corrected: bool
    """Whether anything was, in this visit."""
    put: Put

    @property
    def state(self) -> State:
        return self.saved.game.state


def use_corrected(saved: Saved) -> Correcting:
    """What a sheet corrects, from when it is opened until it is closed."""
    window, redraw = current_window(), use_redraw()
    led_to = use_kept(NOWHERE)
    latest: Saved = window.desk.game(saved.id)

    def put(edit: Callable[[State], Correction]) -> None:
        led_to.current = _correct(window, saved.id, edit, led_to.current)
        redraw()

    return Correcting(latest, led_to.current == latest.revision, put)


def _correct(window: Window, id: str, edit: Callable[[State], Correction], led_to: int) -> int:
    """Corrects the table as it is now, in the step that was made before if it led here; the revision after it."""
    saved: Saved = window.desk.game(id)
    goes_on = led_to == saved.revision
    correction = edit(saved.game.state)
    if sets_nothing(saved.game.setup, saved.game.state, correction):
        return led_to
    if goes_on:
        saved, kept = _again(window, saved, correction)
    else:
        saved, kept = window.desk.play(id, (correction,)), True
    window.services.buzz()
    return saved.revision if kept else NOWHERE


def _again(window: Window, saved: Saved, correction: Correction) -> tuple[Saved, bool]:
    """The last correction with one more thing set; whether there is anything left to correct."""
    game = undo(saved.game)
    again = replace(merged(cast(Correction, saved.game.steps[-1].event), correction), at=time_now())
    kept = not sets_nothing(game.setup, game.state, again)
    after = play(game, again) if kept else game
    return window.desk.amend(saved.id, after, step_of(game, [again]), saved.revision), kept


def done(window: Window) -> None:
    """Everything is kept already."""
    window.hush(BOUNCE)
    window.close()
