"""The end of an Age, in words."""

import pytest

from companion.ethnos.words.age_end import begin_text, holdings, move_text, next_age_steps, pillage_text, rules_text
from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.first_player import FirstPlayer
from rules.ethnos.scoring.lines import HordeLine
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.ethnos import ALEXIS, NAMES, RODERICK, SCORING_TRIBES, a_setup, a_table


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (34, 51, "34 to 51"),
        (46, 63, "46 to 63, lands on 3, one more lap"),
        (50, 125, "50 to 125, lands on 5, 2 more laps"),
        (7, 7, "7 to 7"),
    ],
)
def test_a_total_is_a_move_on_the_track(before: int, after: int, words: str) -> None:
    assert move_text(before, after) == words


def test_the_rules_that_decide_are_named_once_with_their_pages() -> None:
    setup = a_setup(edition=Edition.CS)
    table = a_table(setup, 1, {Kingdom.RHEA: (1, 1, 0, 0)}, trolls=((2,), (), (), ()))
    lines = end_of_age(setup, table).reckoning.lines
    assert rules_text(lines, setup.edition) == (
        "Rank (A2, p. 9) · What a place is worth (A3, p. 9) · Trolls break ties (A5, p. 15)"
    )


def test_who_has_what() -> None:
    assert holdings([("Mara", "3"), ("Tove", "1")]) == "Mara 3 · Tove 1"
    assert holdings([]) == "none"
    assert pillage_text(HordeLine(0, 1, (Kingdom.RHEA,))) == "1 marker (1 Glory)"


def test_the_next_age_begins_with_whoever_starts_it() -> None:
    assert begin_text(FirstPlayer(ALEXIS, (ALEXIS,), RODERICK), NAMES, 2) == "Begin Age II: Alexis starts"
    assert begin_text(FirstPlayer(None, (0, 1), None), NAMES, 3) == "Begin Age III"


def test_the_next_age_needs_only_what_is_in_play() -> None:
    without = a_setup(
        tribes=[Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.HALFLINGS, Tribe.WIZARDS, Tribe.WINGFOLK]
    )
    assert "Troll" not in " ".join(next_age_steps(without, []))
    assert "What stays: markers in the Kingdoms." in next_age_steps(without, [])
    steps = list(next_age_steps(a_setup(tribes=SCORING_TRIBES), ["Mara", "Tove"]))
    assert "Put the Troll tokens back beside the board." in steps
    assert "Put the Giant token back beside the board." in steps
    assert "Markers of emptied Hordes go back to the supply: Mara and Tove." in steps
    assert "What stays: markers in the Kingdoms, on the Merfolk board and in Hordes that were kept." in steps
