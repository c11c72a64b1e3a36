"""Why, in any game: the facts that decide, what they come from, the rulings and the rules; to read, copy and share."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import flet as ft

from companion.controls.buttons import card, section
from companion.controls.copying import copy_button, share_button
from companion.controls.frame import view
from companion.controls.named import said
from companion.controls.reading import link_card, stacked
from companion.controls.text import muted, text
from companion.look.theme import GAP, Look
from companion.speech.explaining import NO_SUCH_QUESTION, RuleTold, Told, told_text
from companion.speech.language import say

Page = Callable[[str], str]
"""The path of the page about a rule or a ruling."""


def why_view(
    look: Look,
    told: Told | None,
    page: Page,
    back: Callable[[], Any],
    *,
    above: Sequence[ft.Control] = (),
    small_print: str = "",
) -> ft.View:
    """A screen of an explanation, if there is one; the rules in `small_print` are in sight whatever follows."""
    if told is None:
        words = say(NO_SUCH_QUESTION)
        return view(look, say("Why?"), [said("why-answer", words, text(look, words, 16))], back=back)
    words = told_text(told)
    bottom = ft.Row([copy_button(look, words), share_button(look, words)], spacing=GAP)
    body = [*above, _answer(look, told, small_print), *_body(look, told, page)]
    return view(look, told.title, body, back=back, bottom=[bottom])


def _answer(look: Look, told: Told, small_print: str) -> ft.Control:
    lines = [
        *([muted(look, told.when, 12)] if told.when else []),
        *(text(look, fact, 16) for fact in told.facts),
        muted(look, small_print, 12),
    ]
    return said("why-answer", " ".join(told.facts), card(look, [stacked(lines)], edge=look.accent.fill))


def _body(look: Look, told: Told, page: Page) -> Iterator[ft.Control]:
    for account in told.accounts:
        lines = [text(look, sentence, 14) for sentence in account.sentences]
        yield card(look, [section(look, account.heading), *lines])
    if told.rulings:
        yield section(look, say("Rulings that decide"))
    for each in told.rulings:
        words = [each.in_force, *each.otherwise, each.reason]
        yield link_card(look, f"why-ruling-{each.name}", page(each.name), each.title, words, id=", ".join(each.rules))
    yield from deciding_rules(look, told.rules, page)


def deciding_rules(look: Look, rules: Sequence[RuleTold], page: Page) -> Iterator[ft.Control]:
    yield section(look, say("Rules that decide"))
    for rule in rules:
        name, path = f"why-rule-{rule.id}", page(rule.id)
        yield link_card(look, name, path, rule.title, [rule.says], id=rule.id, foot=[rule.where])
