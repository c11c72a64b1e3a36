"""What games call their own steps is tested with them, in `words/test_steps.py`."""

import pytest

from companion.speech.steps import around_text, common_text
from rules.changing import RULES_CHANGED, SET_UP_CORRECTED
from rules.kinds import Code


def plain(step: Code) -> str:
    return common_text(step, "Mara 2 to 3")


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (RULES_CHANGED, "Rules changed"),
        (SET_UP_CORRECTED, "Set-up corrected"),
        ({"kind": "correction"}, "Correction: Mara 2 to 3"),
        ({"kind": "removed", "step": RULES_CHANGED}, "Removed: Rules changed"),
        ({"kind": "changed", "step": RULES_CHANGED}, "Changed: Rules changed"),
        ({"kind": "entered", "step": RULES_CHANGED}, "Added: Rules changed"),
        ({"kind": "taken_back", "step": RULES_CHANGED}, "Take back: Rules changed"),
        ({"kind": "hidden", "step": RULES_CHANGED}, "last step"),
        ({}, "last step"),
    ],
)
def test_a_step_that_every_game_has_is_said(step: Code, words: str) -> None:
    assert around_text(step, plain) == words


def test_a_correction_that_sets_nothing_is_one() -> None:
    assert common_text({"kind": "correction"}, "") == "Correction"
