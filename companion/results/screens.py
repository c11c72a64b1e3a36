"""All games as tables, and empty score sheets to print."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.frame import screen, view
from companion.controls.progress import Working
from companion.controls.text import muted, strong
from companion.look.theme import Look
from companion.results.handing import save_all, save_blank
from companion.shell.games import games
from companion.shell.hooks import use_look
from companion.shell.paths import PAST
from companion.shell.window import current_window
from companion.speech.language import mark, say

ALL: Final = (
    ("csv", mark("All games as a table (CSV): a row for each player")),
    ("lines", mark("All games as a table (CSV): a row for each line")),
    ("json", mark("All games as data (JSON)")),
)


@screen
def FilesScreen() -> ft.View:
    look, window = use_look(), current_window()
    body: list[ft.Control] = [
        *(_button(look, f"save-{table}", say(label), partial(save_all, window, table)) for table, label in ALL),
        Working(look),
        ft.Semantics(header=True, content=strong(look, say("Empty score sheets"), 17)),
        muted(look, say("One page each, to print and to write on."), 13),
        *(
            # Translators: {game} is the name of a game, and the button saves an empty score sheet of it
            _button(
                look, f"print-{game.name}", say("{game} (PDF)", game=game.title), partial(save_blank, window, game.name)
            )
            for game in games()
        ),
    ]
    return view(look, say("Tables and score sheets"), body, back=PAST)


def _button(look: Look, identifier: str, label: str, task: Callable[[], Coroutine[Any, Any, None]]) -> ft.Control:
    act = partial(current_window().run, task)
    return plain_button(look, identifier.replace("_", "-"), label, act, icon=ft.Icons.DOWNLOAD)
