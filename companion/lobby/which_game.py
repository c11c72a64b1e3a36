"""Which game: where several can be played, New game asks this first."""

from functools import partial

import flet as ft

from companion.controls.frame import screen, view
from companion.controls.game_choice import set_up
from companion.controls.named import tappable
from companion.controls.shapes import symbols
from companion.controls.text import strong
from companion.look.theme import GAP, Look
from companion.shell.games import Game, games
from companion.shell.hooks import use_look
from companion.speech.language import say


@screen
def WhichGameScreen() -> ft.View:
    look = use_look()
    return view(look, say("Which game?"), [_choice(look, game) for game in games()])


def _choice(look: Look, game: Game) -> ft.Control:
    row = ft.Row([ft.Container(strong(look, game.title, 18), expand=True), symbols(look, game.emblem, 14)], spacing=GAP)
    return tappable(look, game.identifier, game.title, row, partial(set_up, game), padding=16)
