"""The sheets of the Tribes' boards and tokens, and of the Glory track: how they stand, and how to correct them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, choice, counter, main_button, rows_of, section
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.sheet import sheet
from companion.controls.symbols import kingdom_symbol
from companion.controls.text import text
from companion.correcting import save_correction, use_corrected
from companion.theme import GAP, Look
from companion.window import current_window
from companion.words.lines import line_text
from companion.words.terms import kingdom_name
from rules.ethnos.playing.trolls import holder
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import GiantLine, Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table, with_horde_space, with_seat, with_troll
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, TROLL_TOKENS
from storage.games import Saved

MOST_GLORY = 999
SetTable = Callable[[Table], Any]


@part
def MerfolkSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup, end = saved.game.setup, saved.game.setup.components.merfolk_end
    table, set_table = use_corrected(saved)

    def set_space(seat: int, space: int) -> None:
        set_table(replace(table, merfolk=with_seat(table.merfolk, seat, space)))

    rows = [
        _counted(
            look, setup, seat, f"merfolk-{seat}", "Merfolk space", table.merfolk[seat], end, partial(set_space, seat)
        )
        for seat in setup.seats
    ]
    symbols = ", ".join(map(str, setup.components.merfolk_symbols))
    hint = f"Each player's space. Symbols on {symbols}; the board ends at {end}."
    return _correctable(look, saved, table, "Merfolk board", hint, [card(look, rows)], _is_merfolk)


@part
def GiantSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, set_table = use_corrected(saved)
    giant = table.giant

    def give(seat: int) -> None:
        set_table(replace(table, giant=Giant(seat, giant.cards if giant else 1)))

    holders = [
        choice(
            look, f"giant-{seat}", setup.names[seat], partial(give, seat), chosen=bool(giant and giant.player == seat)
        )
        for seat in setup.seats
    ]
    nobody = choice(look, "giant-none", "Nobody", partial(set_table, replace(table, giant=None)), chosen=giant is None)
    body: list[ft.Control] = [section(look, "Who holds it"), rows_of([*holders, nobody], 2)]
    if giant:
        cards = giant.cards

        def set_cards(number: int) -> None:
            set_table(replace(table, giant=Giant(giant.player, number)))

        fewer = partial(set_cards, cards - 1) if cards > 1 else None
        more = partial(set_cards, cards + 1) if cards < LARGEST_BAND else None
        count = counter(look, "giant-cards", "Cards of the band that won it", cards, fewer, more)
        row = ft.Row([ft.Container(text(look, "Cards of the band that won it"), expand=True), count])
        body.append(card(look, [row]))
    hint = "A larger band led by a Giant takes it, for 2 Glory."
    return _correctable(look, saved, table, "Giant token", hint, body, lambda line: isinstance(line, GiantLine))


@part
def TrollSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, set_table = use_corrected(saved)
    body: list[ft.Control] = []
    for token in TROLL_TOKENS:
        held = holder(table, token)
        chips = [
            choice(
                look,
                f"troll-{token}-{seat}",
                setup.names[seat],
                partial(set_table, with_troll(table, token, seat)),
                chosen=seat == held,
                spoken=f"Troll token {token}: {setup.names[seat]}",
            )
            for seat in setup.seats
        ]
        none = choice(
            look,
            f"troll-{token}-none",
            "Nobody",
            partial(set_table, with_troll(table, token, None)),
            chosen=held is None,
            spoken=f"Troll token {token}: nobody",
        )
        body += [section(look, f"Token {token}"), rows_of([*chips, none], 3)]
    hint = "Ties are broken by the sum of a player's tokens, then by the highest."
    return _correctable(look, saved, table, "Troll tokens", hint, body, None)


@part
def HordeSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, set_table = use_corrected(saved)
    body: list[ft.Control] = []
    for seat in setup.seats:
        horde = table.hordes[seat]
        spaces = [
            choice(
                look,
                f"horde-{kingdom.id}-{seat}",
                kingdom_name(kingdom),
                partial(set_table, with_horde_space(table, seat, kingdom, kingdom not in horde)),
                chosen=kingdom in horde,
                spoken=f"{setup.names[seat]}, Horde space {kingdom_name(kingdom)}",
                symbol=kingdom_symbol(look, kingdom, 14),
            )
            for kingdom in KINGDOMS
        ]
        body += [section(look, setup.names[seat]), rows_of(spaces, 3)]
    worth = ", ".join(map(str, setup.components.orcs))
    return _correctable(look, saved, table, "Hordes", f"One to six markers are worth {worth} Glory.", body, None)


@part
def GlorySheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, set_table = use_corrected(saved)

    def set_glory(seat: int, glory: int) -> None:
        set_table(replace(table, glory=with_seat(table.glory, seat, glory)))

    rows = [
        _counted(look, setup, seat, f"glory-{seat}", "Glory", table.glory[seat], MOST_GLORY, partial(set_glory, seat))
        for seat in setup.seats
    ]
    hint = "As on the Glory track, every lap counted as 60."
    return _correctable(look, saved, table, "Glory", hint, [card(look, rows)], None)


def _counted(
    look: Look, setup: Setup, seat: int, identifier: str, what: str, value: int, most: int, put: Callable[[int], Any]
) -> ft.Control:
    """A player's number with its buttons."""
    name = setup.names[seat]
    fewer = partial(put, value - 1) if value else None
    more = partial(put, value + 1) if value < most else None
    words = ft.Container(text(look, name, 15, max_lines=2, overflow=ft.TextOverflow.ELLIPSIS), expand=True)
    count = counter(look, identifier, f"{name}, {what}", value, fewer, more)
    return ft.Row([player_chip(look, setup, seat), words, count], spacing=GAP)


def _correctable(
    look: Look,
    saved: Saved,
    table: Table,
    heading: str,
    hint: str,
    body: Sequence[ft.Control],
    about: Callable[[Line], bool] | None,
) -> ft.Control:
    """A sheet that ends with what it would pay now and, once something was changed, with the button that saves it."""
    setup = saved.game.setup
    lines = [
        line_text(line, setup.names, table.age) for line in projection(setup, table).lines if about and about(line)
    ]
    why = [section(look, "If the Age ended now"), card(look, [text(look, line, 14) for line in lines])] if lines else []
    changed = table != saved.game.state.table
    foot = [main_button(look, "save", "Save the correction", partial(save_correction, saved, table))] if changed else []
    return sheet(look, heading, [*body, *why], current_window().close, hint=hint, foot=foot)


def _is_merfolk(line: Line) -> bool:
    return isinstance(line, RankedLine) and line.contest.kingdom is None
