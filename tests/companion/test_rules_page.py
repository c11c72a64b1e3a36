from pathlib import Path

from companion.rules_page import rules_page
from companion.words.rulebook import rule_says, rule_title
from rules.ethnos.rulebook import RULES
from rules.ethnos.rulings import RULINGS


def test_every_rule_and_ruling_is_on_the_page() -> None:
    page = rules_page()
    for rule in RULES:
        assert f"**{rule.id} {rule_title(rule.id)}.** {rule_says(rule.id)}" in page
    for ruling in RULINGS:
        assert f"| `{ruling.name}` |" in page


def test_the_page_in_the_documentation_is_the_one_made_today() -> None:
    written = Path(__file__).parents[2] / "docs" / "rules.md"
    assert written.read_text() == rules_page(), "run `make docs`"
