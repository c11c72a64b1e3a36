"""The sheet of the Glory track: the loop with everybody's marker, and the way to correct it."""

from functools import partial

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.frame import part
from companion.controls.sheet import sheet
from companion.ethnos.parts.track import TableTrack
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import GlorySheet
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.components import TRACK_SPACES


@part
def Track(look: Look, saved: Saved) -> ft.Control:
    window = current_window()
    page = window.page
    size = min(look.width, (page.height or look.width) - AROUND * look.scale)
    hint = say("As on the Glory track, every lap counted as {spaces}.", spaces=TRACK_SPACES)
    correct = partial(window.open, GlorySheet())
    foot = plain_button(look, "correct-glory", say("Correct the Glory"), correct, icon=ft.Icons.EDIT)
    drawn = TableTrack.keyed("track", look, saved.id, size)
    return sheet(look, say("The Glory track"), [drawn], window.close, hint=hint, foot=[foot])


AROUND = 150
"""What the heading and the foot take of the height."""
