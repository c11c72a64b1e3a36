"""Corrections from sheets: each tap sets the table right at once; those of one visit of a sheet are one step."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from companion.ethnos.parts.counts import Put
from companion.ethnos.saved import Saved
from companion.shell.desk import time_now
from companion.shell.hooks import use_kept, use_redraw
from companion.shell.window import Window, current_window
from rules.ethnos.events import sets_nothing
from rules.ethnos.game import play
from rules.ethnos.playing.corrections import difference
from rules.ethnos.steps import step_of
from rules.ethnos.table import Table
from rules.played import undo

NOWHERE: Final = -1
"""In the place of the revision that a visit has led to; any other was made by somebody else, or by undo."""


@dataclass(frozen=True, slots=True)
class Correcting:
    """The table while somebody sets it right."""

    saved: Saved
    """The game as it is at this moment, which a tap shows sooner than the table beneath can follow."""
    before: Table
    """As it was when the visit began; as it is, if anything else has happened since."""
    put: Put

    @property
    def table(self) -> Table:
        return self.saved.game.state.table

    @property
    def corrected(self) -> bool:
        return self.table != self.before


def use_corrected(saved: Saved) -> Correcting:
    """What a sheet corrects, from when it is opened until it is closed."""
    window, redraw = current_window(), use_redraw()
    led_to = use_kept(NOWHERE)
    latest = window.desk.game(saved.id)
    game = latest.game

    def put(edit: Callable[[Table], Table]) -> None:
        led_to.current = _correct(window, saved.id, edit, led_to.current)
        redraw()

    goes_on = led_to.current == latest.revision
    before = game.state_before(len(game.steps) - 1) if goes_on else game.state
    return Correcting(latest, before.table, put)


def _correct(window: Window, id: str, edit: Callable[[Table], Table], led_to: int) -> int:
    """Corrects the table as it is now, in the step that was made before if it led here; the revision after it."""
    saved = window.desk.game(id)
    goes_on = led_to == saved.revision
    game, table = undo(saved.game) if goes_on else saved.game, edit(saved.game.state.table)
    if table == saved.game.state.table:
        return led_to
    correction = difference(game.state.table, table)
    if not goes_on:
        saved = window.desk.play(id, (correction,))
    else:
        again = replace(correction, at=time_now())
        after = game if sets_nothing(again) else play(game, again)
        saved = window.desk.amend(id, after, step_of(game, [again]), saved.revision)
    window.services.buzz()
    return NOWHERE if sets_nothing(correction) else saved.revision


def done(window: Window) -> None:
    """Everything is kept already."""
    window.hush()
    window.close()
