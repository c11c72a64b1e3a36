"""A change of earlier events before it is made: what it does to the table as it lies now, and to who wins."""

from typing import Final

import flet as ft

from companion.changing.screen import Words, change_view
from companion.controls.buttons import card
from companion.controls.frame import screen
from companion.controls.named import said
from companion.controls.text import text
from companion.look.theme import Look
from companion.rune_age.screens.ledger import LedgerScreen
from companion.rune_age.words.events import event_text
from companion.rune_age.words.game_rules import preview_lines
from companion.rune_age.words.ledger import entry_name
from companion.rune_age.words.problems import problem_text
from rules.rune_age.comparison import compared
from rules.rune_age.game import Game


@screen
def ChangeScreen() -> ft.View:
    return change_view(WORDS) or LedgerScreen()


def _effects(look: Look, game: Game, changed: Game) -> ft.Control:
    lines = preview_lines(game.setup, compared(game, changed))
    return said("change-preview", " ".join(lines), card(look, [text(look, line, 14) for line in lines]))


WORDS: Final = Words(event_text, entry_name, problem_text, _effects)
