import pytest

from companion.rune_age.words.steps import step_text
from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    Event,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.steps import step_of
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.rune_age import JAN, NAMES, OLA, RIVERWATCH, a_game


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (TurnEnded(), "End of turn"),
        (PhaseEnded(), "End of the Event phase"),
        (BattleFought(OLA, STRONGHOLD), "Ola against Stronghold"),
        (BattleFought(OLA, Target(TargetType.CITY, RIVERWATCH)), "Ola against Riverwatch"),
        (BattleFought(OLA, Target(TargetType.OBJECTIVE)), "Ola against Objective"),
        (BattleFought(OLA, Target(TargetType.INSTANT)), "Ola against Event"),
        (SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN)), "Ola against Jan"),
        (Bought(JAN, Purchase.STRONGHOLD), "Jan buys a Stronghold"),
        (Bought(JAN, Purchase.MONUMENT), "Jan builds the Monument"),
        (Damaged(JAN, 3), "Jan: damage 3"),
        (InstantDrawn("A raid"), "Event: A raid"),
        (Correction(), "Correction"),
    ],
)
def test_a_step_is_named(event: Event, words: str) -> None:
    assert step_text(step_of(a_game(), [event]), NAMES) == words


def test_what_is_done_to_another_step_is_named_with_it() -> None:
    assert step_text({"kind": "removed", "step": {"kind": "turn_end"}}, NAMES) == "Removed: End of turn"
    assert step_text({"kind": "rules"}, NAMES) == "Rules changed"
    assert step_text({"kind": "set_up"}, NAMES) == "Set-up corrected"


def test_a_step_that_nobody_knows_stops_no_screen() -> None:
    assert step_text({"kind": "odd"}, NAMES) == "last step"
    assert step_text({"kind": "odd", "player": 0}, NAMES) == "last step"
    assert step_text({"kind": "damage", "player": 7, "amount": 3}, NAMES) == "last step"
