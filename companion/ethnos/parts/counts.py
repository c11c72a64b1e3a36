"""What lies on the table as counters and choices. Each of them tells `put` what to make of the table as it is then."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import ELLIPSIS, beside_words, card, choice, counter, rows_of, section
from companion.controls.fields import number_counter
from companion.controls.named import tappable
from companion.controls.players import player_chip, player_choice, players_in_a_row
from companion.controls.text import muted, text
from companion.controls.typed import number_in
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.words.terms import kingdom_name
from companion.look.fitting import in_a_row
from companion.look.theme import GAP, Look
from companion.speech.language import say, say_many
from rules.ethnos.components import MARKERS_OF_A_COLOUR, MOST_GLORY
from rules.ethnos.playing.corrections import with_giant_glory
from rules.ethnos.playing.markers import cards_needed
from rules.ethnos.playing.trolls import holder
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant, Table, with_horde_space, with_markers, with_seat, with_troll
from rules.ethnos.vocabulary import KINGDOMS, LARGEST_BAND, TROLL_TOKENS, Kingdom

Put = Callable[[Callable[[Table], Table]], Any]
"""Two quick taps both act on the latest table, drawn or not."""


def glory_counts(look: Look, setup: Setup, table: Table, put: Put) -> list[ft.Control]:
    """Everybody's Glory, to be typed or counted up and down."""

    def add(seat: int, more: int) -> None:
        put(lambda now: replace(now, glory=with_seat(now.glory, seat, _sum(now.glory[seat], more, MOST_GLORY))))

    def type_in(seat: int, typed: str) -> None:
        glory = number_in(typed, MOST_GLORY)
        if glory is not None:
            put(lambda now: replace(now, glory=with_seat(now.glory, seat, glory)))

    def row(seat: int) -> ft.Control:
        what = say("Glory")
        label = f"{setup.names[seat]}, {what}"
        count = number_counter(
            look,
            f"glory-{seat}",
            label,
            str(table.glory[seat]),
            partial(type_in, seat),
            partial(add, seat),
            digits=len(str(MOST_GLORY)),
        )
        return _row(look, setup, seat, count)

    return [card(look, [row(seat) for seat in setup.seats])]


def marker_counts(
    look: Look, setup: Setup, table: Table, put: Put, kingdom: Kingdom, *, hints: bool = True
) -> list[ft.Control]:
    """Everybody's markers in a Kingdom, and what the next one needs."""
    what = say("markers in {kingdom}", kingdom=kingdom_name(kingdom))

    def add(seat: int, more: int) -> None:
        def added(now: Table) -> Table:
            return with_markers(now, kingdom, seat, _sum(now.markers[kingdom][seat], more, MARKERS_OF_A_COLOUR))

        put(added)

    def row(seat: int) -> ft.Control:
        identifier, markers = f"markers-{kingdom.id}-{seat}", table.markers[kingdom][seat]
        needed = cards_needed(setup, table, seat, kingdom)
        hint = say_many("next marker: {n} card", "next marker: {n} cards", needed) if hints else ""
        return _count(look, setup, seat, identifier, what, markers, MARKERS_OF_A_COLOUR, partial(add, seat), hint)

    return [card(look, [row(seat) for seat in setup.seats])]


def merfolk_counts(look: Look, setup: Setup, table: Table, put: Put) -> list[ft.Control]:
    end = setup.components.merfolk_end

    def add(seat: int, more: int) -> None:
        put(lambda now: replace(now, merfolk=with_seat(now.merfolk, seat, _sum(now.merfolk[seat], more, end))))

    rows = [
        _count(look, setup, seat, f"merfolk-{seat}", say("Merfolk space"), table.merfolk[seat], end, partial(add, seat))
        for seat in setup.seats
    ]
    return [card(look, rows)]


def giant_choices(
    look: Look,
    setup: Setup,
    table: Table,
    put: Put,
    *,
    cards: bool = True,
    before: Table | None = None,
) -> list[ft.Control]:
    """Who holds the Giant token, and the size of the band that won it.

    Where it is known how the table was `before`, the Glory for taking the token goes with it.
    """
    giant = table.giant

    def give(seat: int | None) -> None:
        def given(now: Table) -> Table:
            won = now.giant or (before.giant if before else None)
            after = replace(now, giant=None if seat is None else Giant(seat, won.cards if won else 1))
            return with_giant_glory(before, replace(after, glory=before.glory)) if before else after

        put(given)

    holders = [
        player_choice(
            look, setup, seat, f"giant-{seat}", partial(give, seat), chosen=bool(giant and giant.player == seat)
        )
        for seat in setup.seats
    ]
    nobody = choice(look, "giant-none", say("Nobody"), partial(give, None), chosen=giant is None)
    shown: list[ft.Control] = [
        section(look, say("Who holds it")),
        rows_of([*holders, nobody], players_in_a_row(look, setup)),
    ]
    if giant and cards:
        shown.append(card(look, [_giant_cards(look, giant.cards, put)]))
    return shown


