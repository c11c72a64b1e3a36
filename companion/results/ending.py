"""The end of any game, or how one stands that isn't over: the way back, what to look up, and what to do next."""

from collections.abc import Iterable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import view
from companion.controls.named import Act
from companion.look.fitting import cell
from companion.look.theme import GAP, Look
from companion.results.parts import ToShare
from companion.shell.exporting import export_game
from companion.shell.paths import PAST, game_path
from companion.shell.window import current_window, go
from companion.speech.language import say
from storage.values import Saved


def end_view(look: Look, saved: Saved[Any], told: Iterable[ft.Control], rematch: Act) -> ft.View:
    """A screen of what is told of the game; `rematch` begins another with the same players."""
    heading = say("The end") if saved.game.state.over else say("Not over yet")
    body = [*told, ToShare(look, saved.id, saved.revision), _to_look_up(look, saved.id)]
    return view(look, heading, body, back=_way_back(saved.id), bottom=_bottom(look, saved, rematch))


def _way_back(id: str) -> str:
    """To the list of past games, if that led here; to the table otherwise."""
    return PAST if current_window().trail.before == PAST else game_path(id)


def _to_look_up(look: Look, id: str) -> ft.Control:
    places = [
        ("to-table", say("The table"), ft.Icons.GRID_VIEW, game_path(id)),
        ("ledger", say("Ledger"), ft.Icons.LIST_ALT, game_path(id, "ledger")),
    ]
    half = cell(look.width, 2)
    buttons: list[ft.Control] = [
        plain_button(look, name, label, partial(go, path), icon=icon, expand=True, width=half)
        for name, label, icon, path in places
    ]
    return ft.Row(buttons, spacing=GAP)


def _bottom(look: Look, saved: Saved[Any], rematch: Act) -> list[ft.Control]:
    window, id = current_window(), saved.id
    half, save, home = cell(look.width, 2), partial(_export, saved), partial(window.go, "/")
    others = ft.Row(
        [
            plain_button(look, "export", say("Save as a file"), save, icon=ft.Icons.DOWNLOAD, expand=True, width=half),
            plain_button(look, "home", say("Home"), home, icon=ft.Icons.HOME, expand=True, width=half),
        ],
        spacing=GAP,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    if saved.game.state.over:
        return [main_button(look, "rematch", say("Again with the same players"), rematch), others]
    go_on = say("Go on with this game")
    if saved.finished:
        return [main_button(look, "reopen", go_on, partial(_reopen, id)), others]
    return [main_button(look, "go-on", go_on, partial(window.go, game_path(id))), others]


def _export(saved: Saved[Any]) -> None:
    window = current_window()
    window.run(partial(export_game, window, saved))


def _reopen(id: str) -> None:
    window = current_window()
    window.desk.reopen(id)
    window.go(game_path(id))
