"""The table's menu: what there is to do in this Age, with this game and in the app."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.frame import part
from companion.controls.menu import Item, menu_sheet, places, this_game, to_look_at, to_settle
from companion.ethnos.parts.why import about_totals, ask
from companion.ethnos.paths import rules_path
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.values import GlorySheet, TrackSheet
from companion.ethnos.words.terms import AGES
from companion.look.theme import Look
from companion.shell.paths import game_path
from companion.shell.window import Opening, go
from companion.speech.language import say


@part
def Menu(look: Look, saved: Saved) -> ft.Control:
    age = AGES[saved.game.state.table.age - 1]
    groups = {
        say("Age {age}", age=age): [] if saved.game.state.over else _of_this_age(saved, age),
        this_game(saved): _of_this_game(saved),
    }
    help = Item("help", say("Help"), ft.Icons.HELP_OUTLINE, partial(go, rules_path("help")))
    return menu_sheet(look, groups, places(rules_path(), help))


def _of_this_age(saved: Saved, age: str) -> Iterator[Item]:
    id = saved.id
    yield Item("correct-glory", say("Correct the Glory"), ft.Icons.EDIT, Opening(GlorySheet()))
    without = say("This Age was played without the app")
    yield Item("score-age", without, ft.Icons.DIALPAD, partial(go, game_path(id, "score")))
    yield Item("end-age", say("End Age {age}", age=age), ft.Icons.FLAG, partial(go, game_path(id, "age-end")))


def _of_this_game(saved: Saved) -> Iterator[Item]:
    id = saved.id
    yield from to_look_at(saved)
    yield Item("show-track", say("The Glory track"), ft.Icons.ROUTE, Opening(TrackSheet()))
    why = partial(ask, id, about_totals(saved))
    yield Item("why-totals", say("Why these totals?"), ft.Icons.HELP_OUTLINE, why)
    for report in saved.game.state.reports:
        label = say("Reckoning of Age {age}", age=AGES[report.age - 1])
        reckoning = partial(go, game_path(id, f"reckoning/{report.age}"))
        yield Item(f"reckoning-{report.age}", label, ft.Icons.FUNCTIONS, reckoning)
    yield from to_settle(saved)
