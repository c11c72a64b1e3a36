from dataclasses import replace

import pytest

from companion.rune_age.entering.new_game import SetupDraft
from companion.rune_age.words.setting_up import (
    missing_text,
    players_text,
    race_words,
    rulings_text,
    scenario_text,
    setup_list,
)
from rules.rune_age.rulings import USUAL, Rulings
from rules.rune_age.vocabulary import Race, Scenario
from tests.companion.rune_age.entering.test_new_game import a_draft
from tests.rune_age import CITIES, a_setup


def test_what_is_missing_is_said() -> None:
    assert missing_text(SetupDraft()) == "Missing: 2 races, the scenario, who begins, 3 cities."
    resurgence = a_draft(*CITIES[:3]).with_scenario(Scenario.RESURGENCE)
    assert missing_text(resurgence) == "Missing: the strength of the Objective."
    assert missing_text(a_draft(*CITIES[:3])) == "All set: Jan begins."


def test_what_is_wrong_comes_first() -> None:
    wrong = a_draft(*CITIES[:2]).with_name(0, "Jan")
    assert missing_text(wrong) == "The name Jan stands there twice. Missing: 1 city."
    long = a_draft(*CITIES[:3]).with_name(0, "x" * 41)
    assert missing_text(long) == "A name has at most 40 letters, not 41."


@pytest.mark.rule("rune_age", "R-S3", "R-S9")
def test_a_scenario_brings_neutral_cards_and_events() -> None:
    assert scenario_text(Scenario.RUNEWARS, 2, cooperative=False) == (
        "Neutral cards: Summon Lightning, Manticore, Dragon. 10 event cards."
    )
    assert scenario_text(Scenario.CATACLYSM, 1, cooperative=False) == (
        "Neutral cards: Pillage, Naga, Demon. 8 event cards. Take out: Guardian Obelisk, Brother Against Brother."
    )


def test_small_words() -> None:
    assert race_words()[Race.UTHUK] == "Uthuk"
    assert players_text(4) == "5 cities"
    assert players_text(1) == "2 cities, alone only: Resurgence of the Dragonlords / The Cataclysm"
    assert rulings_text(USUAL) == "usual rulings"
    assert rulings_text(Rulings(last_standing="wins")) == "1 ruling changed"


@pytest.mark.rule("rune_age", "R-S4", "R-S5", "R-S6", "R-S8", "R-S10")
def test_the_list_says_everything_that_is_laid_out() -> None:
    lines = setup_list(a_setup(2, Scenario.RESURGENCE))
    assert "Gold cards: 14 of value 1, 10 of value 2, 6 of value 3" in lines
    assert "Neutral cards, 3 of each: War Cry, Forced March, Demon" in lines
    assert "Cities, face up: Riverwatch, Frostgate, Third" in lines
    assert "Event deck of 10 cards: shuffle the stages apart, stage 2 lowest, stage 1 on top" in lines
    assert lines[-1] == "Ola begins"


@pytest.mark.rule("rune_age", "R-S11", "R-S12")
def test_some_lines_are_of_one_scenario() -> None:
    assert "One random Dragon Rune for each player" in setup_list(a_setup(2, Scenario.RUNEWARS))
    assert "Each race's Monument to its barracks" in setup_list(a_setup(2, Scenario.MONUMENT))
    together = replace(a_setup(2, Scenario.CATACLYSM), cooperative=True)
    assert "Take out of the events: Brother Against Brother" in setup_list(together)
