"""A clock on the table, for those who want one: how long a game has been played, pauses left out."""

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.text import muted
from companion.look.theme import Look
from companion.shell.desk import time_now
from companion.shell.hooks import use_redraw, use_selected
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.phrases import duration
from rules.clock import clock
from storage.values import Saved

MINUTE: Final = 60
WIDTH: Final = 34
"""What it takes of a row at the usual size of text."""


@part
def RunningClock(look: Look, id: str) -> ft.Control:
    """It goes from minute to minute, and stands still once nobody has entered anything for as long as a pause."""
    window, redraw = current_window(), use_redraw()
    times, over = use_selected(id, _times, later=True)
    until = times if over else (*times, time_now())
    seconds = clock(((None, at) for at in until), 0).seconds

    def go_on() -> Callable[[], None] | None:
        return None if over else window.clock.call_later(MINUTE - seconds % MINUTE, redraw).cancel

    ft.use_effect(go_on, [seconds, len(times), over])
    hours, minutes = divmod(seconds // MINUTE, 60)
    label = say("Played {time}, pauses left out", time=duration(seconds - seconds % MINUTE))
    return said("running-clock", label, muted(look, f"{hours}:{minutes:02}", 12, no_wrap=True))


def _times(saved: Saved[Any]) -> tuple[tuple[str | None, ...], bool]:
    return tuple(event.at for event in saved.game.events), saved.over
