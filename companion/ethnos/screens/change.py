"""A change of earlier events before it is made: what it does to the past, and what becomes of later events that no
longer fit: each is kept with a correction, or left out."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.changing.pending import Pending, drop, keep_pending, pending_of, settle
from companion.controls.buttons import card, main_button, plain_button, section
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import muted, strong, text
from companion.ethnos.parts.preview import change_card
from companion.ethnos.saved import Saved
from companion.ethnos.screens.ledger import LedgerScreen
from companion.ethnos.words.events import event_text
from companion.ethnos.words.ledger import CHANGED_MEANWHILE, NO_LONGER_FIT, decision_text
from companion.ethnos.words.problems import problem_text
from companion.ethnos.words.steps import step_text
from companion.look.theme import Look
from companion.shell.hooks import use_game, use_look, use_redraw
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_many
from rules.changing import Change, Conflict
from rules.ethnos.comparison import compared
from rules.ethnos.game import Game


@screen
def ChangeScreen() -> ft.View:
    look, window, redraw = use_look(), current_window(), use_redraw()
    saved = use_game(ft.use_route_params()["id"])
    pending = pending_of(window, saved.id)
    if pending is None:
        return LedgerScreen()
    if pending.revision != saved.revision:
        return _too_late(look, saved, pending)

    def decide(decided: Pending) -> None:
        keep_pending(window, saved.id, decided)
        redraw()

    return _deciding(look, saved, pending, decide)


def _too_late(look: Look, saved: Saved, pending: Pending) -> ft.View:
    leave = partial(drop, current_window(), saved.id, pending)
    words = say(CHANGED_MEANWHILE)
    body = [said("too-late", words, text(look, words, 17))]
    heading = step_text(pending.step, saved.game.setup.names)
    return view(look, heading, body, back=leave, bottom=[main_button(look, "drop-change", say("Back"), leave)])


def _deciding(look: Look, saved: Saved, pending: Pending, decide: Callable[[Pending], None]) -> ft.View:
    window, game, change = current_window(), saved.game, pending.on(saved.game)
    settled = [conflict for conflict in change.conflicts if pending.settled(conflict.index)]
    left = change.conflicts[len(settled) :]
    body = [muted(look, say("Nothing is changed yet."), 14), *_what(look, game, pending, change)]
    if change.conflicts:
        body.append(text(look, say(NO_LONGER_FIT), 15))
    if settled:
        decisions = [
            decision_text(game.setup, game.steps[pending.place_before(conflict)], kept=conflict.kept)
            for conflict in settled
        ]
        body.append(card(look, [text(look, words, 14) for words in decisions]))
    if left:
        body += _conflict(look, game, pending, left[0], len(left))
        bottom = _decisions(look, pending, left[0], decide)
    else:
        body += _effects(look, game, change)
        apply = partial(settle, window, saved.id, pending, change.game)
        bottom = [main_button(look, "apply-change", say("Make the change"), apply)]
    give_up = partial(drop, window, saved.id, pending)
    bottom.append(plain_button(look, "drop-change", say("Drop the whole change"), give_up))
    return view(look, say("Change the ledger"), body, back=game_path(saved.id, "ledger"), bottom=bottom)


def _what(look: Look, game: Game, pending: Pending, change: Change[Game]) -> list[ft.Control]:
    """What the change is."""
    taken = game.steps[pending.index : pending.index + pending.taken]
    told = [
        # Translators: {entry} is a sentence
        *(say("Was: {entry}", entry=event_text(game.setup, step)) for step in taken),
        *(say("Is to be: {entry}", entry=event_text(game.setup, step)) for step in pending.put_in(change.game)),
    ]
    lines = [text(look, words, 14) for words in told]
    return [card(look, [strong(look, step_text(pending.step, game.setup.names), 17), *lines], edge=look.accent.fill)]


def _effects(look: Look, game: Game, change: Change[Game]) -> list[ft.Control]:
    """What it does to totals, to who begins and to who wins."""
    effects = change_card(look, game.setup, "change-preview", compared(game, change.game))
    return [section(look, say("What this changes")), effects]


def _conflict(look: Look, game: Game, pending: Pending, conflict: Conflict, left: int) -> list[ft.Control]:
    """The next event to decide on, with the reason."""
    words = event_text(game.setup, game.steps[pending.place_before(conflict)])
    reason = problem_text(conflict.problems[0])
    shown = card(look, [text(look, words, 15), muted(look, reason, 14)], edge=look.danger)
    return [
        section(look, say_many("{n} entry to decide", "{n} entries to decide", left)),
        said("conflict", f"{words} {reason}", shown),
    ]


def _decisions(look: Look, pending: Pending, conflict: Conflict, decide: Callable[[Pending], None]) -> list[ft.Control]:
    leave_out = partial(decide, pending.drop(conflict.index))
    buttons = [plain_button(look, "conflict-drop", say("Leave it out"), leave_out)]
    if conflict.can_keep:
        keep = partial(decide, pending.keep(conflict.index))
        buttons.insert(0, main_button(look, "conflict-keep", say("It lies there: keep it"), keep))
    return buttons
