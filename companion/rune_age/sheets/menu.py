"""The table's menu: what there is to do with this game and in the app."""

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
from companion.look.theme import GAP, RADIUS, Look
from companion.rune_age.paths import CARDS, rules_path
from companion.rune_age.saved import Saved
from companion.rune_age.words.steps import step_text
from companion.shell.exporting import export_game
from companion.shell.paths import game_path
from companion.shell.window import current_window, go
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
    """What puts an end to something comes last; the rest of the app is below."""
    rows = [_row(look, item) for item in _of_this_game(saved)]
    foot = ft.Row([_place(look, item) for item in _of_the_app()], spacing=GAP)
    body = [section(look, _which(saved)), _together(look, rows)]
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


def _of_this_game(saved: Saved) -> Iterator[Item]:
    if saved.redo:
        label = say("Redo: {step}", step=step_text(saved.redo, saved.game.setup.names))
        yield Item("redo", label, ft.Icons.REDO, partial(_redo, saved))
    if saved.game.state.over:
        yield Item("the-end", say("The end"), ft.Icons.EMOJI_EVENTS, partial(go, game_path(saved.id, "end")))
    yield Item("ledger", say("Ledger"), ft.Icons.LIST_ALT, partial(go, game_path(saved.id, "ledger")))
    rebuild = partial(go, game_path(saved.id, "rebuild"))
    yield Item("rebuild", say("Rebuild the table"), ft.Icons.GRID_VIEW, rebuild)
    everybody = partial(go, game_path(saved.id, "everybody"))
    yield Item("show-everybody", say("Show everybody"), ft.Icons.LEADERBOARD, everybody)
    yield Item("board", say("Board for a large screen"), ft.Icons.TV, partial(go, game_path(saved.id, "board")))
    yield from (Item(*entry) for entry in sharing(saved.id))
    set_up = partial(go, game_path(saved.id, "set-up"))
    yield Item("set-up", say("Set-up of this game"), ft.Icons.TUNE, set_up)
    rules = partial(go, game_path(saved.id, "rules"))
    yield Item("game-rules", say("Rules for this game"), ft.Icons.GAVEL, rules)
    yield Item("export", say("Save as a file"), ft.Icons.DOWNLOAD, partial(_export, saved))
    if not saved.game.state.over and not current_window().desk.is_trial(saved.id):
        stop = say("Stop here and keep it unfinished")
        yield Item("stop-game", stop, ft.Icons.STOP_CIRCLE, partial(_stop, saved), ends=True)


def _of_the_app() -> Iterator[Item]:
    yield Item("rules", say("Rules"), ft.Icons.MENU_BOOK, partial(go, rules_path()))
    yield Item("card-book", say("Card book"), ft.Icons.COLLECTIONS_BOOKMARK, partial(go, CARDS))
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
