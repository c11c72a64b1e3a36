"""Home: the games that are running, and everything else one tap away."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

import flet as ft

from companion import NAME
from companion.controls.buttons import icon_button, main_button, plain_button, rows_of
from companion.controls.device import install_notice, update_notice
from companion.controls.frame import part_or, screen, view
from companion.controls.named import tappable
from companion.controls.progress import Working
from companion.controls.shapes import symbols
from companion.controls.text import muted, strong, text
from companion.lobby.deleting import delete_game
from companion.lobby.words import NO_GAME, ago
from companion.look.shapes import Shape
from companion.look.theme import GAP, Look
from companion.shell.desk import LISTS
from companion.shell.games import Place, game_named, games
from companion.shell.hooks import use_list, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import mark, say
from companion.speech.troubles import trouble_text
from storage.values import Summary

MANY = 50
WHAT_IT_DOES = mark("Enter what you play: the app keeps the score and explains every sum.")
PAST_GAMES = Place("past-games", mark("Past games"), "/past", ft.Icons.HISTORY)
PLAYERS = Place("players", mark("Players"), "/players", ft.Icons.PEOPLE)
SETTINGS = Place("settings", mark("Settings"), "/settings", ft.Icons.SETTINGS)


@screen
def HomeScreen() -> ft.View:
    look, desk = use_look(), current_window().desk
    running = use_list(lambda games: games.running()[:MANY])
    body = update_notice(look)
    if running is None:
        body.append(Working(look, LISTS))
    else:
        body += [*_running(look, running), *install_notice(look)] if running else [_nothing_running(look)]
    body += [text(look, trouble_text(notice), 13, color=look.danger) for notice in desk.notices]
    foot = [
        main_button(look, "new-game", say("New game"), partial(current_window().go, new_game_path())),
        _places(look),
    ]
    if look.large:
        body.append(foot.pop())
    return view(look, NAME, body, back=None, actions=[symbols(look, _emblem(), 14)] if running else (), bottom=foot)


def new_game_path() -> str:
    """Straight to the set-up, unless there are several games to choose from."""
    every = games()
    return every[0].new if len(every) == 1 else "/which"


def _places(look: Look) -> ft.Control:
    """Everything else that can be begun or looked up, in reach of the thumb where there is room for it."""
    begin = [place for game in games() for place in game.to_begin]
    read = [place for game in games() for place in game.to_read]
    return ft.Column(
        [
            *(_button(look, place) for place in begin),
            rows_of([_button(look, place, expand=True) for place in (PAST_GAMES, PLAYERS, *read, SETTINGS)], 2),
        ],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _button(look: Look, place: Place, *, expand: bool | None = None) -> ft.Control:
    act = partial(current_window().go, place.path)
    return plain_button(look, place.identifier, say(place.label), act, icon=place.icon, expand=expand)


def _emblem() -> tuple[Shape, ...]:
    return tuple(shape for game in games() for shape in game.emblem)


def _nothing_running(look: Look) -> ft.Control:
    words = ft.Column(
        [
            text(look, say("No game is running."), 17, text_align=ft.TextAlign.CENTER),
            text(look, say("Who sits at the table tonight?"), 17, text_align=ft.TextAlign.CENTER),
            muted(look, say(WHAT_IT_DOES), 14, text_align=ft.TextAlign.CENTER),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        ft.Column(
            [symbols(look, _emblem(), 30), words, *_examples(look)],
            spacing=24,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=40, horizontal=16),
        alignment=ft.Alignment.CENTER,
    )


def _examples(look: Look) -> list[ft.Control]:
    return [
        plain_button(
            look, "example-game", say("Try an example game"), partial(_try_out, game.example), icon=ft.Icons.SCIENCE
        )
        for game in games()
        if game.example
    ]


def _try_out(example: Callable[[], dict[str, Any]]) -> None:
    window = current_window()
    window.go(game_path(window.desk.try_out(example()).id))


def _running(look: Look, running: Sequence[Summary]) -> list[ft.Control]:
    now = datetime.now(UTC)
    newest = Running.keyed(running[0].id, look, running[0], "resume", look.accent.fill, now)
    return [
        _with_bin(look, running[0], ft.Semantics(container=True, identifier=f"resume-{running[0].id}", content=newest)),
        *(
            _with_bin(look, game, Running.keyed(game.id, look, game, f"resume-{game.id}", look.outline, now))
            for game in running[1:]
        ),
    ]


def _with_bin(look: Look, summary: Summary, shown: ft.Control) -> ft.Control:
    """A game that nobody wants to go on with is got rid of from here."""
    label = say("Delete: {players}", players=", ".join(summary.players))
    away = icon_button(
        look, f"delete-{summary.id}", label, ft.Icons.DELETE_OUTLINE, partial(delete_game, summary.id), quiet=True
    )
    return ft.Row([ft.Container(shown, expand=True), away], spacing=0)


@part_or(NO_GAME)
def Running(look: Look, summary: Summary, identifier: str, edge: str, now: datetime) -> ft.Control:
    words, when, players = (
        game_named(summary.kind).summary_text(summary),
        ago(summary.updated, now),
        ", ".join(summary.players),
    )
    lines: list[ft.Control] = [strong(look, words, 18), text(look, players, 15), muted(look, when, 13)]
    content = ft.Row(
        [
            ft.Column(lines, spacing=4, tight=True, expand=True),
            ft.Icon(ft.Icons.PLAY_CIRCLE, color=look.gain, size=40 * look.scale),
        ],
        spacing=12,
    )
    act = partial(current_window().go, game_path(summary.id))
    # Translators: "Go on: Mara, Tove. Age II · Mara leads with 34, 5 minutes ago"
    label = say("Go on: {players}. {game}, {when}", players=players, game=words, when=when)
    return tappable(look, identifier, label, content, act, padding=16, edge=edge)
