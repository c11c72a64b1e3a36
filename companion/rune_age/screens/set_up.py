"""The set-up list: what is to be laid out, to tick off; the table waits for none of it."""

from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.named import tappable
from companion.controls.text import text
from companion.look.theme import Look
from companion.rune_age.words.setting_up import setup_list
from companion.rune_age.words.terms import scenario_name
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_look, use_selected
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say


@dataclass(frozen=True, slots=True)
class Ticked:
    """Lines that are done, by their place."""

    done: frozenset[int] = frozenset()

    def turned(self, place: int) -> "Ticked":
        return Ticked(self.done ^ {place})


@screen
def SetUpScreen() -> ft.View:
    look, window, id = use_look(), current_window(), ft.use_route_params()["id"]
    setup = use_selected(id, lambda saved: saved.game.setup)
    ticked = use_draft(Ticked, About(id))

    def turn(place: int) -> None:
        ticked.set(ticked.value.turned(place))

    lines = [
        _line(look, place, words, place in ticked.value.done, partial(turn, place))
        for place, words in enumerate(setup_list(setup))
    ]
    table = game_path(id)
    done = main_button(look, "setup-done", say("To the table"), lambda: window.instead(table))
    correct = partial(window.go, game_path(id, "correct-set-up"))
    lines.append(plain_button(look, "correct-set-up", say("Correct names and numbers"), correct, icon=ft.Icons.EDIT))
    heading = say("Set-up: {scenario}", scenario=scenario_name(setup.scenario))
    return view(look, heading, lines, back=table, bottom=[done])


def _line(look: Look, place: int, words: str, done: bool, turn: partial[None]) -> ft.Control:
    icon = ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED
    mark = ft.Icon(icon, size=22 * look.scale, color=look.gain if done else look.muted)
    row = ft.Row(
        [mark, ft.Container(text(look, words, 15, color=look.muted if done else look.text), expand=True)], spacing=12
    )
    return tappable(look, f"setup-{place}", words, row, turn, chosen=done, padding=12)
