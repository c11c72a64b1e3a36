"""Which game it is, where several can be played: a sign and a name in lists, and the way to another set-up."""

from functools import partial

import flet as ft

from companion.controls.buttons import choice, rows_of
from companion.controls.shapes import symbol
from companion.controls.text import muted
from companion.look.theme import Look
from companion.shell.games import Game, game_named, games
from companion.shell.window import current_window


def game_choice(look: Look, current: str) -> list[ft.Control]:
    """Over a set-up: whoever wants another game is one tap away from it, and nobody has to choose twice."""
    several = games()
    return [rows_of([_choice(look, game, current) for game in several], 2)] if len(several) > 1 else []


def _choice(look: Look, game: Game, current: str) -> ft.Control:
    sign, chosen = symbol(look, game.emblem[0], 16), game.name == current
    return choice(look, game.identifier, game.title, partial(set_up, game), chosen=chosen, symbol=sign)


def set_up(game: Game) -> None:
    """In the place of what asked for it; whoever leaves it half entered comes back to the same one."""
    window = current_window()
    window.desk.wanted = game.name
    window.instead(game.new)


def game_sign(look: Look, name: str) -> list[ft.Control]:
    """Over a game of a list: of which kind it is."""
    if len(games()) < 2:
        return []
    game = game_named(name)
    return [ft.Row([symbol(look, game.emblem[0], 12), muted(look, game.title, 13)], spacing=6, tight=True)]
