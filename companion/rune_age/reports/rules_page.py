"""The rules in plain words as a page of the documentation: `make docs` writes it to docs/rules-rune-age.md."""

from collections.abc import Iterator

from companion.rune_age.words.reference import DISPUTES, scenario_lines
from companion.rune_age.words.rulebook import (
    BOOK,
    OUR_WORDS,
    PARTS,
    error_says,
)
from companion.rune_age.words.rulings import option_text, ruling_reason, ruling_title
from companion.rune_age.words.terms import scenario_name
from companion.speech.documentation import chapter, rule_chapters
from companion.speech.rulebook import pages_text
from rules.rune_age.rulebook import BOOK_ERRORS, RULES, Rule
from rules.rune_age.rulings import RULINGS
from rules.rune_age.vocabulary import Scenario


def rules_page() -> str:
    parts = (
        _introduction(),
        chapter("The four scenarios", _scenarios()),
        rule_chapters(BOOK, PARTS, RULES, lambda rule: rule.part, _where),
        chapter("Asked at the table", _disputes()),
        chapter("Rulings", _rulings()),
        chapter("Errors in the book", _errors()),
    )
    return "\n".join(line for part in parts for line in part)


def _introduction() -> Iterator[str]:
    yield "# The rules of Rune Age, by their ids"
    yield ""
    yield "Reports, refusals and tests name these ids. *Ours* marks our own reading where the book is silent, on a"
    yield f"point or a part of it. {OUR_WORDS}"
    yield ""


def _scenarios() -> Iterator[str]:
    for scenario in Scenario:
        yield f"- **{scenario_name(scenario)}** (`{scenario}`). {' '.join(scenario_lines(scenario))}"


def _where(rule: Rule) -> str:
    return f"({', '.join(filter(None, (pages_text(rule.pages) if rule.pages else '', '*ours*' if rule.ours else '')))})"


def _disputes() -> Iterator[str]:
    for dispute in DISPUTES:
        yield f"- **{dispute.asked}** {dispute.answer} ({', '.join(dispute.rules)})"


def _rulings() -> Iterator[str]:
    yield "What the book leaves open, and how a game decides it. Each can be set for a game in `rulings`."
    yield ""
    yield "| ruling | what it decides | options, default first | rules | why it is open |"
    yield "|---|---|---|---|---|"
    for ruling in RULINGS:
        options = ", ".join(f"`{option}`: {option_text(ruling, option)}" for option in ruling.options)
        rules = ", ".join(ruling.rules)
        yield f"| `{ruling.name}` | {ruling_title(ruling)} | {options} | {rules} | {ruling_reason(ruling)} |"


def _errors() -> Iterator[str]:
    for error in BOOK_ERRORS:
        yield f"- page {error.page} ({error.rule}): {error_says(error)}"


if __name__ == "__main__":
    print(rules_page(), end="")
