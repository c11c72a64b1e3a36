"""An address that leads nowhere, and the way out."""

from functools import partial

import flet as ft

from companion import NAME
from companion.controls.buttons import main_button
from companion.controls.frame import screen, view
from companion.controls.text import text
from companion.shell.hooks import use_look
from companion.shell.navigation import HOME
from companion.shell.window import current_window
from companion.speech.language import say


@screen
def LostScreen() -> ft.View:
    look = use_look()
    home = main_button(look, "home", say("Back to the start"), partial(current_window().instead, HOME))
    return view(look, NAME, [text(look, say("There is nothing at this address."), 18)], bottom=[home])
