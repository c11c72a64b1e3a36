"""Pages of the documentation; those of the games are held against `docs/` in their `reports/test_rules_page.py`."""

from companion.speech.documentation import chapter, rule_chapters
from tests.companion.speech.test_rulebook import BOOK, Rule


def test_a_chapter_is_a_heading_and_lines_with_room_around_them() -> None:
    assert list(chapter("Ties", ["- one", "- two"])) == ["## Ties", "", "- one", "- two", ""]


def test_every_rule_stands_in_its_part_with_its_words() -> None:
    pages = rule_chapters(
        BOOK, {"A": "Ages", "B": "Bands"}, [Rule("A1"), Rule("A2")], lambda rule: rule.id[0], lambda rule: "(page 1)"
    )
    assert list(pages) == [
        "## Ages",
        "",
        "- **A1 Order.** One after the other. (page 1)",
        "- **A2 Ties.** Both win. 3 and 3. (page 1)",
        "",
        "## Bands",
        "",
        "",
    ]
