"""How a game has gone so far, from the table's menu."""

import flet as ft

from companion.controls.frame import screen, view
from companion.controls.text import text
from companion.rune_age.parts.story import story
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.speech.language import say


@screen
def StoryScreen() -> ft.View:
    look, saved = use_look(), use_game(ft.use_route_params()["id"])
    body = [*story(look, saved)] or [text(look, say("Nothing has happened yet."), 16)]
    return view(look, say("How it went"), body, back=game_path(saved.id))
