"""Why: what a figure is, what made it so, the rulings and the rules; to read, copy and share."""

from collections.abc import Iterator
from functools import partial

import flet as ft

from companion.controls.buttons import card, section
from companion.controls.copying import copy_button, share_button
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.reading import link_card, stacked
from companion.controls.text import muted, text
from companion.look.theme import GAP, Look
from companion.rune_age.paths import rules_path
from companion.rune_age.questions import why_in_game
from companion.rune_age.words.why import (
    NO_SUCH_QUESTION,
    rule_told,
    ruling_told,
    why_accounts,
    why_facts,
    why_text,
    why_title,
)
from companion.shell.hooks import use_game, use_look
from companion.shell.paths import game_path
from companion.shell.window import current_window
from companion.speech.language import say
from rules.rune_age.explaining.explanations import Explanation


@screen
def WhyScreen() -> ft.View:
    look, window, params = use_look(), current_window(), ft.use_route_params()
    saved = use_game(params["id"])
    back = partial(window.back, game_path(saved.id))
    explanation = why_in_game(saved.game, params["question"])
    if explanation is None:
        words = say(NO_SUCH_QUESTION)
        return view(look, say("Why?"), [said("why-answer", words, text(look, words, 16))], back=back)
    words = why_text(explanation)
    bottom = ft.Row([copy_button(look, words), share_button(look, words)], spacing=GAP)
    return view(look, why_title(explanation), list(_body(look, explanation)), back=back, bottom=[bottom])


def _body(look: Look, explanation: Explanation) -> Iterator[ft.Control]:
    yield _answer(look, explanation)
    for account in why_accounts(explanation):
        lines = [text(look, sentence, 14) for sentence in account.sentences]
        yield card(look, [section(look, account.heading), *lines])
    if explanation.rulings:
        yield section(look, say("Rulings that decide"))
    for decides in explanation.rulings:
        told = ruling_told(decides, explanation)
        words = [told.in_force, told.otherwise, told.reason]
        path, ids = rules_path(told.name), ", ".join(decides.ruling.rules)
        yield link_card(look, f"why-ruling-{told.name}", path, told.title, words, id=ids)
    yield section(look, say("Rules that decide"))
    for id in explanation.rules:
        rule = rule_told(id)
        yield link_card(look, f"why-rule-{id}", rules_path(id), rule.title, [rule.says], id=id, foot=[rule.where])


def _answer(look: Look, explanation: Explanation) -> ft.Control:
    """The facts, and the rules that decide in small print, so that they are in sight whatever follows."""
    facts = why_facts(explanation)
    lines = [*(text(look, fact, 16) for fact in facts), muted(look, " · ".join(explanation.rules), 12)]
    return said("why-answer", " ".join(facts), card(look, [stacked(lines)], edge=look.accent.fill))
