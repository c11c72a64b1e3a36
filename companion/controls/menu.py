"""The menu of a table, whatever is played on it: what there is to do with the game and in the app."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

import flet as ft

from companion.controls.buttons import ELLIPSIS, section
from companion.controls.named import Act, tappable
from companion.controls.sharing import sharing
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.look.fitting import EDGES, cell, width_of
from companion.look.theme import GAP, RADIUS, Look
from companion.shell.exporting import export_game
from companion.shell.games import game_named
from companion.shell.paths import game_path
from companion.shell.window import current_window, go
from companion.speech.language import say
from storage.values import Saved

FEW: Final = 4
"""Places beside each other."""
LINE: Final = 17
"""High for their names, of whatever size each is, so that all places are of one height."""


@dataclass(frozen=True, slots=True)
class MenuSheet:
    """The menu over the table, as a value."""


class Item(NamedTuple):
    identifier: str
    label: str
    icon: ft.IconData
    act: Act
    ends: bool = False
    """Whether it puts an end to something."""


def menu_sheet(look: Look, groups: Mapping[str, Iterable[Item]], places: Iterable[Item]) -> ft.Control:
    """Groups with headings; what puts an end to something comes last in its own. The rest of the app is below them."""
    body: list[ft.Control] = []
    for heading, items in groups.items():
        rows = [_row(look, item) for item in items]
        body += [section(look, heading), _together(look, rows)] if rows else []
    foot = ft.Row([_place(look, item) for item in places], spacing=GAP)
    return sheet(look, say("Menu"), body, current_window().close, foot=[foot], long=True)


def this_game(saved: Saved[Any]) -> str:
    """The heading of what there is to do with it."""
    if current_window().desk.is_trial(saved.id):
        return say("This example, of which nothing is kept")
    return say("This game")


def to_look_at(saved: Saved[Any]) -> Iterator[Item]:
    """What comes first for every game."""
    id = saved.id
    if saved.redo:
        step = game_named(saved.kind).step_text(saved.redo, saved.game.setup.names)
        yield Item("redo", say("Redo: {step}", step=step), ft.Icons.REDO, partial(_redo, saved))
    if saved.game.state.over:
        yield Item("the-end", say("The end"), ft.Icons.EMOJI_EVENTS, partial(go, game_path(id, "end")))
    yield Item("ledger", say("Ledger"), ft.Icons.LIST_ALT, partial(go, game_path(id, "ledger")))
    yield Item("rebuild", say("Rebuild the table"), ft.Icons.GRID_VIEW, partial(go, game_path(id, "rebuild")))
    everybody = partial(go, game_path(id, "everybody"))
    yield Item("show-everybody", say("Show everybody"), ft.Icons.LEADERBOARD, everybody)
    yield Item("story", say("How it went"), ft.Icons.SHOW_CHART, partial(go, game_path(id, "story")))
    yield Item("board", say("Board for a large screen"), ft.Icons.TV, partial(go, game_path(id, "board")))


def to_settle(saved: Saved[Any]) -> Iterator[Item]:
    """What comes last for every game."""
    id, desk = saved.id, current_window().desk
    yield from (Item(*entry) for entry in sharing(id))
    yield Item("set-up", say("Set-up of this game"), ft.Icons.TUNE, partial(go, game_path(id, "set-up")))
    yield Item("game-rules", say("Rules for this game"), ft.Icons.GAVEL, partial(go, game_path(id, "rules")))
    yield Item("export", say("Save as a file"), ft.Icons.DOWNLOAD, partial(_export, saved))
    if not saved.game.state.over and desk.is_host and not desk.is_trial(id):
        stop = say("Stop here and keep it unfinished")
        yield Item("stop-game", stop, ft.Icons.STOP_CIRCLE, partial(_stop, saved), ends=True)


def places(rules: str, of_the_game: Item) -> Iterator[Item]:
    """Where else there is to go: the rules at their path, a place that the game adds, and the app's own."""
    yield Item("rules", say("Rules"), ft.Icons.MENU_BOOK, partial(go, rules))
    yield of_the_game
    if current_window().desk.is_host:
        yield Item("settings", say("Settings"), ft.Icons.SETTINGS, partial(go, "/settings"))
    yield Item("home", say("Home"), ft.Icons.HOME, partial(go, "/"))


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
    size = 11 * max(0.5, min(1.0, (cell(look.width, FEW) - EDGES / 2) / look.scale / width_of(item.label, 11)))
    label = text(look, item.label, size, max_lines=1, overflow=ELLIPSIS)
    words = ft.Container(label, height=LINE * look.scale, alignment=ft.Alignment.CENTER)
    icon = ft.Icon(item.icon, size=20 * look.scale, color=look.muted)
    middle = ft.CrossAxisAlignment.CENTER
    shown = ft.Column([icon, words], spacing=0, tight=True, horizontal_alignment=middle)
    padding = ft.Padding.symmetric(vertical=6, horizontal=2)
    return tappable(look, item.identifier, item.label, shown, item.act, expand=True, padding=padding)


def _redo(saved: Saved[Any]) -> None:
    window = current_window()
    window.desk.redo(saved.id, saved.revision)
    window.close()


def _export(saved: Saved[Any]) -> None:
    window = current_window()
    window.run(partial(export_game, window, saved))


def _stop(saved: Saved[Any]) -> None:
    """The game goes to the past games, and can be reopened there."""
    window = current_window()
    window.desk.finish(saved.id)
    window.go("/")
    window.tell(say("The game is kept as unfinished."), undo=partial(window.desk.reopen, saved.id))
