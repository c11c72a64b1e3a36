"""The rulings of a game, new or being played: what each decides, and which of its options holds."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, choice, rows_of
from companion.controls.frame import part
from companion.controls.named import tappable
from companion.controls.text import muted, text
from companion.look.fitting import beside
from companion.look.theme import GAP, Look
from companion.rune_age.words.rulings import option_text, ruling_reason, ruling_title
from companion.rune_age.words.setting_up import rulings_text
from companion.speech.language import say
from rules.rune_age.rulings import RULINGS, Ruling, Rulings

Rule = Callable[[str, str], Any]
"""Decides a ruling by its name."""


@part
def RulingChoices(look: Look, rulings: Rulings, rule: Rule) -> ft.Control:
    cards = [_ruling(look, rulings, ruling, rule) for ruling in RULINGS]
    return ft.Column([*cards], spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _ruling(look: Look, rulings: Rulings, ruling: Ruling, rule: Rule) -> ft.Control:
    decided, title = getattr(rulings, ruling.name), ruling_title(ruling)
    options = [
        choice(
            look,
            f"ruling-{ruling.name}-{option}",
            option_text(ruling, option),
            partial(rule, ruling.name, option),
            chosen=option == decided,
            spoken=f"{title}: {option_text(ruling, option)}",
        )
        for option in ruling.options
    ]
    words = [option_text(ruling, each) for each in ruling.options]
    head = [text(look, title, 15), muted(look, ruling_reason(ruling), 12)]
    return card(look, [*head, rows_of(options, beside(look, words))])


@part
def RulingsFold(look: Look, rulings: Rulings, is_open: bool, fold: Callable[[], None]) -> ft.Control:
    """The rulings in a line, and the tap that shows them all."""
    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPAND_MORE
    label, words = say("Rules for this game"), rulings_text(rulings)
    lines = ft.Column([text(look, label, 15), muted(look, words, 13)], spacing=2, tight=True, expand=True)
    row = ft.Row([lines, ft.Icon(icon, size=24 * look.scale, color=look.muted)])
    return tappable(look, "game-rules", f"{label}: {words}", row, fold, chosen=is_open or None, padding=12)
