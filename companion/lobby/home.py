"""Home: the games that are running, and everything else one tap away."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any

import flet as ft

from companion import NAME
from companion.controls.buttons import ELLIPSIS, icon_button, main_button, plain_button, rows_of, section
from companion.controls.device import install_notice, update_notice
from companion.controls.frame import part_or, screen, view
from companion.controls.game_choice import game_sign
from companion.controls.named import tappable
from companion.controls.progress import Working
from companion.controls.shapes import symbol, symbols
from companion.controls.text import muted, strong, text
from companion.lobby.deleting import delete_game
from companion.lobby.words import NO_GAME, ago
from companion.look.fitting import cell
from companion.look.theme import GAP, Look
from companion.sharing.house import House, about_table
from companion.shell.desk import LISTS
from companion.shell.games import Game, Place, game_named, games, new_game_path
from companion.shell.hooks import use_list, use_look, use_redraw_on
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import mark, say, say_many
from companion.speech.troubles import trouble_text
from storage.values import Summary

MANY = 50
WHAT_IT_DOES = mark("Enter what you play: the app keeps the score and explains every sum.")
PAST_GAMES = Place("past-games", mark("Past games"), "/past", ft.Icons.HISTORY)
STATISTICS = Place("statistics", mark("Statistics"), "/statistics", ft.Icons.INSIGHTS)
PLAYERS = Place("players", mark("Players"), "/players", ft.Icons.PEOPLE)
SETTINGS = Place("settings", mark("Settings"), "/settings", ft.Icons.SETTINGS)


@screen
def HomeScreen() -> ft.View:
    look, desk = use_look(), current_window().desk
    listed = use_list(lambda games: (games.running()[:MANY], games.page(size=1)))
    running, newest = listed or (None, ())
    last = next((summary.kind for summary in newest), None)
    body = update_notice(look)
    if running is None:
        body.append(Working(look, LISTS))
    else:
        body += [*_running(look, running), *install_notice(look)] if running else [_nothing_running(look)]
    body += [text(look, trouble_text(notice), 13, color=look.danger) for notice in desk.notices]
    foot = [
        main_button(look, "new-game", say("New game"), partial(_new_game, last)),
        _places(look),
    ]
    if look.large:
        body.append(foot.pop())
    emblem = [symbols(look, games()[0].emblem, 14)] if running and len(games()) == 1 else ()
    return view(look, NAME, body, back=None, actions=emblem, bottom=foot)


def _new_game(last: str | None) -> None:
    """Of the kind that was chosen and left half entered, or played last."""
    window = current_window()
    window.go(new_game_path(window.desk.wanted or last))


def _places(look: Look) -> ft.Control:
    """Everything else that can be begun or looked up, in reach of the thumb where there is room for it."""
    several = games()
    own: list[ft.Control] = [_of_one_game(look, *several)] if len(several) == 1 else _side_by_side(look, several)
    read = several[0].to_read if len(several) == 1 else ()
    places = (PAST_GAMES, STATISTICS, PLAYERS, *read, SETTINGS)
    if len(several) == 1 or look.large:
        shared = rows_of([_button(look, place, expand=True) for place in places], 2)
    else:
        shared = _in_one_row([_small_button(look, place) for place in places])
    return ft.Column(
        [*own, shared],
        spacing=GAP,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _of_one_game(look: Look, game: Game) -> ft.Control:
    return _column([_button(look, place) for place in game.to_begin])


def _side_by_side(look: Look, several: Sequence[Game]) -> list[ft.Control]:
    """What each game has besides a new one, under its sign and its name."""
    columns = [_of_its_own(look, game) for game in several if game.to_begin or game.to_read]
    if look.large:
        return columns
    top = ft.CrossAxisAlignment.START
    return [ft.Row([ft.Container(column, expand=True) for column in columns], spacing=GAP, vertical_alignment=top)]


def _of_its_own(look: Look, game: Game) -> ft.Control:
    head = ft.Row([symbol(look, game.emblem[0], 14), section(look, game.title)], spacing=6)
    return _column([head, *(_button(look, place, of=game) for place in (*game.to_begin, *game.to_read))])


def _column(controls: list[ft.Control]) -> ft.Control:
    return ft.Column(controls, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _button(look: Look, place: Place, *, expand: bool | None = None, of: Game | None = None) -> ft.Control:
    label, act = say(place.label), partial(current_window().go, place.path)
    spoken = f"{of.title}: {label}" if of else label
    width = cell(look.width, 2) if expand else None
    return plain_button(look, place.identifier, label, act, icon=place.icon, expand=expand, spoken=spoken, width=width)


def _in_one_row(buttons: list[ft.Control]) -> ft.Control:
    """All as high as the highest."""
    return ft.Row(buttons, spacing=GAP, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _small_button(look: Look, place: Place) -> ft.Control:
    """With its label under its sign, where several stand beside each other; two words may stand in two lines."""
    label, act = say(place.label), partial(current_window().go, place.path)
    icon = ft.Icon(place.icon, size=20 * look.scale, color=look.muted)
    words = text(look, label, 12.5, max_lines=2, overflow=ELLIPSIS, text_align=ft.TextAlign.CENTER)
    shown = ft.Column([icon, words], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    padding = ft.Padding.symmetric(vertical=5, horizontal=2)
    return tappable(look, place.identifier, label, shown, act, expand=True, padding=padding)


def _emblems(look: Look, size: float) -> ft.Control:
    """Each game's in a row of its own."""
    rows = [symbols(look, game.emblem, size) for game in games()]
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _nothing_running(look: Look) -> ft.Control:
    several = len(games()) > 1
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
            [_emblems(look, 20 if several else 30), words, *_examples(look)],
            spacing=12 if several else 24,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        padding=ft.Padding.symmetric(vertical=8 if several else 40, horizontal=0 if several else 16),
        alignment=ft.Alignment.CENTER,
    )


