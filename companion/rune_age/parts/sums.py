"""Both sums of a fight, line by line, and what goes where after it."""

from collections.abc import Iterator

import flet as ft

from companion.controls.buttons import card, section
from companion.controls.named import said
from companion.controls.text import muted, strong, text
from companion.look.theme import GAP, Look
from companion.rune_age.words.fights import Sides, added_text, ending_text, line_text, return_text, tokens_text
from companion.speech.phrases import headed
from rules.rune_age.fighting.fight import Report
from rules.rune_age.vocabulary import SIDES


def sums(look: Look, report: Report, sides: Sides) -> Iterator[ft.Control]:
    """Every line, under the side that it counts for."""
    numbered = list(enumerate(report.lines))
    for side, name, total in zip(SIDES[report.fight.kind], sides, report.totals, strict=True):
        rows: list[ft.Control] = []
        for place, line in numbered:
            if line.side is side:
                words, number = line_text(line, report), added_text(line)
                rows.append(said(f"line-{place}", headed(words, number), _line(look, words, line.rule, number)))
        head = ft.Row([ft.Container(section(look, name), expand=True), strong(look, str(total), 20)])
        yield card(look, [head, *rows])


def _line(look: Look, words: str, rule: str, number: str) -> ft.Control:
    shown = ft.Container(text(look, words, 14), expand=True)
    return ft.Row([shown, muted(look, rule, 11), strong(look, number, 15)], spacing=GAP)


def goes_where(look: Look, report: Report, sides: Sides) -> ft.Control:
    """Cards that leave their players, and what becomes of the others (R-C5)."""
    lines = [return_text(back, sides) for back in report.returns]
    if report.damage and report.home_realm:
        lines.append(tokens_text(report.home_realm.after))
    return card(look, [text(look, words, 13) for words in (*lines, ending_text())])
