"""Some lines that are nearly right; `python -m tests.companion.rune_age.fuzz` takes as many as you like."""

from tests.companion.rune_age.fuzz import fuzz

# What it reaches is covered by tests that name it.


def test_every_line_is_answered_by_a_report_or_by_errors_with_a_name() -> None:
    answers = fuzz(800, 3)
    assert answers["accepted"] > 20
    assert len(answers) > 20
