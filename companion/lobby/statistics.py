"""Statistics over all games that are over: of the group, and of one player."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, chip, section
from companion.controls.frame import screen, view
from companion.controls.named import said, tappable
from companion.controls.progress import Working
from companion.controls.text import muted, strong, text
from companion.lobby.figures import code_text, games_text, player_lines, record_lines, row_text
from companion.look.theme import GAP, Look
from companion.shell.desk import LISTS
from companion.shell.games import game_named
from companion.shell.hooks import use_look, use_statistics, use_value
from companion.speech.language import say, say_many
from companion.speech.phrases import headed
from rules.statistics.figures import Figures, PlayerFigures
from rules.statistics.wanted import EVERYTHING, Wanted

MANY = 50
"""Players who are shown."""


@screen
def StatisticsScreen() -> ft.View:
    look = use_look()
    wanted, want = use_value(lambda: EVERYTHING)
    of, show = use_value(lambda: "")
    every, found = use_statistics(EVERYTHING), use_statistics(wanted)
    if every is None or found is None:
        body: list[ft.Control] = [Working(look, LISTS)]
    elif not every.games:
        body = [said("stats-games", say("No game has ended yet."), text(look, say("No game has ended yet."), 16))]
    else:
        body = [*_filters(look, every, wanted, want), *_group(look, found), *_players(look, found, of, show)]
    return view(look, say("Statistics"), body)


def _filters(look: Look, every: Figures, wanted: Wanted, want: Callable[[Wanted], None]) -> Iterator[ft.Control]:
    """What there is to choose from; a choice that is tapped again is taken back."""

    def offered(name: str, label: str, field: str, value: str | int, **also: str) -> ft.Control:
        chosen = getattr(wanted, field) == value
        usual: dict[str, Any] = {name: getattr(EVERYTHING, name) for name in (field, *also)}
        other: dict[str, Any] = {field: value, **also}
        act = partial(want, replace(wanted, **usual if chosen else other))
        return chip(look, f"stats-filter-{name}", label, act, chosen=chosen)

    chips = []
    if len(every.kinds) > 1:
        chips += [offered(f"game-{kind}", game_named(kind).title, "game", kind) for kind in every.kinds]
    if len(every.counts) > 1:
        chips += [
            offered(f"count-{count}", say_many("{n} player", "{n} players", count), "count", count)
            for count in every.counts
        ]
    if len(every.editions) > 1:
        chips += [
            offered(f"edition-{code.partition(':')[2]}", code_text(code), "edition", code.partition(":")[2])
            for code in every.editions
        ]
    if len(every.years) > 1:
        chips += [offered(f"year-{year}", year, "since", year, until=year) for year in every.years]
    if chips:
        yield ft.Row(chips, wrap=True, spacing=GAP, run_spacing=GAP)


def _group(look: Look, found: Figures) -> Iterator[ft.Control]:
    words = games_text(found)
    yield said("stats-games", words, strong(look, words, 17))
    records = list(record_lines(found))
    if records:
        yield section(look, say("Records"))
        rows = [said(f"stats-record-{number}", words, text(look, words, 14)) for number, words in enumerate(records)]
        yield card(look, rows)


def _players(look: Look, found: Figures, of: str, show: Callable[[str], None]) -> Iterator[ft.Control]:
    if found.players:
        wins = ", ".join(f"{player.name} {player.wins}" for player in found.players[:MANY])
        yield said("stats-wins", headed(say("Wins"), wins), section(look, say("Players")))
    for number, player in enumerate(found.players[:MANY]):
        chosen = player.name == of
        words = row_text(player)
        lines: list[ft.Control] = [strong(look, player.name, 16), muted(look, words, 13)]
        shown = ft.Column(lines, spacing=2, tight=True)
        act = partial(show, "" if chosen else player.name)
        label = headed(player.name, words)
        start = ft.Alignment.CENTER_LEFT
        yield tappable(look, f"stats-player-{number}", label, shown, act, chosen=chosen, alignment=start)
        if chosen:
            yield card(look, [*_details(look, player)])


def _details(look: Look, player: PlayerFigures) -> Iterator[ft.Control]:
    for number, (heading, words) in enumerate(player_lines(player)):
        lines: list[ft.Control] = [muted(look, heading, 12), text(look, words, 14)]
        yield said(f"stats-line-{number}", headed(heading, words), ft.Column(lines, spacing=0, tight=True))
