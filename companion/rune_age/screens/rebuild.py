"""Rebuild the table: everything that should lie there, to be read aloud and ticked off by tapping."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import flet as ft

from companion.controls.frame import screen, view
from companion.controls.named import Act, tappable
from companion.controls.text import muted, strong, text
from companion.look.theme import Look
from companion.rune_age.words.rebuild import centre_lines, player_lines
from companion.shell.drafts import About
from companion.shell.hooks import use_draft, use_game, use_look
from companion.shell.paths import game_path
from companion.speech.language import say


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """What lies there, by its name."""

    done: frozenset[str] = frozenset()

    def turned(self, name: str) -> "Rebuilt":
        return Rebuilt(self.done ^ {name})


@screen
def RebuildScreen() -> ft.View:
    look, saved = use_look(), use_game(ft.use_route_params()["id"])
    setup, state = saved.game.setup, saved.game.state
    ticks = use_draft(Rebuilt, About(saved.id, saved.revision))
    boxes = [("centre", say("In the middle"), list(centre_lines(setup, state)))]
    boxes += [(f"player-{seat}", setup.names[seat], list(player_lines(setup, state, seat))) for seat in setup.seats]
    body: list[ft.Control] = [muted(look, say("Tap each thing once it lies as it should."), 14)]
    body += [
        _box(look, name, heading, lines, name in ticks.value.done, partial(ticks.choose, Rebuilt.turned, name))
        for name, heading, lines in boxes
    ]
    return view(look, say("Rebuild the table"), body, back=game_path(saved.id))


def _box(look: Look, name: str, heading: str, lines: Sequence[str], done: bool, turn: Act) -> ft.Control:
    icon = ft.Icons.CHECK_CIRCLE if done else ft.Icons.RADIO_BUTTON_UNCHECKED
    mark = ft.Icon(icon, size=22 * look.scale, color=look.gain if done else look.muted)
    words = [strong(look, heading, 16), *(text(look, line, 15) for line in lines)]
    column = ft.Column([*words], spacing=4, tight=True, expand=True)
    row = ft.Row([column, mark], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return tappable(look, f"done-{name}", f"{heading}: {'. '.join(lines)}.", row, turn, chosen=done, padding=12)
