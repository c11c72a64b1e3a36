"""What asks why."""

from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.named import Act, named, pressable, unspoken
from companion.ethnos.paths import why_path
from companion.ethnos.questions import question_id
from companion.ethnos.saved import Saved
from companion.look.fitting import cell
from companion.look.theme import RADIUS, TARGET, Look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.explaining.questions import Question, Subject


def why_button(look: Look, saved: Saved, question: Question) -> ft.Control:
    """Leads from a sheet to what decides there now."""
    # Translators: asks why a board or total stands as it does
    act = partial(ask, saved.id, question)
    return plain_button(look, "why", say("Why?"), act, icon=ft.Icons.HELP_OUTLINE, width=cell(look.width, 2))


def ask(id: str, question: Question, age: str = "now") -> None:
    """Shows why, in the window whose tap is being handled; the way back leads to the sheet that lies here, too."""
    current_window().look_up(why_path(id, question_id(question), age))


def about_totals(saved: Saved) -> Question:
    """The question that explains totals, of the player who is ahead."""
    game = saved.game
    glory = game.state.table.glory if game.state.over else game.projected.glory
    return Question(Subject.TOTAL, glory.index(max(glory)))


def number_button(look: Look, identifier: str, label: str, content: ft.Control, act: Act, **box: Any) -> ft.Control:
    """A number that can be asked about."""
    usual: dict[str, Any] = {
        "height": TARGET * look.scale,
        "alignment": ft.Alignment.CENTER_RIGHT,
        "border_radius": RADIUS,
    }
    return named(identifier, label, pressable(look, act, unspoken(content), **usual | box))


def card_button(look: Look, identifier: str, label: str, content: ft.Control, act: Act) -> ft.Control:
    """A whole card, or a row of one, that can be asked about."""
    return named(identifier, label, pressable(look, act, unspoken(content), border_radius=RADIUS))
