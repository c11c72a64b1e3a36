from pathlib import Path

from companion.rune_age.reports.rules_page import rules_page
from companion.rune_age.words.reference import DISPUTES
from companion.rune_age.words.rulebook import rule_says, rule_title
from rules.rune_age.rulebook import RULES
from rules.rune_age.rulings import RULINGS


def test_every_rule_ruling_and_dispute_is_on_the_page() -> None:
    page = rules_page()
    for rule in RULES:
        assert f"**{rule.id} {rule_title(rule.id)}.** {rule_says(rule.id)}" in page
    for ruling in RULINGS:
        assert f"| `{ruling.name}` |" in page
    for dispute in DISPUTES:
        assert dispute.answer in page


def test_the_page_in_the_documentation_is_the_one_made_today() -> None:
    written = Path(__file__).parents[4] / "docs" / "rules-rune-age.md"
    assert written.read_text() == rules_page(), "run `make docs`"
