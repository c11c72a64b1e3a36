"""A change of earlier events before it is made: what it does to the past, and what becomes of later events that no
longer fit: each is kept with a correction, or left out."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import flet as ft

from companion.changing.pending import Pending, drop, keep_pending, pending_of, settle
from companion.changing.words import CHANGED_MEANWHILE, NO_LONGER_FIT, decision_text
from companion.controls.buttons import card, main_button, plain_button, section
from companion.controls.frame import view
from companion.controls.named import said
from companion.controls.text import muted, strong, text
from companion.look.theme import Look
from companion.shell.games import game_named
from companion.shell.hooks import use_game, use_look, use_redraw
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say, say_many
from rules.changing import Change, Conflict
from rules.problems import Problem
from storage.values import Saved


class Words(NamedTuple):
    """What a game has to say of a change."""

    event_text: Callable[[Any, Any], str]
    """An event in full, given the set-up and its step."""
    entry_name: Callable[[Any, int], str]
    """An event of a game in as few words as tell it, by its place."""
    problem_text: Callable[[Problem], str]
    effects: Callable[[Look, Any, Any], ft.Control]
    """What becomes of a game, given as it is and as it would be."""


def change_view(words: Words) -> ft.View | None:
    """The change of this game that waits for decisions, if there is one."""
    look, window, redraw = use_look(), current_window(), use_redraw()
    saved = use_game(ft.use_route_params()["id"])
    pending = pending_of(window, saved.id)
    if pending is None:
        return None
    if pending.revision != saved.revision:
        return _too_late(look, saved, pending)

    def decide(decided: Pending) -> None:
        keep_pending(window, saved.id, decided)
        redraw()

    return _deciding(look, words, saved, pending, decide)


def _too_late(look: Look, saved: Saved[Any], pending: Pending) -> ft.View:
    leave = partial(drop, current_window(), saved.id, pending)
    words = say(CHANGED_MEANWHILE)
    body = [said("too-late", words, text(look, words, 17))]
    bottom = [main_button(look, "drop-change", say("Back"), leave)]
    return view(look, _heading(saved, pending), body, back=leave, bottom=bottom)


def _deciding(
    look: Look, words: Words, saved: Saved[Any], pending: Pending, decide: Callable[[Pending], None]
) -> ft.View:
    window, game, change = current_window(), saved.game, pending.on(saved.game)
    settled = [conflict for conflict in change.conflicts if pending.settled(conflict.index)]
    left = change.conflicts[len(settled) :]
    body = [muted(look, say("Nothing is changed yet."), 14), _what(look, words, saved, pending, change)]
    if change.conflicts:
        body.append(text(look, say(NO_LONGER_FIT), 15))
    if settled:
        decisions = [
            decision_text(words.entry_name(game, pending.place_before(conflict)), kept=conflict.kept)
            for conflict in settled
        ]
        body.append(card(look, [text(look, decision, 14) for decision in decisions]))
    if left:
        body += _conflict(look, words, game, pending, left[0], len(left))
        bottom = _decisions(look, pending, left[0], decide)
    else:
        body += [section(look, say("What this changes")), words.effects(look, game, change.game)]
        apply = partial(settle, window, saved.id, pending, change.game)
        bottom = [main_button(look, "apply-change", say("Make the change"), apply)]
    give_up = partial(drop, window, saved.id, pending)
    bottom.append(plain_button(look, "drop-change", say("Drop the whole change"), give_up))
    return view(look, say("Change the ledger"), body, back=game_path(saved.id, "ledger"), bottom=bottom)


def _heading(saved: Saved[Any], pending: Pending) -> str:
    return game_named(saved.kind).step_text(pending.step, saved.game.setup.names)


def _what(look: Look, words: Words, saved: Saved[Any], pending: Pending, change: Change[Any]) -> ft.Control:
    """What the change is."""
    setup, steps = saved.game.setup, saved.game.steps
    told = [
        # Translators: {entry} is a sentence
        *(
            say("Was: {entry}", entry=words.event_text(setup, step))
            for step in steps[pending.index : pending.index + pending.taken]
        ),
        *(say("Is to be: {entry}", entry=words.event_text(setup, step)) for step in pending.put_in(change.game)),
    ]
    lines = [text(look, line, 14) for line in told]
    return card(look, [strong(look, _heading(saved, pending), 17), *lines], edge=look.accent.fill)


def _conflict(look: Look, words: Words, game: Any, pending: Pending, conflict: Conflict, left: int) -> list[ft.Control]:
    """The next event to decide on, with the reason."""
    event = words.event_text(game.setup, game.steps[pending.place_before(conflict)])
    reason = words.problem_text(conflict.problems[0])
    shown = card(look, [text(look, event, 15), muted(look, reason, 14)], edge=look.danger)
    return [
        section(look, say_many("{n} entry to decide", "{n} entries to decide", left)),
        said("conflict", f"{event} {reason}", shown),
    ]


def _decisions(look: Look, pending: Pending, conflict: Conflict, decide: Callable[[Pending], None]) -> list[ft.Control]:
    leave_out = partial(decide, pending.drop(conflict.index))
    buttons = [plain_button(look, "conflict-drop", say("Leave it out"), leave_out)]
    if conflict.can_keep:
        keep = partial(decide, pending.keep(conflict.index))
        buttons.insert(0, main_button(look, "conflict-keep", say("It lies there: keep it"), keep))
    return buttons
