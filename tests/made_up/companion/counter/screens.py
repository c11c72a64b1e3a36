"""Two screens: who counts, and the counting."""

from functools import partial

import flet as ft
from companion.counter.game import step_text
from rules.counter.kind import Counted, Ended, Event, Game, new_game

from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import text
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window


@screen
def NewCountScreen() -> ft.View:
    look, window = use_look(), current_window()

    def start() -> None:
        window.go(game_path(window.desk.begin(new_game("Mara", "Tove"), "counter").id))

    return view(look, "Counting", [], bottom=[main_button(look, "start", "Start", start)])


@screen
def CountScreen() -> ft.View:
    look, window = use_look(), current_window()
    saved = use_game(ft.use_route_params()["id"])
    game: Game = saved.game

    def play(event: Event) -> None:
        window.desk.play(saved.id, (event,))

    counts = [
        plain_button(look, f"count-{seat}", f"{name}: {game.counts[seat]}", partial(play, Counted(seat, 2)))
        for seat, name in enumerate(game.names)
    ]
    bottom = [
        plain_button(look, "count-too-far", "Too far", partial(play, Counted(0, 9))),
        plain_button(look, "end", "End", partial(play, Ended())),
    ]
    if saved.undo:
        label = f"Undo: {step_text(saved.undo, game.names)}"
        bottom.append(plain_button(look, "undo", label, partial(window.undo, saved.id, saved.revision)))
    over = [said("winner", "Over", text(look, "Over"))] if saved.over else []
    return view(look, "Counting", [*counts, *over], bottom=bottom)
