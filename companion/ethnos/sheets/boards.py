"""The sheets of the Tribes' boards and tokens, and of the Glory track: how they stand, and how to correct them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.controls.buttons import card, main_button, section
from companion.controls.frame import part
from companion.controls.named import said
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.ethnos.acting.correcting import save_correction, use_corrected
from companion.ethnos.parts.counts import giant_choices, glory_counts, horde_choices, merfolk_counts, troll_choices
from companion.ethnos.parts.why import about_totals, why_button
from companion.ethnos.questions import about_board
from companion.ethnos.saved import Saved
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.table import NO_CORRECTION
from companion.look.theme import Look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.components import TRACK_SPACES
from rules.ethnos.explaining.questions import Question
from rules.ethnos.playing.giants import GLORY_FOR_TAKING
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import GiantLine, Line, RankedLine
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Tribe


@part
def MerfolkBoard(look: Look, saved: Saved) -> ft.Control:
    setup = saved.game.setup
    table, put = use_corrected(saved)
    symbols = ", ".join(map(str, setup.components.merfolk_symbols))
    # Translators: {symbols} are the numbers of spaces: "3, 7, 11"
    hint = say(
        "Each player's space. Symbols on {symbols}; the board ends at {end}.",
        symbols=symbols,
        end=setup.components.merfolk_end,
    )
    body = merfolk_counts(look, setup, table, put)
    return _correctable(look, saved, table, about_board(Tribe.MERFOLK), say("Merfolk board"), hint, body, _is_merfolk)


@part
def GiantToken(look: Look, saved: Saved) -> ft.Control:
    table, put = use_corrected(saved)
    hint = say("A larger band led by a Giant takes it, for {glory} Glory.", glory=GLORY_FOR_TAKING)
    body = giant_choices(look, saved.game.setup, table, put)
    return _correctable(
        look,
        saved,
        table,
        about_board(Tribe.GIANTS),
        say("Giant token"),
        hint,
        body,
        lambda line: isinstance(line, GiantLine),
    )


@part
def TrollTokens(look: Look, saved: Saved) -> ft.Control:
    table, put = use_corrected(saved)
    hint = say("Ties are broken by the sum of a player's tokens, then by the highest.")
    body = troll_choices(look, saved.game.setup, table, put)
    return _correctable(look, saved, table, about_board(Tribe.TROLLS), say("Troll tokens"), hint, body)


@part
def Hordes(look: Look, saved: Saved) -> ft.Control:
    setup = saved.game.setup
    table, put = use_corrected(saved)
    values = ", ".join(map(str, setup.components.orcs))
    # Translators: {values} are six numbers: "2, 4, 6, 9, 12, 15"
    hint = say("One to six markers are worth {values} Glory.", values=values)
    return _correctable(
        look, saved, table, about_board(Tribe.ORCS), say("Hordes"), hint, horde_choices(look, setup, table, put)
    )


@part
def GloryTrack(look: Look, saved: Saved) -> ft.Control:
    table, put = use_corrected(saved)
    hint = say("As on the Glory track, every lap counted as {spaces}.", spaces=TRACK_SPACES)
    body = glory_counts(look, saved.game.setup, table, put)
    return _correctable(look, saved, table, about_totals(saved), say("Glory"), hint, body)


def _correctable(
    look: Look,
    saved: Saved,
    table: Table,
    question: Question,
    heading: str,
    hint: str,
    body: Sequence[ft.Control],
    about: Callable[[Line], bool] = lambda line: False,
) -> ft.Control:
    """A sheet that ends with what it would pay now, the question why and, once changed, the button that saves it."""
    setup = saved.game.setup
    lines = [line_text(line, setup.names, table.age) for line in projection(setup, table).lines if about(line)]
    shown = card(look, [text(look, line, 14) for line in lines])
    now = [section(look, say("If the Age ended now")), shown] if lines else []
    foot = save_button(look, saved, table) or [why_button(look, saved, question)]
    return sheet(look, heading, [*body, *now], current_window().close, hint=hint, foot=foot)


BOARDS: Final = {
    Tribe.MERFOLK: MerfolkBoard,
    Tribe.GIANTS: GiantToken,
    Tribe.TROLLS: TrollTokens,
    Tribe.ORCS: Hordes,
}


def save_button(look: Look, saved: Saved, table: Table) -> list[ft.Control]:
    """What saves the table as it was corrected, once it was."""
    if table == saved.game.state.table:
        return []
    if saved.game.state.over:
        words = say(NO_CORRECTION)
        return [said("over", words, text(look, words, 14))]
    return [main_button(look, "save", say("Save the correction"), partial(save_correction, saved, table))]


def _is_merfolk(line: Line) -> bool:
    return isinstance(line, RankedLine) and line.contest.kingdom is None
