"""A change of the rules in words, and what it does to the past."""

from dataclasses import replace
from typing import Any

import pytest

from companion.ethnos.words.game_rules import (
    preview_lines,
    rules_changed,
    rules_changed_text,
    ruling_where,
    wrong_value_text,
)
from companion.speech.language import LANGUAGES, speaking
from rules.ethnos.comparison import compared
from rules.ethnos.components import Components
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.game import Game
from rules.ethnos.rulings import RULINGS, Rulings
from rules.ethnos.setup import verify_setup
from rules.ethnos.vocabulary import Edition
from rules.limits import LONGEST_NOTE
from tests.ethnos import NAMES, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)


def test_an_age_that_is_no_longer_reckoned_names_nobody_to_begin() -> None:
    ended, running = a_game(SETUP, a_band(cards=3), AgeEnded(0)), Game(SETUP)
    assert preview_lines(NAMES[:4], compared(ended, running), 2) == [
        "2 entries no longer fit; what becomes of each is asked next.",
        "Age I pays: Roderick 8 to 0.",
        "Glory now: Roderick 8 to 0.",
        "What lies on the table changes too.",
    ]


def test_a_change_of_rules_is_said_by_what_then_holds() -> None:
    shorter = a_setup(tribes=SCORING_TRIBES, components={"merfolk_symbols": (3, 7), "merfolk_end": 8})
    assert rules_changed_text(SETUP, shorter) == (
        "Rules changed: Symbol spaces of the Merfolk board: 3, 7; Last space of the Merfolk board: 8"
    )
    polish = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)
    assert list(rules_changed(SETUP, polish))[:2] == [
        "Rulebook: Polish",
        "Places paid on the Merfolk board: first place only",
    ]
    without = a_setup(tribes=SCORING_TRIBES, components={"merfolk_symbols": ()})
    assert list(rules_changed(SETUP, without)) == ["Symbol spaces of the Merfolk board: none"]
    assert list(rules_changed(SETUP, SETUP)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_change_of_everything_at_once_can_be_noted(language: str) -> None:
    """What the app itself writes must be read again."""
    others = {
        ruling.name: next(option for option in ruling.options if option != getattr(SETUP.rulings, ruling.name))
        for ruling in RULINGS
    }
    printed = Components(
        giant=(97, 98, 99), merfolk=(97, 98, 99), merfolk_symbols=(95, 96, 97, 98), merfolk_end=99, orcs=(99,) * 6
    )
    changed = replace(SETUP, rulings=Rulings(**others), components=printed, edition=Edition.RU)
    with speaking(language):
        assert 500 < len(rules_changed_text(SETUP, changed)) <= LONGEST_NOTE


def test_a_change_that_changes_nothing_yet_says_so() -> None:
    assert preview_lines(NAMES[:4], compared(Game(SETUP), Game(SETUP)), 0) == ["Nothing changes so far."]


def test_another_first_player_and_another_winner_are_said_with_who_it_was() -> None:
    first, second = (
        a_game(SETUP, Correction(glory=dict(enumerate(glory))), *[AgeEnded(0)] * 3)
        for glory in ((9, 0, 5, 5), (0, 9, 5, 5))
    )
    assert preview_lines(NAMES[:4], compared(first, second), 0) == [
        "Begins Age II: Roderick (until now: Alexis).",
        "Begins Age III: Roderick (until now: Alexis).",
        "Wins: Alexis (until now: Roderick).",
        "Glory now: Roderick 9 to 0, Alexis 0 to 9.",
    ]


def test_a_ruling_names_its_rules_with_the_pages_of_the_book() -> None:
    ruling = next(ruling for ruling in RULINGS if ruling.name == "merfolk_places")
    assert "A6a, p. 13" in ruling_where(ruling, Edition.EN)


def test_printed_values_that_cannot_be_are_refused_in_words() -> None:
    def refused(**printed: Any) -> list[str]:
        problems = verify_setup(a_setup(tribes=SCORING_TRIBES, components=printed))
        return [wrong_value_text(problem) for problem in problems]

    assert refused(merfolk_end=0, merfolk_symbols=()) == ["The Merfolk board has at least 1 space."]
    assert refused(merfolk_symbols=(3, 30)) == ["Symbol spaces must ascend and end by space 18."]