def _examples(look: Look) -> list[ft.Control]:
    """Of each game that has one; the first goes by the plain name."""
    label, examples = say("Try an example game"), [(game, game.example) for game in games() if game.example]
    buttons = [
        plain_button(
            look,
            f"example-{game.identifier}" if number else "example-game",
            game.title if len(examples) > 1 else label,
            partial(_try_out, example),
            icon=ft.Icons.SCIENCE,
            expand=len(examples) > 1,
            spoken=f"{label}: {game.title}" if len(examples) > 1 else label,
        )
        for number, (game, example) in enumerate(examples)
    ]
    return [muted(look, label, 13), rows_of(buttons, 1 if look.large else 2)] if len(buttons) > 1 else buttons


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
    if look.large:
        return ft.Column([shown, away], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.END)
    return ft.Row([ft.Container(shown, expand=True), away], spacing=0)


@part_or(NO_GAME)
def Running(look: Look, summary: Summary, identifier: str, edge: str, now: datetime) -> ft.Control:
    use_redraw_on(about_table(summary.id))
    words, when, players = (
        game_named(summary.kind).summary_text(summary),
        ago(summary.updated, now),
        ", ".join(summary.players),
    )
    below = ft.Row([*game_sign(look, summary.kind), muted(look, when, 13)], spacing=10, wrap=True)
    shared = _shared(current_window().desk.house, summary.id)
    heard = [text(look, each, 13) for each in shared]
    told: list[ft.Control] = [strong(look, words, 18), text(look, players, 15), below, *heard]
    lines = ft.Column(told, spacing=4, tight=True, expand=True)
    play = [] if look.large else [ft.Icon(ft.Icons.PLAY_CIRCLE, color=look.gain, size=40 * look.scale)]
    content = ft.Row([lines, *play], spacing=12)
    act = partial(current_window().go, game_path(summary.id))
    # Translators: "Go on: Mara, Tove. Age II · Mara leads with 34, 5 minutes ago"
    label = say("Go on: {players}. {game}, {when}", players=players, game=words, when=when)
    return tappable(look, identifier, ". ".join([label, *shared]), content, act, padding=16, edge=edge)


def _shared(house: House, id: str) -> list[str]:
    """What the host of several tables looks for: which of them are open, by which code, and how many have come."""
    table = house.table(id)
    if table is None:
        return []
    here = sum(map(house.is_here, table.guests))
    return [say_many("Shared, code {code}: {n} phone", "Shared, code {code}: {n} phones", here, code=table.code)]
