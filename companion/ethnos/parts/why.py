"""What asks why."""

from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import button_content, plain_button
from companion.controls.named import Act, named, pressable, tappable, unspoken
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


def copy_button(look: Look, words: str) -> ft.Control:
    """Copies in the tap itself: browsers allow it at no other time."""
    content = button_content(look, say("Copy"), ft.Icons.CONTENT_COPY)
    action = ft.CopyToClipboard(words)
    return tappable(look, "copy", say("Copy"), content, _copied, expand=True, action=action)


def share_button(look: Look, words: str) -> ft.Control:
    content = button_content(look, say("Share"), ft.Icons.SHARE)
    return tappable(look, "share", say("Share"), content, None, expand=True, action=ft.ShareText(words))


def _copied() -> None:
    current_window().tell(say("Copied."))