def _giant_cards(look: Look, cards: int, put: Put) -> ft.Control:
    what = say("Cards of the band that won it")

    def add(more: int) -> None:
        def added(now: Table) -> Table:
            if now.giant is None:
                return now
            return replace(now, giant=now.giant._replace(cards=_sum(now.giant.cards, more, LARGEST_BAND, 1)))

        put(added)

    fewer = partial(add, -1) if cards > 1 else None
    more = partial(add, 1) if cards < LARGEST_BAND else None
    count = counter(look, "giant-cards", what, cards, fewer, more)
    return beside_words(look, text(look, what), count)


def troll_choices(look: Look, setup: Setup, table: Table, put: Put) -> list[ft.Control]:
    """Who holds each Troll token."""

    def give(token: int, seat: int | None) -> None:
        put(lambda now: with_troll(now, token, seat))

    shown: list[ft.Control] = []
    for token in TROLL_TOKENS:
        held = holder(table, token)
        holders: list[tuple[int | None, str]] = [*enumerate(setup.names), (None, say("Nobody"))]
        buttons = [
            tappable(
                look,
                f"troll-{token}-{'none' if seat is None else seat}",
                say("Troll token {token}: {player}", token=token, player=name),
                _nobody(look) if seat is None else player_chip(look, setup, seat, 28),
                partial(give, token, seat),
                chosen=seat == held,
                expand=True,
                padding=8,
            )
            for seat, name in holders
        ]
        each = len(buttons) if len(buttons) <= MOST_IN_A_ROW else 4
        shown += [section(look, _held(setup, token, held)), rows_of(buttons, each)]
    return shown


def _held(setup: Setup, token: int, holder: int | None) -> str:
    if holder is None:
        return say("Token {token}: nobody has it", token=token)
    return say("Token {token}: {player}", token=token, player=setup.names[holder])


MOST_IN_A_ROW = 5


def _nobody(look: Look) -> ft.Control:
    return ft.Container(ft.Icon(ft.Icons.BLOCK, size=22 * look.scale, color=look.muted), height=28 * look.scale)


def horde_choices(look: Look, setup: Setup, table: Table, put: Put) -> list[ft.Control]:
    """The Horde spaces of each player, filled or not."""

    def turn(seat: int, kingdom: Kingdom) -> None:
        put(lambda now: with_horde_space(now, seat, kingdom, filled=kingdom not in now.hordes[seat]))

    each, size = in_a_row(look, list(map(kingdom_name, KINGDOMS)), 3, beside=14 + GAP)
    shown: list[ft.Control] = []
    for seat, name in enumerate(setup.names):
        horde = table.hordes[seat]
        spaces = [
            choice(
                look,
                f"horde-{kingdom.id}-{seat}",
                kingdom_name(kingdom),
                partial(turn, seat, kingdom),
                chosen=kingdom in horde,
                spoken=say("{player}, Horde space {kingdom}", player=name, kingdom=kingdom_name(kingdom)),
                symbol=kingdom_symbol(look, kingdom, 14),
                size=size,
            )
            for kingdom in KINGDOMS
        ]
        shown += [section(look, name), rows_of(spaces, each)]
    return shown


def _count(
    look: Look,
    setup: Setup,
    seat: int,
    identifier: str,
    what: str,
    value: int,
    most: int,
    add: Callable[[int], Any],
    hint: str = "",
) -> ft.Control:
    """A player's number with its buttons."""
    fewer = partial(add, -1) if value else None
    more = partial(add, 1) if value < most else None
    count = counter(look, identifier, f"{setup.names[seat]}, {what}", value, fewer, more)
    return _row(look, setup, seat, count, hint)


def _row(look: Look, setup: Setup, seat: int, count: ft.Control, hint: str = "") -> ft.Control:
    words: list[ft.Control] = [text(look, setup.names[seat], 15, max_lines=2, overflow=ELLIPSIS)]
    if hint:
        words.append(muted(look, hint, 12))
    who = [player_chip(look, setup, seat), ft.Column(words, spacing=0, tight=True, expand=True)]
    if look.large:
        return ft.Column([ft.Row([*who], spacing=GAP), count], spacing=4, tight=True)
    return ft.Row([*who, count], spacing=GAP)


def _sum(value: int, more: int, most: int, least: int = 0) -> int:
    return max(least, min(value + more, most))
