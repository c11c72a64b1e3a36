"""The table's menu."""

from functools import partial

import flet as ft

from companion.controls.buttons import plain_button
from companion.controls.frame import part
from companion.controls.sheet import sheet
from companion.ethnos.parts.why import about_totals, ask
from companion.ethnos.paths import rules_path
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import GlorySheet, TrackSheet
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES
from companion.look.theme import Look
from companion.shell.exporting import export_game
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say


@part
def Menu(look: Look, saved: Saved) -> ft.Control:
    window, id = current_window(), saved.id
    state = saved.game.state
    items: list[ft.Control] = []

    def item(identifier: str, label: str, icon: ft.IconData, path: str) -> None:
        items.append(plain_button(look, identifier, label, partial(window.go, path), icon=icon))

    item("ledger", say("Ledger"), ft.Icons.LIST_ALT, game_path(id, "ledger"))
    item("rebuild", say("Rebuild the table"), ft.Icons.GRID_VIEW, game_path(id, "rebuild"))
    item("show-everybody", say("Show everybody"), ft.Icons.LEADERBOARD, game_path(id, "everybody"))
    track = partial(window.open, TrackSheet())
    items.append(plain_button(look, "show-track", say("The Glory track"), track, icon=ft.Icons.ROUTE))
    glory = partial(window.open, GlorySheet())
    items.append(plain_button(look, "correct-glory", say("Correct the Glory"), glory, icon=ft.Icons.EDIT))
    why = partial(ask, id, about_totals(saved))
    items.append(plain_button(look, "why-totals", say("Why these totals?"), why, icon=ft.Icons.HELP_OUTLINE))
    for report in state.reports:
        age = AGES[report.age - 1]
        item(
            f"reckoning-{report.age}",
            say("Reckoning of Age {age}", age=age),
            ft.Icons.FUNCTIONS,
            game_path(id, f"reckoning/{report.age}"),
        )
    if state.over:
        item("the-end", say("The end"), ft.Icons.EMOJI_EVENTS, game_path(id, "end"))
    else:
        end = say("End Age {age}", age=AGES[state.table.age - 1])
        item("end-age", end, ft.Icons.FLAG, game_path(id, "age-end"))
        item("score-age", say("This Age was played without the app"), ft.Icons.DIALPAD, game_path(id, "score"))
    if saved.redo:
        redo = partial(_redo, saved)
        label = say("Redo: {step}", step=step_text(saved.redo, saved.game.setup.names))
        items.append(plain_button(look, "redo", label, redo, icon=ft.Icons.REDO))
    export = partial(_export, saved)
    items.append(plain_button(look, "export", say("Export the game file"), export, icon=ft.Icons.DOWNLOAD))
    if not state.over:
        stop = partial(_stop, saved)
        items.append(
            plain_button(look, "stop-game", say("Stop here and keep it unfinished"), stop, icon=ft.Icons.STOP_CIRCLE)
        )
    item("game-rules", say("Rules for this game"), ft.Icons.GAVEL, game_path(id, "rules"))
    item("rules", say("Rules"), ft.Icons.MENU_BOOK, rules_path())
    item("settings", say("Settings"), ft.Icons.SETTINGS, "/settings")
    item("home", say("Home"), ft.Icons.HOME, "/")
    return sheet(look, say("Menu"), items, window.close, long=True)


def _redo(saved: Saved) -> None:
    window = current_window()
    window.desk.redo(saved.id, saved.revision)
    window.close()


def _export(saved: Saved) -> None:
    window = current_window()
    window.run(partial(export_game, window, saved))


def _stop(saved: Saved) -> None:
    """The game goes to the past games, and can be reopened there."""
    window = current_window()
    window.desk.finish(saved.id)
    window.go("/")
    window.tell(say("The game is kept as unfinished."), undo=partial(window.desk.reopen, saved.id))
