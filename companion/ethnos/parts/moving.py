"""A marker that lies in the wrong Kingdom: whose it is, if there is a doubt, and where it belongs."""

from functools import partial

import flet as ft

from companion.controls.buttons import chip, choice, plain_button, rows_of, section
from companion.controls.frame import part
from companion.controls.players import player_chip
from companion.controls.scrolling import Scroller, in_view, use_in_view
from companion.ethnos.parts.counts import Put
from companion.ethnos.parts.symbols import kingdom_symbol
from companion.ethnos.words.terms import kingdom_name
from companion.look.theme import GAP, Look
from companion.shell.hooks import use_value
from companion.speech.language import say
from rules.ethnos.playing.corrections import with_marker_moved
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

CLOSED, WHOSE = -2, -1
"""What is asked in the place of a seat: nothing, or whose marker it is."""


@part
def MoveMarker(look: Look, setup: Setup, table: Table, kingdom: Kingdom, put: Put, scroller: Scroller) -> ft.Control:
    """Folded away until somebody asks, and again once it is done."""
    asked, ask = use_value(lambda: CLOSED)
    is_open = asked != CLOSED
    use_in_view(scroller, "move", is_open)
    holders = [seat for seat in setup.seats if table.markers[kingdom][seat]]
    if not holders:
        return ft.Container(visible=False)
    seat = asked if asked in holders else holders[0] if len(holders) == 1 else None

    def move(target: Kingdom) -> None:
        if seat is not None:
            put(partial(with_marker_moved, seat=seat, start=kingdom, target=target))
            ask(CLOSED)

    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    turn = partial(ask, CLOSED if is_open else WHOSE)
    shown = [plain_button(look, "move", say("Move a marker to another Kingdom"), turn, icon=icon)]
    if is_open and len(holders) > 1:
        players: list[ft.Control] = [
            chip(
                look,
                f"move-{holder}",
                setup.names[holder],
                partial(ask, holder),
                chosen=holder == seat,
                symbol=player_chip(look, setup, holder, 22),
            )
            for holder in holders
        ]
        shown += [section(look, say("Whose marker?")), ft.Row(players, wrap=True, spacing=GAP, run_spacing=GAP)]
    if is_open and seat is not None:
        targets = [
            choice(
                look,
                f"move-to-{target.id}",
                kingdom_name(target),
                partial(move, target),
                chosen=False,
                symbol=kingdom_symbol(look, target, 16),
            )
            for target in KINGDOMS
            if target is not kingdom
        ]
        # Translators: {player} is whose marker is moved to another Kingdom
        shown += [section(look, say("{player}: where to?", player=setup.names[seat])), rows_of(targets, 3)]
    return in_view("move", shown)
