"""Names and small phrases."""

import pytest

from companion.ethnos.words.terms import (
    AGES,
    COLOUR_NAMES,
    KINGDOM_NAMES,
    LEADER_NAMES,
    LEADERS,
    PLACES,
    TRIBE_NAMES,
    band_text,
    leader,
    leader_name,
    markers_text,
    of_kingdom,
    place_name,
)
from rules.ethnos.setup import MOST_PLAYERS
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Kingdom, Tribe


def test_everything_on_the_table_has_its_name() -> None:
    assert tuple(KINGDOM_NAMES) == KINGDOMS
    assert tuple(TRIBE_NAMES) == tuple(LEADER_NAMES) == TRIBES
    assert {*LEADERS} == {*TRIBES} - {Tribe.SKELETONS}
    assert set(Colour) <= set(COLOUR_NAMES)
    assert len(PLACES) == MOST_PLAYERS
    assert len(AGES) == 3


def test_a_tribe_leads_by_one_of_its_own() -> None:
    assert (leader_name(Tribe.ELVES), leader(Tribe.ELVES)) == ("an Elf", "Elf")


def test_a_band_is_its_cards_the_skeletons_among_them_and_its_leader() -> None:
    assert band_text(Tribe.TROLLS, 5, 2) == "5 cards (2 Skeletons), Troll"
    assert band_text(Tribe.ELVES, 1, 0) == "1 card, Elf"
    assert band_text(None, 10, 10) == "10 Skeletons"
    assert of_kingdom("Elf", Kingdom.RHEA) == "Elf of Rhea"


@pytest.mark.parametrize(("number", "words"), [(0, "0 markers"), (1, "1 marker"), (2, "2 markers")])
def test_markers_are_counted(number: int, words: str) -> None:
    assert markers_text(number) == words


def test_places_are_counted_from_one() -> None:
    assert (place_name(1), place_name(6)) == ("first place", "sixth place")
