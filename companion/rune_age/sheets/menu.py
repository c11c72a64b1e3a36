"""The table's menu: what there is to do with this game and in the app."""

from functools import partial

import flet as ft

from companion.controls.frame import part
from companion.controls.menu import Item, menu_sheet, places, this_game, to_look_at, to_settle
from companion.look.theme import Look
from companion.rune_age.paths import CARDS, rules_path
from companion.rune_age.saved import Saved
from companion.shell.window import go
from companion.speech.language import say


@part
def Menu(look: Look, saved: Saved) -> ft.Control:
    items = [*to_look_at(saved), *to_settle(saved)]
    cards = Item("card-book", say("Card book"), ft.Icons.COLLECTIONS_BOOKMARK, partial(go, CARDS))
    return menu_sheet(look, {this_game(saved): items}, places(rules_path(), cards))
