"""A Kingdom's sheet: who ranks where and why, what the next marker needs, who placed what, and how to correct it."""

from collections.abc import Iterator
from datetime import datetime
from functools import partial

import flet as ft

from companion.controls.buttons import card, counter, main_button, section
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.sheet import sheet
from companion.controls.text import muted, text
from companion.correcting import save_correction, use_corrected
from companion.theme import GAP, Look
from companion.window import current_window
from companion.words.lines import line_text
from companion.words.table import step_name
from companion.words.terms import AGES, counted, kingdom_name
from rules.ethnos.game import Game
from rules.ethnos.playing.markers import cards_needed
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table, with_markers
from rules.ethnos.vocabulary import KINGDOM_BY_ID, Kingdom
from storage.games import Saved

MOST_MARKERS = 26


@part
def KingdomSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    window = current_window()
    kingdom = KINGDOM_BY_ID.get(argument, Kingdom.RHEA)
    setup = saved.game.setup
    table, set_table = use_corrected(saved)
    body = [
        card(look, [_player(look, setup, table, seat, kingdom, set_table) for seat in setup.seats]),
        section(look, "If the Age ended now"),
        card(look, [text(look, line, 14) for line in _ranking(setup, table, kingdom)]),
        section(look, "What happened here"),
        card(look, [text(look, line, 14) for line in _history(saved.game, kingdom)]),
    ]
    changed = table != saved.game.state.table
    foot = [main_button(look, "save", "Save the correction", partial(save_correction, saved, table))] if changed else []
    tokens = ", ".join(str(value) for value in setup.tokens[kingdom])
    return sheet(
        look,
        kingdom_name(kingdom),
        body,
        window.close,
        hint=f"Tokens {tokens}. Counts are what lies there: correct them if the table says otherwise.",
        foot=foot,
    )


def _player(look: Look, setup: Setup, table: Table, seat: int, kingdom: Kingdom, set_table: object) -> ft.Control:
    markers = table.markers[kingdom][seat]
    name = setup.names[seat]

    def set_markers(number: int) -> None:
        set_table(with_markers(table, kingdom, seat, number))  # type: ignore[operator]

    words = ft.Column(
        [
            text(look, name, 15, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS),
            muted(look, f"next marker: {counted(cards_needed(setup, table, seat, kingdom), 'card')}", 12),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    fewer = partial(set_markers, markers - 1) if markers else None
    more = partial(set_markers, markers + 1) if markers < MOST_MARKERS else None
    count = counter(
        look, f"markers-{kingdom.id}-{seat}", f"{name}, markers in {kingdom_name(kingdom)}", markers, fewer, more
    )
    return ft.Row([player_chip(look, setup, seat), words, count], spacing=GAP)


def _ranking(setup: Setup, table: Table, kingdom: Kingdom) -> list[str]:
    lines = [
        line_text(line, setup.names, table.age)
        for line in projection(setup, table).lines
        if isinstance(line, RankedLine) and line.contest.kingdom is kingdom
    ]
    return lines or ["Nobody has a marker here."]


def _history(game: Game, kingdom: Kingdom) -> list[str]:
    return list(reversed(list(_placed(game, kingdom)))) or ["Nothing yet."]


def _placed(game: Game, kingdom: Kingdom) -> Iterator[str]:
    """Every step that changed a count here, with its time."""
    for index, step in enumerate(game.steps):
        before, after = game.state_before(index).table, step.state.table
        for seat, (was, now) in enumerate(zip(before.markers[kingdom], after.markers[kingdom], strict=True)):
            if was != now:
                name = step_name(game.setup, step.event, before.age)
                when = _time(step.event.at)
                whose = game.setup.names[seat]
                yield f"Age {AGES[before.age - 1]}{when}: {name}. {whose}: {was} to {now}."


def _time(at: str | None) -> str:
    return f", {datetime.fromisoformat(at).astimezone():%H:%M}" if at else ""
