"""Home: the games that are running, and everything else one tap away."""

from datetime import UTC, datetime
from functools import partial

import flet as ft

from companion import NAME
from companion.controls.buttons import main_button, plain_button
from companion.controls.frame import screen, view
from companion.controls.named import tappable
from companion.controls.text import muted, strong, text
from companion.hooks import use_look
from companion.paths import game_path
from companion.theme import Look
from companion.window import current_window
from companion.words.summaries import ago, summary_text
from storage.summaries import Summary


@screen
def HomeScreen() -> ft.View:
    look, window = use_look(), current_window()
    running = [summary for summary in window.desk.keeper.games.page(size=MANY) if summary.finished is None]
    body: list[ft.Control] = [
        *_running(look, running),
        main_button(look, "new-game", "New game", partial(window.go, "/new")),
    ]
    places = [
        ("score-age", "Score one Age", "/score", ft.Icons.CALCULATE),
        ("past-games", "Past games", "/past", ft.Icons.HISTORY),
        ("players", "Players", "/players", ft.Icons.PEOPLE),
        ("rules", "Rules", "/rules", ft.Icons.MENU_BOOK),
        ("settings", "Settings", "/settings", ft.Icons.SETTINGS),
    ]
    body += [plain_button(look, id, label, partial(window.go, path), icon=icon) for id, label, path, icon in places]
    body += [text(look, notice, 13, color=look.danger) for notice in window.desk.keeper.games.notices]
    return view(look, NAME, body, back=None)


def _running(look: Look, running: list[Summary]) -> list[ft.Control]:
    if not running:
        return [muted(look, "No game is running. Who sits at the table tonight?", 15)]
    cards = [
        _card(look, summary, "resume" if place == 0 else f"resume-{summary.id}")
        for place, summary in enumerate(running)
    ]
    newest = ft.Semantics(container=True, identifier=f"resume-{running[0].id}", content=cards[0])
    return [newest, *cards[1:]]


def _card(look: Look, summary: Summary, identifier: str) -> ft.Control:
    words, when = summary_text(summary), ago(summary.updated, datetime.now(UTC))
    content = ft.Row(
        [
            ft.Column(
                [
                    strong(look, ", ".join(summary.players), 17),
                    text(look, words, 15),
                    muted(look, when, 13),
                ],
                spacing=2,
                tight=True,
                expand=True,
            ),
            ft.Icon(ft.Icons.PLAY_ARROW, color=look.gain, size=32),
        ]
    )
    label = f"Go on: {', '.join(summary.players)}. {words}, {when}"
    act = partial(current_window().go, game_path(summary.id))
    return tappable(look, identifier, label, content, act, padding=16, edge=look.accent.fill)


MANY = 50
