"""Why: the facts that decide a number, what it is the sum of, the rulings and the rules; to read, copy and share."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import flet as ft

from companion.controls.buttons import card, section
from companion.controls.copying import copy_button, share_button
from companion.controls.frame import screen, view
from companion.controls.named import said, tappable
from companion.controls.players import player_chip
from companion.controls.reading import link_card, stacked
from companion.controls.text import muted, text
from companion.ethnos.asking import why_in_game, why_on_sheet
from companion.ethnos.entering.age_sheet import AgeDraft
from companion.ethnos.paths import SCORE_WHY, rules_path
from companion.ethnos.questions import question_id
from companion.ethnos.words.age_end import rule_text
from companion.ethnos.words.facts import why_facts
from companion.ethnos.words.why import (
    NO_SUCH_QUESTION,
    rule_told,
    ruling_told,
    when_text,
    why_accounts,
    why_text,
    why_title,
)
from companion.look.theme import GAP, TARGET, Look
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.ethnos.explaining.explanations import Explanation


@screen
def WhyScreen() -> ft.View:
    """About a number of a game."""
    look, window, params = use_look(), current_window(), ft.use_route_params()
    saved, age, asked = use_game(params["id"]), params["age"], params["question"]
    explanation = why_in_game(saved.game, age, asked)
    return _view(look, explanation, game_path(saved.id, f"why/{age}"), partial(window.back, game_path(saved.id)))


@screen
def ScoreWhyScreen() -> ft.View:
    """About an Age that is scored without a game."""
    look, window, asked = use_look(), current_window(), ft.use_route_params()["question"]
    draft = window.drafts.get(AgeDraft)
    explanation = why_on_sheet(draft.sheet(), asked) if draft and draft.ready else None
    return _view(look, explanation, SCORE_WHY, partial(window.back, "/score/result"))


def _view(look: Look, explanation: Explanation | None, why: str, back: Callable[[], Any]) -> ft.View:
    if explanation is None:
        words = say(NO_SUCH_QUESTION)
        return view(look, say("Why?"), [said("why-answer", words, text(look, words, 16))], back=back)
    words = why_text(explanation)
    bottom = ft.Row([copy_button(look, words), share_button(look, words)], spacing=GAP)
    return view(look, why_title(explanation), list(_body(look, explanation, why)), back=back, bottom=[bottom])


def _body(look: Look, explanation: Explanation, why: str) -> Iterator[ft.Control]:
    if explanation.glory:
        yield _players(look, explanation, why)
    yield _answer(look, explanation)
    for account in why_accounts(explanation):
        lines = [text(look, sentence, 14) for sentence in account.sentences]
        yield card(look, [section(look, account.heading), *lines])
    if explanation.rulings:
        yield section(look, say("Rulings that decide"))
    for decides in explanation.rulings:
        told = ruling_told(decides, explanation)
        words = [told.in_force, *told.otherwise, told.reason]
        path = rules_path(told.name)
        yield link_card(look, f"why-ruling-{told.name}", path, told.title, words, id=", ".join(decides.ruling.rules))
    yield section(look, say("Rules that decide"))
    for id in explanation.rules:
        rule = rule_told(id, explanation.case.setup.edition)
        yield link_card(look, f"why-rule-{id}", rules_path(id), rule.title, [rule.says], id=id, foot=[rule.where])


def _answer(look: Look, explanation: Explanation) -> ft.Control:
    """The facts, and the rules that decide in small print, so that they are in sight whatever follows."""
    facts, edition = why_facts(explanation), explanation.case.setup.edition
    rules = " · ".join(rule_text(id, edition) for id in explanation.rules)
    lines = [
        muted(look, when_text(explanation), 12),
        *(text(look, fact, 16) for fact in facts),
        muted(look, rules, 12),
    ]
    return said("why-answer", " ".join(facts), card(look, [stacked(lines)], edge=look.accent.fill))


def _players(look: Look, explanation: Explanation, why: str) -> ft.Control:
    """Whose total is explained; the heading names them."""
    setup = explanation.case.setup
    chips = [
        tappable(
            look,
            f"why-player-{seat}",
            name,
            player_chip(look, setup, seat, 28),
            partial(current_window().instead, f"{why}/{question_id(explanation.question._replace(player=seat))}"),
            chosen=seat == explanation.question.player,
            width=TARGET,
            height=TARGET,
            padding=0,
        )
        for seat, name in enumerate(setup.names)
    ]
    return ft.Row(chips, wrap=True, spacing=6, run_spacing=6)
