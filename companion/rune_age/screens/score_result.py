"""What a fight that belongs to no game led to, and the rules that decide it."""

from functools import partial

import flet as ft

from companion.controls.buttons import card, main_button, plain_button
from companion.controls.copying import copy_button, share_button
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import text
from companion.controls.why import deciding_rules
from companion.look.theme import GAP
from companion.rune_age.acting.exporting import export_fight
from companion.rune_age.entering.score_fight import ScoreDraft
from companion.rune_age.parts.sums import goes_where, sums
from companion.rune_age.paths import SCORE, SCORE_RESULT, SCORE_WHY, rules_path
from companion.rune_age.words.fights import line_text, verdict_text
from companion.rune_age.words.sides import sides_of_sheet
from companion.rune_age.words.why import rule_told
from companion.shell.hooks import use_look
from companion.shell.navigation import HOME
from companion.shell.window import Window, current_window
from companion.speech.language import say
from companion.speech.phrases import headed
from rules.rune_age.fighting.fight import Report, fought


@screen
def ScoreResultScreen() -> ft.View:
    look, window = use_look(), current_window()
    report = _report(window)
    if report is None:
        return view(look, say("Score one fight"), [text(look, say("Nothing is entered yet."))], back=SCORE)
    sides = sides_of_sheet(report.fight)
    words = verdict_text(report, sides)
    body = [
        said("result", words, card(look, [text(look, words, 17)], edge=look.accent.fill)),
        *sums(look, report, sides),
        goes_where(look, report, sides),
    ]
    row: list[ft.Control] = [
        plain_button(look, "why", say("Why?"), partial(window.go, SCORE_WHY), expand=True),
        plain_button(look, "result-edit", say("Edit"), partial(window.go, SCORE), expand=True),
    ]
    save = partial(window.run, partial(export_fight, window, report.fight))
    foot = [
        ft.Row(row, spacing=GAP),
        plain_button(look, "export", say("Save as a file"), save, icon=ft.Icons.DOWNLOAD),
        main_button(look, "close", say("Close"), partial(_close, window)),
    ]
    return view(look, say("Result"), body, back=SCORE, bottom=foot)


def _close(window: Window) -> None:
    """The next fight begins with nothing."""
    window.drafts.drop(ScoreDraft)
    window.go(HOME)


@screen
def ScoreWhyScreen() -> ft.View:
    look, window = use_look(), current_window()
    report = _report(window)
    if report is None:
        return view(look, say("Why?"), [text(look, say("Nothing is entered yet."))], back=SCORE)
    sides = sides_of_sheet(report.fight)
    words = verdict_text(report, sides)
    lines = [headed(line_text(line, report), line.strength) for line in report.lines]
    rules = dict.fromkeys((*report.rules, *(line.rule for line in report.lines)))
    body: list[ft.Control] = [
        said("why-answer", words, card(look, [text(look, words, 16)], edge=look.accent.fill)),
        card(look, [text(look, line, 14) for line in lines]),
        *deciding_rules(look, [rule_told(id) for id in rules], rules_path),
    ]
    told = "\n".join([words, *lines, say("Rules: {rules}.", rules=", ".join(rules))])
    bottom = ft.Row([copy_button(look, told), share_button(look, told)], spacing=GAP)
    return view(look, say("Why?"), body, back=partial(window.back, SCORE_RESULT), bottom=[bottom])


def _report(window: Window) -> Report | None:
    """Of what was typed, as soon as it can be."""
    draft = window.drafts.get(ScoreDraft)
    return None if draft is None or draft.missing or draft.problems else fought(draft.fight)
