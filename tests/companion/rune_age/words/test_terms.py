from companion.rune_age.words.terms import (
    EVENT_NAMES,
    NEUTRAL_NAMES,
    RACE_NAMES,
    SCENARIO_NAMES,
    damage_text,
    dice_text,
    event_name,
    events_left_text,
    neutral_name,
    race_name,
    round_text,
    scenario_name,
    strength_text,
    strongholds_text,
)
from rules.rune_age.vocabulary import Neutral, Race, Scenario


def test_everything_has_a_name() -> None:
    assert set(map(race_name, Race)) == set(RACE_NAMES.values())
    assert set(map(scenario_name, Scenario)) == set(SCENARIO_NAMES.values())
    assert set(map(neutral_name, Neutral)) == set(NEUTRAL_NAMES.values())
    assert set(map(event_name, EVENT_NAMES)) == set(EVENT_NAMES.values())


def test_things_are_counted() -> None:
    assert [words(1) for words in (round_text, strength_text, dice_text, damage_text)] == [
        "Round 1",
        "strength 1",
        "1 die",
        "1 damage",
    ]
    assert [words(2) for words in (strongholds_text, events_left_text)] == ["2 Strongholds", "2 events left"]
