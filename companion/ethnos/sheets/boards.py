"""The sheets of the Tribes' boards and tokens, and of the Glory track: how they stand, and how to correct them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from companion.changing.correcting import corrected, no_correction
from companion.controls.buttons import card, main_button, section, toggle
from companion.controls.frame import part
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.ethnos.acting.correcting import Correcting, done, use_corrected
from companion.ethnos.parts.counts import giant_choices, glory_counts, horde_choices, merfolk_counts, troll_choices
from companion.ethnos.parts.why import about_totals, why_button
from companion.ethnos.questions import about_board
from companion.ethnos.saved import Saved
from companion.ethnos.words.lines import line_text
from companion.ethnos.words.table import giant_glory_text
from companion.look.fitting import cell
from companion.look.theme import GAP, Look
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.components import TRACK_SPACES
from rules.ethnos.explaining.questions import Question
from rules.ethnos.playing.corrections import with_giant_glory
from rules.ethnos.playing.giants import GLORY_FOR_TAKING
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import GiantLine, Line, RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Tribe


@part
def MerfolkBoard(look: Look, saved: Saved) -> ft.Control:
    setup, now = saved.game.setup, use_corrected(saved)
    symbols = ", ".join(map(str, setup.components.merfolk_symbols))
    # Translators: {symbols} are the numbers of spaces: "3, 7, 11"
    hint = say(
        "Each player's space. Symbols on {symbols}; the board ends at {end}.",
        symbols=symbols,
        end=setup.components.merfolk_end,
    )
    body = merfolk_counts(look, setup, now.table, now.put)
    return _correctable(look, now, about_board(Tribe.MERFOLK), say("Merfolk board"), hint, body, _is_merfolk)


@part
def GiantToken(look: Look, saved: Saved) -> ft.Control:
    """Who holds it. The Glory for taking it goes with it, unless somebody says otherwise."""
    setup, now = saved.game.setup, use_corrected(saved)
    hint = say("A larger band led by a Giant takes it, for {glory} Glory.", glory=GLORY_FOR_TAKING)
    body = giant_choices(look, setup, now.table, now.put, before=now.before)
    return _correctable(
        look,
        now,
        about_board(Tribe.GIANTS),
        say("Giant token"),
        hint,
        [*body, *_giant_glory(look, setup, now)],
        lambda line: isinstance(line, GiantLine),
    )


def _giant_glory(look: Look, setup: Setup, now: Correcting) -> list[ft.Control]:
    """Whether the Glory for taking the token goes with it, once another player has it."""
    before = now.before.glory
    moved = with_giant_glory(now.before, replace(now.table, glory=before)).glory
    if moved == before:
        return []
    goes = now.table.glory == moved

    def turn() -> None:
        now.put(lambda latest: replace(latest, glory=before if goes else moved))

    words = giant_glory_text(now.before.giant, now.table.giant, setup.names)
    return [toggle(look, "giant-glory", words, turn, on=goes)]


@part
def TrollTokens(look: Look, saved: Saved) -> ft.Control:
    now = use_corrected(saved)
    hint = say("Ties are broken by the sum of a player's tokens, then by the highest.")
    body = troll_choices(look, saved.game.setup, now.table, now.put)
    return _correctable(look, now, about_board(Tribe.TROLLS), say("Troll tokens"), hint, body)


@part
def Hordes(look: Look, saved: Saved) -> ft.Control:
    setup, now = saved.game.setup, use_corrected(saved)
    values = ", ".join(map(str, setup.components.orcs))
    # Translators: {values} are six numbers: "2, 4, 6, 9, 12, 15"
    hint = say("One to six markers are worth {values} Glory.", values=values)
    body = horde_choices(look, setup, now.table, now.put)
    return _correctable(look, now, about_board(Tribe.ORCS), say("Hordes"), hint, body)


@part
def GloryTrack(look: Look, saved: Saved) -> ft.Control:
    now = use_corrected(saved)
    hint = say("As on the Glory track, every lap counted as {spaces}.", spaces=TRACK_SPACES)
    body = glory_counts(look, saved.game.setup, now.table, now.put)
    return _correctable(look, now, about_totals(saved), say("Glory"), hint, body)


def _correctable(
    look: Look,
    now: Correcting,
    question: Question,
    heading: str,
    hint: str,
    body: Sequence[ft.Control],
    about: Callable[[Line], bool] = lambda line: False,
) -> ft.Control:
    """A sheet that ends with what it would pay now, the question why and, once changed, what was corrected."""
    setup, table = now.saved.game.setup, now.table
    lines = [line_text(line, setup.names, table.age) for line in projection(setup, table).lines if about(line)]
    shown = card(look, [text(look, line, 14) for line in lines])
    pays = [section(look, say("If the Age ended now")), shown] if lines else []
    foot = corrected_foot(look, now, question)
    return sheet(look, heading, [*body, *pays], current_window().close, hint=hint, foot=foot, steady=True)


BOARDS: Final = {
    Tribe.MERFOLK: MerfolkBoard,
    Tribe.GIANTS: GiantToken,
    Tribe.TROLLS: TrollTokens,
    Tribe.ORCS: Hordes,
}


def corrected_foot(look: Look, now: Correcting, question: Question) -> list[ft.Control]:
    """What was corrected and the way to take it back, the question why, and to be done; of one height throughout."""
    window, saved = current_window(), now.saved
    why = why_button(look, saved, question)
    if saved.game.state.over:
        return [no_correction(look), why]
    finish = main_button(look, "save", say("Done"), partial(done, window), width=cell(look.width, 2))
    return [
        corrected(look, saved, anything=now.corrected),
        ft.Row([ft.Container(why, expand=True), ft.Container(finish, expand=True)], spacing=GAP),
    ]


def _is_merfolk(line: Line) -> bool:
    return isinstance(line, RankedLine) and line.contest.kingdom is None
