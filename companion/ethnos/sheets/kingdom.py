"""A Kingdom's sheet: who ranks where and why, what the next marker needs, who placed what, and how to correct it."""

from collections.abc import Iterable, Iterator, Sequence

import flet as ft

from companion.controls.buttons import card, section
from companion.controls.frame import part
from companion.controls.scrolling import Scroller
from companion.controls.sheet import sheet
from companion.controls.text import text
from companion.ethnos.acting.correcting import Correcting, use_corrected
from companion.ethnos.parts.kingdom_tokens import KingdomTokens
from companion.ethnos.parts.moving import MoveMarker
from companion.ethnos.parts.ranking import corrections, ranking, reasons, reckoned
from companion.ethnos.parts.what_if import WhatIf
from companion.ethnos.saved import Saved
from companion.ethnos.sheets.boards import corrected_foot
from companion.ethnos.words.ranking import next_marker_text
from companion.ethnos.words.steps import step_text
from companion.ethnos.words.terms import AGES, kingdom_name
from companion.look.theme import Look
from companion.shell.hooks import use_kept
from companion.shell.window import current_window
from companion.speech.language import say
from companion.speech.phrases import time_of_day
from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.explaining.cases import case_now
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.play import Step
from rules.ethnos.steps import step_played
from rules.ethnos.vocabulary import Kingdom


@part
def KingdomCounts(look: Look, saved: Saved, kingdom: Kingdom) -> ft.Control:
    now, scroller = use_corrected(saved), use_kept(Scroller()).current
    saved, table = now.saved, now.table
    setup = saved.game.setup
    if saved.game.state.over:
        return _laid(look, now, kingdom, _as_reckoned(look, saved.game, kingdom), scroller)
    body = [
        section(look, say("If the Age ended now")),
        ranking(look, setup, now.before, table, kingdom),
        # Buttons stay where they are: what changes its height with each tap lies below them.
        section(look, say("Correct")),
        corrections(look, setup, table, now.put, kingdom),
        MoveMarker.keyed("move", look, setup, table, kingdom, now.put, scroller),
        reasons(look, setup, table, kingdom),
        section(look, say("Cards for the next marker")),
        card(look, [text(look, next_marker_text(setup, table, kingdom), 14)]),
        WhatIf.keyed("what-if", look, saved.id, setup, table, kingdom, scroller),
        section(look, say("Glory tokens")),
        KingdomTokens.keyed("tokens", look, saved, kingdom),
    ]
    return _laid(look, now, kingdom, body, scroller)


def _as_reckoned(look: Look, game: Game, kingdom: Kingdom) -> list[ft.Control]:
    """Of a finished game nothing is asked or corrected: how its last Age was paid, unless it was won before."""
    case = case_now(game)
    heading = say("Reckoning of Age {age}", age=AGES[case.state.table.age - 1]) if case.end else say("Markers")
    return [section(look, heading), reckoned(look, case, kingdom)]


def _laid(look: Look, now: Correcting, kingdom: Kingdom, body: Sequence[ft.Control], scroller: Scroller) -> ft.Control:
    game = now.saved.game
    happened = card(look, [text(look, line, 14) for line in _history(game, kingdom)])
    return sheet(
        look,
        kingdom_name(kingdom),
        [*body, section(look, say("What happened here")), happened],
        current_window().close,
        steady=True,
        hint=_hint(game, kingdom),
        foot=corrected_foot(look, now, Question(Subject.KINGDOM, kingdom=kingdom)),
        scroller=scroller,
    )


def _hint(game: Game, kingdom: Kingdom) -> str:
    tokens = ", ".join(str(value) for value in game.setup.tokens[kingdom])
    if game.state.over:
        # Translators: {tokens} are numbers: "2, 4, 6"
        return say("Tokens {tokens}.", tokens=tokens)
    # Translators: {tokens} are numbers: "2, 4, 6"
    return say("Tokens {tokens}. Counts are what lies there: correct them if the table says otherwise.", tokens=tokens)


def _history(game: Game, kingdom: Kingdom) -> list[str]:
    return list(reversed(list(_placed(game, kingdom)))) or [say("Nothing yet.")]


def _placed(game: Game, kingdom: Kingdom) -> Iterator[str]:
    """Every step that changed a count here, with its time."""
    held = [0 for _ in game.setup.seats]
    for step in game.steps:
        for seat in sorted(_counted(step, kingdom)):
            was, now = held[seat], step.state.table.markers[kingdom][seat]
            if was != now:
                name = step_text(step_played(game.setup, step), game.setup.names)
                age, at = say("Age {age}", age=AGES[step.age - 1]), step.event.at
                when = f"{age}, {time_of_day(at)}" if at else age
                whose = game.setup.names[seat]
                # Translators: "Age I, 20:15: Mara, 3 cards, Elf. Mara: 2 to 3." (how many markers there were, and are)
                yield say(
                    "{when}: {step}. {player}: {was} to {now}.", when=when, step=name, player=whose, was=was, now=now
                )
            held[seat] = now


def _counted(step: Step, kingdom: Kingdom) -> Iterable[int]:
    """Those whose markers here a step is about."""
    match step.event:
        case BandPlayed(band=band):
            done = step.effect
            return (band.player,) if done and kingdom in (done.marker, *done.merfolk_markers) else ()
        case Correction(markers=markers):
            return markers.get(kingdom, {})
        case _:
            return ()
