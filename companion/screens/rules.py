"""Rules: every rule in plain words with its pages, what the books leave open, and where they err."""

from collections.abc import Iterator

import flet as ft

from companion.controls.buttons import card
from companion.controls.frame import screen, view
from companion.controls.named import said
from companion.controls.text import muted, strong, text, title
from companion.hooks import use_look
from companion.theme import GAP, Look
from companion.words.rulebook import PARTS, error_says, error_where, rule_says, rule_title, where_text
from companion.words.rulings import RULING_TITLES, option_text, ruling_reason
from rules.ethnos.rulebook import BOOK_ERRORS, RULES
from rules.ethnos.rulings import RULINGS


@screen
def RulesScreen() -> ft.View:
    look = use_look()
    return view(look, "Rules", ft.ListView(list(_rules(look)), spacing=GAP, expand=True))


def _rules(look: Look) -> Iterator[ft.Control]:
    for letter, heading in PARTS.items():
        yield title(look, heading, 18)
        for rule in RULES:
            if rule.id.startswith(letter):
                yield _card(look, f"rule-{rule.id}", rule.id, rule_title(rule.id), rule_says(rule.id), where_text(rule))
    yield title(look, "Where the books differ or are silent", 18)
    for ruling in RULINGS:
        options = " or ".join(option_text(ruling, option) for option in ruling.options)
        heading = f"{RULING_TITLES[ruling.name]}: {options}?"
        yield _card(
            look,
            f"ruling-{ruling.name}",
            ", ".join(ruling.rules),
            heading,
            ruling_reason(ruling),
            "Set for each new game",
        )
    yield title(look, "Errors in the books", 18)
    for number, error in enumerate(BOOK_ERRORS):
        yield _card(look, f"error-{number}", error.rule, error_where(error), error_says(error), "")


def _card(look: Look, identifier: str, id: str, heading: str, says: str, where: str) -> ft.Control:
    head = ft.Row(
        [ft.Container(strong(look, heading, 16), expand=True), muted(look, id, 13)],
        spacing=GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    lines: list[ft.Control] = [head, text(look, says, 15)]
    if where:
        lines.append(muted(look, f"{where}.", 12))
    return said(identifier, f"{id}, {heading}. {says} {where}", card(look, lines))
