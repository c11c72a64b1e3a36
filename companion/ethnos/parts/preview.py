"""What a change of a game would do to it so far, before anybody makes it."""

from collections.abc import Sequence
from typing import Final

import flet as ft

from companion.controls.buttons import card
from companion.controls.named import said
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
    return _shown(look, identifier, lines, [*rows, *(text(look, line, 15) for line in words)])


def _total(look: Look, setup: Setup, seat: int, was: int, now: int) -> ft.Control:
    row: list[ft.Control] = [
        player_chip(look, setup, seat, 26),
        ft.Container(text(look, setup.names[seat], 15), expand=True),
        text(look, f"{was}", 18, color=look.muted),
        ft.Icon(ft.Icons.ARROW_FORWARD, size=16, color=look.muted),
        strong(look, f"{now}", 22, color=look.gain if now > was else look.danger),
    ]
    return ft.Row(row, spacing=GAP)


def preview_below(look: Look, identifier: str, lines: Sequence[str], *, low: bool = False) -> ft.Control:
    """In the foot of a screen, a sentence a line. A long one scrolls by itself: what is above it stays in sight."""
    words: list[ft.Control] = [text(look, line, 13) for line in lines]
    if sum(map(len, lines)) > (LOW if low else LONG) and not look.large:
        words = [ft.Column(words, height=LOW if low else IN_SIGHT, scroll=ft.ScrollMode.AUTO)]
    return _shown(look, identifier, lines, words)


def _shown(look: Look, identifier: str, lines: Sequence[str], words: Sequence[ft.Control]) -> ft.Control:
    return said(identifier, " ".join(lines), card(look, words, edge=look.accent.fill))


LONG: Final = 240
"""Letters of a preview that leave room for what is above it on a small phone."""
IN_SIGHT: Final = 120
LOW: Final = 48
"""Beside a pad."""
