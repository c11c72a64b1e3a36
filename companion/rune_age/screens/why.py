"""Why: what a figure is, what made it so, the rulings and the rules; to read, copy and share."""

from functools import partial

import flet as ft

from companion.controls.frame import screen
from companion.controls.why import why_view
from companion.rune_age.paths import rules_path
from companion.rune_age.questions import why_in_game
from companion.rune_age.words.why import why_told
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window


@screen
def WhyScreen() -> ft.View:
    look, window, params = use_look(), current_window(), ft.use_route_params()
    saved = use_game(params["id"])
    back = partial(window.back, game_path(saved.id))
    explanation = why_in_game(saved.game, params["question"])
    if explanation is None:
        return why_view(look, None, rules_path, back)
    return why_view(look, why_told(explanation), rules_path, back, small_print=" · ".join(explanation.rules))
