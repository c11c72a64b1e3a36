"""A change of earlier events before it is made: what it does to totals, to who begins and to who wins."""

from typing import Final

import flet as ft

from companion.changing.screen import Words, change_view
from companion.controls.frame import screen
from companion.ethnos.parts.preview import change_card
from companion.ethnos.screens.ledger import LedgerScreen
from companion.ethnos.words.events import event_text
from companion.ethnos.words.ledger import entry_name
from companion.ethnos.words.problems import problem_text
from companion.look.theme import Look
from rules.ethnos.comparison import compared
from rules.ethnos.game import Game


@screen
def ChangeScreen() -> ft.View:
    return change_view(WORDS) or LedgerScreen()


def _effects(look: Look, game: Game, changed: Game) -> ft.Control:
    return change_card(look, game.setup, "change-preview", compared(game, changed))


WORDS: Final = Words(event_text, entry_name, problem_text, _effects)
