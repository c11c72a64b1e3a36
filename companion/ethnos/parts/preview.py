"""What a change of a game would do to it so far, before anybody makes it."""

import flet as ft

from companion.changing.preview import preview_card
from companion.controls.players import player_chip
from companion.controls.text import strong, text
from companion.ethnos.words.game_rules import preview_lines
from companion.look.theme import GAP, Look
from rules.ethnos.comparison import Comparison
from rules.ethnos.setup import Setup


def change_card(look: Look, setup: Setup, identifier: str, comparison: Comparison) -> ft.Control:
    """What a change does: for everybody whose Glory changes how much it was and is, then the rest in words."""
    totals = [(seat, *shift) for seat, shift in enumerate(comparison.glory) if shift[0] != shift[1]]
    words = preview_lines(setup.names, comparison, 0, glory=not totals)
    rows = [_total(look, setup, seat, was, now) for seat, was, now in totals]
    lines = preview_lines(setup.names, comparison, 0)
    return preview_card(look, identifier, lines, [*rows, *(text(look, line, 15) for line in words)])


def _total(look: Look, setup: Setup, seat: int, was: int, now: int) -> ft.Control:
    row: list[ft.Control] = [
        player_chip(look, setup, seat, 26),
        ft.Container(text(look, setup.names[seat], 15), expand=True),
        text(look, f"{was}", 18, color=look.muted),
        ft.Icon(ft.Icons.ARROW_FORWARD, size=16, color=look.muted),
        strong(look, f"{now}", 22, color=look.gain if now > was else look.danger),
    ]
    return ft.Row(row, spacing=GAP)
