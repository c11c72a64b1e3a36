"""A good thousand lines that are nearly right; `python -m tests.companion.commands.fuzz` takes as many as you like."""

from tests.companion.commands.fuzz import fuzz

# What it reaches is covered by tests that name it.


def test_every_line_is_answered_by_a_report_or_by_errors_with_a_name() -> None:
    answers = fuzz(1500, 12).answers
    assert sum(answers.values()) == 1500
    assert answers["accepted"] > 50
    assert len(answers) > 15
