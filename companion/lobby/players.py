"""Players: everybody who is remembered, to be renamed, merged or forgotten."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

import flet as ft

from companion.controls.buttons import card, chip, icon_button, main_button, plain_button
from companion.controls.fields import text_field
from companion.controls.frame import part, part_or, screen, view
from companion.controls.players import colour_dot
from companion.controls.progress import Working
from companion.controls.text import muted, strong, text
from companion.controls.typed import tidy
from companion.lobby.words import player_text
from companion.look.theme import GAP, Look
from companion.shell.beside import Work, beside
from companion.shell.desk import PLAYERS, RENAME
from companion.shell.games import new_game_path
from companion.shell.hooks import use_kept, use_look, use_redraw_on, use_stable, use_value
from companion.shell.window import Window, current_window
from companion.speech.language import mark, say, say_many
from rules.players import LONGEST_NAME, verify_names
from storage.protocol import KeepsPlayers
from storage.values import Player, Renamed

T = TypeVar("T")
PAGE: Final = 50
"""Players who are shown at first, those who played last; a table or two of friends are fewer."""
Ask = Callable[[str, str], None]
"""Opens what is asked for, `rename` or `merge`, for the player of this name; two empty words close it."""


@screen
def PlayersScreen() -> ft.View:
    look, window = use_look(), current_window()
    use_redraw_on(PLAYERS)
    (asked, of_whom), show = use_value(lambda: ("", ""))
    ask: Ask = use_stable(lambda what, name: show((what, name)))
    pages, show_pages = use_value(lambda: 1)
    known = tuple(window.desk.keeper.players.everybody())
    if not known:
        return view(look, say("Players"), _nobody(look))
    everybody = known[: pages * PAGE]
    others = tuple(player for player in everybody if player.name != of_whom)
    rows: list[ft.Control] = [Working(look)]
    for number, player in enumerate(everybody):
        if player.name != of_whom or not asked:
            rows.append(Known.keyed(f"known {player.name}", look, number, player, ask))
        elif asked == "rename":
            rows.append(Renaming.keyed(f"rename {player.name}", look, player, ask))
        else:
            rows.append(Merging.keyed(f"merge {player.name}", look, player, others, ask))
    if everybody != known:
        rows.append(plain_button(look, "more", say("More players"), partial(show_pages, pages + 1)))
    return view(look, say("Players"), ft.ListView(rows, spacing=GAP, expand=True))


def _nobody(look: Look) -> list[ft.Control]:
    words = say("Nobody is remembered yet. Whoever plays a game here will be, with the colour they had.")
    begin = partial(current_window().go, new_game_path(current_window().desk.wanted))
    return [text(look, words, 16), main_button(look, "new-game", say("New game"), begin)]


@part_or(mark("This player can't be shown; all others can."))
def Known(look: Look, number: int, player: Player, ask: Ask) -> ft.Control:
    name = player.name
    words: list[ft.Control] = [strong(look, name, 16), muted(look, player_text(player, datetime.now(UTC)), 13)]
    actions = [
        ("rename", say("Rename {player}", player=name), ft.Icons.EDIT, partial(ask, "rename", name)),
        (
            "merge",
            say("Merge {player} with another player", player=name),
            ft.Icons.MERGE,
            partial(ask, "merge", name),
        ),
        ("forget", say("Forget {player}", player=name), ft.Icons.PERSON_REMOVE, partial(_forget, player)),
    ]
    buttons = [
        icon_button(look, f"{what}-{number}", label, icon, act, quiet=True) for what, label, icon, act in actions
    ]
    column = ft.Column(words, spacing=2, tight=True, expand=True)
    dot = ft.Container(colour_dot(look, player.colour, 24), padding=ft.Padding(right=12))
    if look.large:
        return card(look, [ft.Row([dot, column], spacing=0), ft.Row([*buttons], spacing=0, alignment=END)])
    return card(look, [ft.Row([dot, column, *buttons], spacing=0)])


@part
def Renaming(look: Look, player: Player, ask: Ask) -> ft.Control:
    typed = use_kept(player.name)

    def take(name: str) -> None:
        typed.current = name

    def save() -> None:
        name = tidy(typed.current)
        if any(verify_names([name])):
            current_window().tell(say("A name has 1 to {most} letters.", most=LONGEST_NAME))
            return
        _rename(player, name)
        ask("", "")

    label = say("New name of {player}", player=player.name)
    row: list[ft.Control] = [
        text_field(look, "new-name", label, player.name, take, submit=save, focused=True, name=True),
        icon_button(look, "save", say("Save the name"), ft.Icons.CHECK, save),
        icon_button(look, "cancel", say("Leave the name as it is"), ft.Icons.CLOSE, partial(ask, "", "")),
    ]
    return card(look, [ft.Row(row, spacing=0)])


@part
def Merging(look: Look, player: Player, others: Sequence[Player], ask: Ask) -> ft.Control:
    """Everybody else, to choose whom this player is."""

    def merge(into: Player) -> None:
        ask("", "")
        _merge(player, into)

    close = icon_button(look, "cancel", say("Merge nobody"), ft.Icons.CLOSE, partial(ask, "", ""))
    heading = say("{player} is the same person as:", player=player.name)
    head = ft.Row([ft.Container(strong(look, heading, 16), expand=True), close])
    chips = [
        chip(
            look,
            f"merge-into-{number}",
            other.name,
            partial(merge, other),
            spoken=say("{player} is {other}", player=player.name, other=other.name),
            symbol=colour_dot(look, other.colour, 16),
        )
        for number, other in enumerate(others)
    ]
    note = muted(look, say("That name stays, and the games of both are found under it."), 13)
    return card(look, [head, note, ft.Row([*chips], wrap=True, spacing=GAP, run_spacing=GAP)])


def _rename(player: Player, name: str) -> None:
    if name != player.name:
        message = say("{player} is called {name} now.", player=player.name, name=name)
        _change(lambda players: players.rename(player.name, name), message, name, player)


def _merge(player: Player, into: Player) -> None:
    message = say("{player} and {other} are one now.", player=player.name, other=into.name)
    _change(lambda players: players.merge(player.name, into.name), message, into.name, player, into)


def _forget(player: Player) -> None:
    message = say("{player} is forgotten; the games stay.", player=player.name)
    _change(lambda players: players.forget(player.name), message, None, player)


def _change(change: Callable[[KeepsPlayers], Any], message: str, made: str | None, *before: Player) -> None:
    """Does it, in their games too, and offers to take it back: whoever was made goes, those before come back."""
    window = current_window()
    window.desk.change_players(change)

    async def change_games(name: str) -> None:
        renamed = await _in_games(
            window, partial(window.desk.keeper.renaming.everywhere, _names(window, name, before), name)
        )
        window.desk.renamed(renamed.was)
        window.tell(" ".join((message, *_kept(name, renamed))), undo=partial(take_back, renamed.was))

    def take_back(was: Mapping[str, str]) -> None:
        def people_back(players: KeepsPlayers) -> None:
            if made is not None:
                players.forget(made)
            players.add(before)

        window.desk.change_players(people_back)
        if made is not None and was:
            window.run(partial(games_back, made, was))

    async def games_back(name: str, was: Mapping[str, str]) -> None:
        await _in_games(window, partial(window.desk.keeper.renaming.back, was, name))
        window.desk.renamed(was)

    if made is None:
        window.tell(message, undo=partial(take_back, {}))
    else:
        window.run(partial(change_games, made))


async def _in_games(window: Window, work: Work[T]) -> T:
    """Many games take their time."""
    with window.desk.working(RENAME) as progress:
        return await beside(work, progress)


def _names(window: Window, name: str, before: Sequence[Player]) -> frozenset[str]:
    """All the names that somebody had and that nobody else has."""
    known = {player.name for player in window.desk.keeper.players.everybody()}
    return frozenset({had for player in before for had in (player.name, *player.also)} - known - {name})


def _kept(name: str, renamed: Renamed) -> Iterator[str]:
    """Where the new name can't be, it is said."""
    if renamed.kept:
        # Translators: {player} is a name
        yield say_many(
            "{n} game stays as it is: another player is called {player} there.",
            "{n} games stay as they are: another player is called {player} there.",
            renamed.kept,
            player=name,
        )


END = ft.MainAxisAlignment.END
