"""The sheets of the Tribes' boards and tokens, and of the Glory track: how they stand, and how to correct them."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from companion.controls.buttons import card, main_button, section
from companion.controls.counts import giant_choices, glory_counts, horde_choices, merfolk_counts, troll_choices
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.correcting import save_correction, use_corrected
from companion.theme import Look
from companion.window import current_window
from companion.words.lines import line_text
from companion.words.table import NO_CORRECTION
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import GiantLine, Line, RankedLine
from rules.ethnos.table import Table
from storage.games import Saved


@part
def MerfolkSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, put = use_corrected(saved)
    symbols = ", ".join(map(str, setup.components.merfolk_symbols))
    hint = f"Each player's space. Symbols on {symbols}; the board ends at {setup.components.merfolk_end}."
    body = merfolk_counts(look, setup, table, put)
    return _correctable(look, saved, table, "Merfolk board", hint, body, _is_merfolk)


@part
def GiantSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    table, put = use_corrected(saved)
    hint = "A larger band led by a Giant takes it, for 2 Glory."
    body = giant_choices(look, saved.game.setup, table, put)
    return _correctable(look, saved, table, "Giant token", hint, body, lambda line: isinstance(line, GiantLine))


@part
def TrollSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    table, put = use_corrected(saved)
    hint = "Ties are broken by the sum of a player's tokens, then by the highest."
    return _correctable(look, saved, table, "Troll tokens", hint, troll_choices(look, saved.game.setup, table, put))


@part
def HordeSheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    setup = saved.game.setup
    table, put = use_corrected(saved)
    hint = f"One to six markers are worth {', '.join(map(str, setup.components.orcs))} Glory."
    return _correctable(look, saved, table, "Hordes", hint, horde_choices(look, setup, table, put))


@part
def GlorySheet(look: Look, saved: Saved, argument: str) -> ft.Control:
    table, put = use_corrected(saved)
    hint = "As on the Glory track, every lap counted as 60."
    return _correctable(look, saved, table, "Glory", hint, glory_counts(look, saved.game.setup, table, put))


def _correctable(
    look: Look,
    saved: Saved,
    table: Table,
    heading: str,
    hint: str,
    body: Sequence[ft.Control],
    about: Callable[[Line], bool] = lambda line: False,
) -> ft.Control:
    """A sheet that ends with what it would pay now and, once something was changed, with the button that saves it."""
    setup = saved.game.setup
    lines = [line_text(line, setup.names, table.age) for line in projection(setup, table).lines if about(line)]
    why = [section(look, "If the Age ended now"), card(look, [text(look, line, 14) for line in lines])] if lines else []
    return sheet(look, heading, [*body, *why], current_window().close, hint=hint, foot=save_button(look, saved, table))


def save_button(look: Look, saved: Saved, table: Table) -> list[ft.Control]:
    """What saves the table as it was corrected, once it was."""
    if table == saved.game.state.table:
        return []
    if saved.game.state.over:
        return [said("over", NO_CORRECTION, text(look, NO_CORRECTION, 14))]
    return [main_button(look, "save", "Save the correction", partial(save_correction, saved, table))]


def _is_merfolk(line: Line) -> bool:
    return isinstance(line, RankedLine) and line.contest.kingdom is None
