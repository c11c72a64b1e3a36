"""What sheets that set the table right have at their foot, and what is left of an entry that is gone."""

from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import ELLIPSIS, icon_button, target
from companion.controls.named import said
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.look.theme import RADIUS, Look
from companion.shell.games import game_named
from companion.shell.window import current_window
from companion.speech.language import say
from storage.values import Saved

LINES = 2


def corrected(look: Look, saved: Saved[Any], *, anything: bool) -> ft.Control:
    """What was corrected, if anything was, and the way to take it back; of one height throughout."""
    words, undo = say("Each tap counts at once."), list[ft.Control]()
    if anything and saved.undo:
        words = game_named(saved.kind).step_text(saved.undo, saved.game.setup.names)
        take_back = partial(current_window().undo, saved.id, saved.revision)
        undo.append(icon_button(look, "take-back", say("Undo: {step}", step=words), ft.Icons.UNDO, take_back))
    told = said("corrected", words, text(look, words, 13, max_lines=LINES, overflow=ELLIPSIS), expand=True)
    return ft.Container(
        ft.Row([told, *undo], spacing=0),
        height=max(target(look), LINES * 13 * 1.5 * look.scale),
        bgcolor=look.raised,
        border_radius=RADIUS,
        padding=ft.Padding(left=12),
    )


def no_correction(look: Look) -> ft.Control:
    """In the place of that, once the game is over."""
    words = say("The game is over. Take its end back to correct the table.")
    return said("over", words, text(look, words, 14))


def gone_sheet(look: Look) -> ft.Control:
    """In the place of an entry that was to be edited."""
    gone = text(look, say("This entry isn't there any more."))
    return sheet(look, say("Edit an entry"), [gone], current_window().close)
