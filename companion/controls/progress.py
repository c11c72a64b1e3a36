"""How far long work has come, wherever it was begun."""

from typing import Final

import flet as ft

from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.text import muted
from companion.look.theme import GAP, Look
from companion.shell.desk import BACKUP, LISTS, RENAME, RESTORE, WORK
from companion.shell.hooks import use_redraw_on
from companion.shell.window import current_window
from companion.speech.language import mark, say
from companion.speech.phrases import grouped

WORDS: Final = {
    RESTORE: (mark("Restoring…"), mark("Restoring {done} of {all}")),
    BACKUP: (mark("Backing up…"), mark("Backing up {done} of {all}")),
    RENAME: (mark("Renaming…"), mark("Renaming in games: {done} of {all}")),
    LISTS: (mark("Reading the games…"), mark("Reading the games: {done} of {all}")),
}
"""Before anything is known of it, and with how much is done."""


@part
def Working(look: Look, at_least: str = "") -> ft.Control:
    """What is going on; `at_least` is work that is known to be, should it have told nothing yet."""
    use_redraw_on(WORK)
    going = {**({at_least: (0, 0)} if at_least else {}), **current_window().desk.going}
    return ft.Column(
        [_line(look, work, *come) for work, come in going.items()], visible=bool(going), spacing=GAP, tight=True
    )


def _line(look: Look, work: str, done: int, of: int) -> ft.Control:
    words = progress_text(work, done, of)
    bar = ft.ProgressBar(value=done / of if of else None, color=look.accent.fill, bgcolor=look.outline)
    return said(f"progress-{work}", words, ft.Column([muted(look, words, 14), bar], spacing=4, tight=True))


def progress_text(work: str, done: int, of: int) -> str:
    begun, so_far = WORDS[work]
    return say(so_far, done=grouped(done), all=grouped(of)) if of else say(begun)
