"""Names and small phrases that sentences are made of.

A phrase stands in a sentence only where no language changes its form: by itself, after a colon, in brackets, in a list.
"""

from collections.abc import Mapping
from typing import Final

from companion.speech.language import mark, phrase, say, say_many
from rules.rune_age.vocabulary import (
    BOUNTIFUL_HARVEST,
    BROTHER_AGAINST_BROTHER,
    GUARDIAN_OBELISK,
    Neutral,
    Race,
    Scenario,
)

RACE_NAMES: Final[Mapping[Race, str]] = {
    Race.DAQAN: mark("Daqan Lords"),
    Race.LATARI: mark("Latari Elves"),
    Race.UTHUK: mark("Uthuk Y'llan"),
    Race.WAIQAR: mark("Waiqar the Undying"),
}

SCENARIO_NAMES: Final[Mapping[Scenario, str]] = {
    Scenario.RESURGENCE: mark("Resurgence of the Dragonlords"),
    Scenario.RUNEWARS: mark("Runewars"),
    Scenario.CATACLYSM: mark("The Cataclysm"),
    Scenario.MONUMENT: mark("The Monument"),
}

NEUTRAL_NAMES: Final[Mapping[Neutral, str]] = {
    Neutral.WAR_CRY: mark("War Cry"),
    Neutral.FORCED_MARCH: mark("Forced March"),
    Neutral.DEMON: mark("Demon"),
    Neutral.SUMMON_LIGHTNING: mark("Summon Lightning"),
    Neutral.MANTICORE: mark("Manticore"),
    Neutral.DRAGON: mark("Dragon"),
    Neutral.PILLAGE: mark("Pillage"),
    Neutral.NAGA: mark("Naga"),
    Neutral.WARLOCK: mark("Warlock"),
    Neutral.MIND_CONTROL: mark("Mind Control"),
}

EVENT_NAMES: Final[Mapping[str, str]] = {
    BOUNTIFUL_HARVEST: mark("Bountiful Harvest"),
    GUARDIAN_OBELISK: mark("Guardian Obelisk"),
    BROTHER_AGAINST_BROTHER: mark("Brother Against Brother"),
}
"""Those that stay in the box in some games (R-S9)."""


@phrase
def race_name(race: Race) -> str:
    return say(RACE_NAMES[race])


@phrase
def scenario_name(scenario: Scenario) -> str:
    return say(SCENARIO_NAMES[scenario])


@phrase
def neutral_name(neutral: Neutral) -> str:
    return say(NEUTRAL_NAMES[neutral])


@phrase
def event_name(card: str) -> str:
    """Of one that stays in the box."""
    return say(EVENT_NAMES[card])


@phrase
def round_text(number: int) -> str:
    return say("Round {number}", number=number)


@phrase
def strength_text(number: int) -> str:
    return say("strength {number}", number=number)


@phrase
def dice_text(number: int) -> str:
    """Of attrition."""
    return say_many("{n} die", "{n} dice", number)


@phrase
def damage_text(number: int) -> str:
    return say_many("{n} damage", "{n} damage", number)


@phrase
def strongholds_text(number: int) -> str:
    return say_many("{n} Stronghold", "{n} Strongholds", number)


@phrase
def events_left_text(number: int) -> str:
    return say_many("{n} event left", "{n} events left", number)
