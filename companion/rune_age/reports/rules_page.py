"""The rules in plain words as a page of the documentation: `make docs` writes it to docs/rules-rune-age.md."""

from collections.abc import Iterator

from companion.rune_age.words.reference import DISPUTES, scenario_lines
from companion.rune_age.words.rulebook import (
    OUR_WORDS,
    PARTS,
    error_says,
    pages_text,
    rule_example,
    rule_says,
    rule_title,
)
from companion.rune_age.words.rulings import option_text, ruling_reason, ruling_title
from companion.rune_age.words.terms import scenario_name
from rules.rune_age.rulebook import BOOK_ERRORS, RULES, Rule
from rules.rune_age.rulings import RULINGS
from rules.rune_age.vocabulary import Scenario


def rules_page() -> str:
    parts = (_introduction(), _scenarios(), _rules(), _disputes(), _rulings(), _errors())
    return "\n".join(line for part in parts for line in part)


def _introduction() -> Iterator[str]:
    yield "# The rules of Rune Age, by their ids"
    yield ""
    yield "Reports, refusals and tests name these ids. *Ours* marks our own reading where the book is silent, on a"
    yield f"point or a part of it. {OUR_WORDS}"
    yield ""


def _scenarios() -> Iterator[str]:
    yield "## The four scenarios"
    yield ""
    for scenario in Scenario:
        yield f"- **{scenario_name(scenario)}** (`{scenario}`). {' '.join(scenario_lines(scenario))}"
    yield ""


def _rules() -> Iterator[str]:
    for letter, title in PARTS.items():
        yield f"## {title}"
        yield ""
        for rule in RULES:
            if rule.part == letter:
                words = " ".join(filter(None, (rule_says(rule.id), rule_example(rule.id), _where(rule))))
                yield f"- **{rule.id} {rule_title(rule.id)}.** {words}"
        yield ""


def _where(rule: Rule) -> str:
    return f"({', '.join(filter(None, (pages_text(rule.pages) if rule.pages else '', '*ours*' if rule.ours else '')))})"


def _disputes() -> Iterator[str]:
    yield "## Asked at the table"
    yield ""
    for dispute in DISPUTES:
        yield f"- **{dispute.asked}** {dispute.answer} ({', '.join(dispute.rules)})"
    yield ""


def _rulings() -> Iterator[str]:
    yield "## Rulings"
    yield ""
    yield "What the book leaves open, and how a game decides it. Each can be set for a game in `rulings`."
    yield ""
    yield "| ruling | what it decides | options, default first | rules | why it is open |"
    yield "|---|---|---|---|---|"
    for ruling in RULINGS:
        options = ", ".join(f"`{option}`: {option_text(ruling, option)}" for option in ruling.options)
        rules = ", ".join(ruling.rules)
        yield f"| `{ruling.name}` | {ruling_title(ruling)} | {options} | {rules} | {ruling_reason(ruling)} |"
    yield ""


def _errors() -> Iterator[str]:
    yield "## Errors in the book"
    yield ""
    for error in BOOK_ERRORS:
        yield f"- page {error.page} ({error.rule}): {error_says(error)}"
    yield ""


if __name__ == "__main__":
    print(rules_page(), end="")
