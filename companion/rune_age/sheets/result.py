"""What a fight led to: both sums line by line, who wins and why, and what goes where."""

from functools import partial

import flet as ft

from companion.changing.sheets import EditSheet
from companion.controls.buttons import card, main_button, plain_button, rows_of
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.look.fitting import cell
from companion.look.theme import Look
from companion.rune_age.acting.following import after, go_on
from companion.rune_age.parts.sums import goes_where, sums
from companion.rune_age.paths import why_path
from companion.rune_age.saved import Saved
from companion.rune_age.sheets.values import EliminationSheet, FightSheet, ResultSheet
from companion.rune_age.words.fights import kind_name, verdict_text
from companion.rune_age.words.sides import sides_of_fought
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.state import Fought


@part
def Result(look: Look, saved: Saved, event: int) -> ft.Control:
    window, game = current_window(), saved.game
    fought = next((each for each in game.state.fights if each.event == event), None)
    if fought is None:
        gone = text(look, say("This entry isn't there any more."))
        return sheet(look, say("Fight"), [gone], window.close)
    sides = sides_of_fought(game.setup, fought)
    words = verdict_text(fought.report, sides)
    body: list[ft.Control] = [
        said("result", words, card(look, [text(look, words, 17)], edge=look.accent.fill)),
        *sums(look, fought.report, sides),
        goes_where(look, fought.report, sides),
    ]
    upcoming = after(game, ResultSheet(event))
    label = say("Close")
    if isinstance(upcoming, FightSheet) and game.state.attack:
        label = say("Next: {player} defends", player=game.setup.names[game.state.attack.players[0]])
    elif isinstance(upcoming, EliminationSheet):
        label = say("Next: {player} is out", player=game.setup.names[upcoming.seat])
    elif game.state.over:
        label = say("The game is over: see the end")
    close = partial(go_on, window, saved, ResultSheet(event))
    foot = [_mend(look, saved, fought), main_button(look, "go-on", label, close)]
    heading = say("{player} against {target}", player=sides.army, target=sides.other)
    hint = kind_name(fought.report.fight.kind)
    return sheet(look, heading, body, close, hint=hint, foot=foot)


def _mend(look: Look, saved: Saved, fought: Fought) -> ft.Control:
    """Why, and the ways to mend it; only what was entered last can be taken back from here."""
    window, event = current_window(), fought.event

    def take_back() -> None:
        window.close()
        window.undo(saved.id, saved.revision)

    ask = partial(window.look_up, why_path(saved.id, f"fight-{event}"))
    last = event >= len(saved.game.steps) - 2 and saved.undo is not None
    edit, third = partial(window.open, EditSheet(event)), cell(look.width, 3)
    row = [
        plain_button(look, "why", say("Why?"), ask, expand=True, width=third),
        plain_button(look, "result-edit", say("Edit"), edit, expand=True, width=third),
        plain_button(look, "result-undo", say("Undo"), take_back if last else None, expand=True, width=third),
    ]
    return rows_of(row, len(row))
