"""The table's menu: what there is to do in this Age, with this game and in the app."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS, section
from companion.controls.frame import part
from companion.controls.named import Act, tappable
from companion.controls.sharing import sharing
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.ethnos.parts.why import about_totals, ask
from companion.ethnos.paths import rules_path
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import GlorySheet, TrackSheet
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.exporting import export_game
from companion.shell.paths import game_path
from companion.shell.window import current_window, go, open_sheet
from companion.speech.language import say


class Item(NamedTuple):
    identifier: str
    label: str
    icon: ft.IconData
    act: Act
    ends: bool = False
    """Whether it puts an end to something."""


@part
def Menu(look: Look, saved: Saved) -> ft.Control:
    """Groups with headings; what puts an end to something comes last in its own. The rest of the app is below them."""
    age = AGES[saved.game.state.table.age - 1]
    groups = {
        say("Age {age}", age=age): [] if saved.game.state.over else _of_this_age(saved, age),
        _which(saved): _of_this_game(saved),
    }
    body: list[ft.Control] = []
    for heading, items in groups.items():
        rows = [_row(look, item) for item in items]
        body += [section(look, heading), _together(look, rows)] if rows else []
    foot = ft.Row([_place(look, item) for item in _of_the_app()], spacing=GAP)
    return sheet(look, say("Menu"), body, current_window().close, foot=[foot], long=True)


def _which(saved: Saved) -> str:
    if current_window().desk.is_trial(saved.id):
        return say("This example, of which nothing is kept")
    return say("This game")


def _together(look: Look, rows: list[ft.Control]) -> ft.Control:
    column = ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Container(column, bgcolor=look.card, border_radius=RADIUS)


def _row(look: Look, item: Item) -> ft.Control:
    words = ft.Container(text(look, item.label, 16, color=look.danger if item.ends else look.text), expand=True)
    icon = ft.Icon(item.icon, size=22 * look.scale, color=look.danger if item.ends else look.muted)
    return tappable(
        look,
        item.identifier,
        item.label,
        ft.Row([icon, words], spacing=14),
        item.act,
        padding=ft.Padding.symmetric(vertical=13, horizontal=14),
        bgcolor=None,
        border=None,
        alignment=ft.Alignment.CENTER_LEFT,
    )


def _place(look: Look, item: Item) -> ft.Control:
    """Somewhere else in the app, always in reach of the thumb."""
    words = text(look, item.label, 11, max_lines=1, overflow=ELLIPSIS)
    icon = ft.Icon(item.icon, size=20 * look.scale, color=look.muted)
    middle = ft.CrossAxisAlignment.CENTER
    shown = ft.Column([icon, words], spacing=0, tight=True, horizontal_alignment=middle)
    padding = ft.Padding.symmetric(vertical=6, horizontal=2)
    return tappable(look, item.identifier, item.label, shown, item.act, expand=True, padding=padding)


def _of_this_age(saved: Saved, age: str) -> Iterator[Item]:
    id = saved.id
    yield Item("correct-glory", say("Correct the Glory"), ft.Icons.EDIT, partial(open_sheet, GlorySheet()))
    without = say("This Age was played without the app")
    yield Item("score-age", without, ft.Icons.DIALPAD, partial(go, game_path(id, "score")))
    yield Item("end-age", say("End Age {age}", age=age), ft.Icons.FLAG, partial(go, game_path(id, "age-end")))


def _of_this_game(saved: Saved) -> Iterator[Item]:
    id, state = saved.id, saved.game.state
    if saved.redo:
        label = say("Redo: {step}", step=step_text(saved.redo, saved.game.setup.names))
        yield Item("redo", label, ft.Icons.REDO, partial(_redo, saved))
    if state.over:
        yield Item("the-end", say("The end"), ft.Icons.EMOJI_EVENTS, partial(go, game_path(id, "end")))
    yield Item("ledger", say("Ledger"), ft.Icons.LIST_ALT, partial(go, game_path(id, "ledger")))
    yield Item("rebuild", say("Rebuild the table"), ft.Icons.GRID_VIEW, partial(go, game_path(id, "rebuild")))
    everybody = partial(go, game_path(id, "everybody"))
    yield Item("show-everybody", say("Show everybody"), ft.Icons.LEADERBOARD, everybody)
    yield Item("board", say("Board for a large screen"), ft.Icons.TV, partial(go, game_path(id, "board")))
    yield Item("show-track", say("The Glory track"), ft.Icons.ROUTE, partial(open_sheet, TrackSheet()))
    why = partial(ask, id, about_totals(saved))
    yield Item("why-totals", say("Why these totals?"), ft.Icons.HELP_OUTLINE, why)
    for report in state.reports:
        label = say("Reckoning of Age {age}", age=AGES[report.age - 1])
        reckoning = partial(go, game_path(id, f"reckoning/{report.age}"))
        yield Item(f"reckoning-{report.age}", label, ft.Icons.FUNCTIONS, reckoning)
    yield from (Item(*entry) for entry in sharing(id))
    yield Item("set-up", say("Set-up of this game"), ft.Icons.TUNE, partial(go, game_path(id, "set-up")))
    yield Item("game-rules", say("Rules for this game"), ft.Icons.GAVEL, partial(go, game_path(id, "rules")))
    yield Item("export", say("Save as a file"), ft.Icons.DOWNLOAD, partial(_export, saved))
    desk = current_window().desk
    if not state.over and desk.is_host and not desk.is_trial(id):
        stop = say("Stop here and keep it unfinished")
        yield Item("stop-game", stop, ft.Icons.STOP_CIRCLE, partial(_stop, saved), ends=True)


def _of_the_app() -> Iterator[Item]:
    yield Item("rules", say("Rules"), ft.Icons.MENU_BOOK, partial(go, rules_path()))
    yield Item("help", say("Help"), ft.Icons.HELP_OUTLINE, partial(go, rules_path("help")))
    if current_window().desk.is_host:
        yield Item("settings", say("Settings"), ft.Icons.SETTINGS, partial(go, "/settings"))
    yield Item("home", say("Home"), ft.Icons.HOME, partial(go, "/"))


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
