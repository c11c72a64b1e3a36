from pathlib import Path

from companion.ethnos.reports.rules_page import rules_page
from companion.ethnos.words.reference import DIFFERENCES, PLAYERS, TURN
from companion.ethnos.words.rulebook import rule_says, rule_title
from companion.ethnos.words.terms import tribe_name
from companion.ethnos.words.tribes import age_end_text, leader_text
from rules.ethnos.rulebook import RULES
from rules.ethnos.rulings import RULINGS
from rules.ethnos.vocabulary import TRIBES


def test_every_rule_and_ruling_is_on_the_page() -> None:
    page = rules_page()
    for rule in RULES:
        assert f"**{rule.id} {rule_title(rule.id)}.** {rule_says(rule.id)}" in page
    for ruling in RULINGS:
        assert f"| `{ruling.name}` |" in page
    for note in (*TURN, *PLAYERS, *DIFFERENCES):
        assert note.says in page
    for tribe in TRIBES:
        assert f"| {tribe_name(tribe)} | {tribe.cards} | {leader_text(tribe)} | {age_end_text(tribe)} |" in page


def test_the_page_in_the_documentation_is_the_one_made_today() -> None:
    written = Path(__file__).parents[4] / "docs" / "rules.md"
    assert written.read_text() == rules_page(), "run `make docs`"
