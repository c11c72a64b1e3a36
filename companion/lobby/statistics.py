"""Statistics over all games that are over: of the group, and of one player."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, plain_button, section
from companion.controls.frame import screen, view
from companion.controls.named import said, tappable
from companion.controls.progress import Working
from companion.controls.text import muted, strong, text
from companion.lobby.figures import Block, block_text, games_text, player_blocks, record_lines, row_text
from companion.lobby.filters import Filters, only_with
from companion.look.theme import GAP, Look
from companion.shell.desk import LISTS
from companion.shell.hooks import use_look, use_statistics, use_value
from companion.shell.paths import game_path
from companion.shell.window import go
from companion.speech.language import say
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
        words = say("No game has ended yet. Once one has, it is counted here: who wins, by what, and against whom.")
        body = [said("stats-games", words, text(look, words, 16))]
    else:
        body = [Filters(look, every, wanted, want), *_group(look, found)]
        body += _players(look, found, of, show, wanted, want)
    return view(look, say("Statistics"), body)


def _group(look: Look, found: Figures) -> Iterator[ft.Control]:
    words = games_text(found)
    yield said("stats-games", words, strong(look, words, 17))
    records = list(record_lines(found))
    if records:
        yield section(look, say("Records"))
        rows = [_record(look, number, *record) for number, record in enumerate(records)]
        yield card(look, rows)


def _record(look: Look, number: int, heading: str, words: str, game: str) -> ft.Control:
    """A tap opens the game in which it was set."""
    row = _row(look, heading, words, strong_words=True)
    row.controls.append(ft.Icon(ft.Icons.CHEVRON_RIGHT, size=18 * look.scale, color=look.muted))
    act = partial(go, game_path(game, "end"))
    label, padding = headed(heading, words), ft.Padding.symmetric(vertical=9)
    return tappable(look, f"stats-record-{number}", label, row, act, border=None, bgcolor=None, padding=padding)


def _players(
    look: Look,
    found: Figures,
    of: str,
    show: Callable[[str], None],
    wanted: Wanted,
    want: Callable[[Wanted], None],
) -> Iterator[ft.Control]:
    if found.players:
        wins = ", ".join(f"{player.name} {player.wins}" for player in found.players[:MANY])
        yield said("stats-wins", headed(say("Wins"), wins), section(look, say("Players")))
    for number, player in enumerate(found.players[:MANY]):
        chosen = player.name == of
        words = row_text(player)
        lines: list[ft.Control] = [strong(look, player.name, 16), muted(look, words, 13)]
        shown = ft.Column(lines, spacing=2, tight=True)
        act = partial(show, "" if chosen else player.name)
        start = ft.Alignment.CENTER_LEFT
        label = headed(player.name, words)
        yield tappable(look, f"stats-player-{number}", label, shown, act, chosen=chosen, alignment=start)
        if chosen:
            yield card(look, [*_details(look, player), _only(look, player, wanted, want)])


def _details(look: Look, player: PlayerFigures) -> Iterator[ft.Control]:
    for number, block in enumerate(player_blocks(player)):
        rows = [_row(look, label, words) for label, words in block.rows]
        yield said(f"stats-line-{number}", block_text(block), _block(look, block, rows))


def _block(look: Look, block: Block, rows: Sequence[ft.Control]) -> ft.Control:
    return ft.Column([strong(look, block.heading, 14), *rows], spacing=2, tight=True)


def _row(look: Look, label: str, words: str, *, strong_words: bool = False) -> ft.Row:
    """What it is about, and at the end of the line what there is to say."""
    draw = strong if strong_words else text
    right = ft.Container(draw(look, words, 14, text_align=ft.TextAlign.END), alignment=ft.Alignment.CENTER_RIGHT)
    return ft.Row([ft.Container(muted(look, label, 14), expand=True), right], spacing=GAP)


def _only(look: Look, player: PlayerFigures, wanted: Wanted, want: Callable[[Wanted], None]) -> ft.Control:
    """To see the others in the games of this one, and back."""
    choice = only_with(wanted, player.name)
    label = say("Count all games") if choice.chosen else say("Count only games with {player}", player=player.name)
    return plain_button(look, "stats-filter-player", label, partial(want, choice.wanted), icon=ft.Icons.FILTER_LIST)
