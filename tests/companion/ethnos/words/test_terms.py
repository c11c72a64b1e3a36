"""Names and small phrases."""

import pytest

from companion.ethnos.words.terms import (
    AGES,
    COLOUR_NAMES,
    KINGDOM_NAMES,
    LEADER_NAMES,
    PLACES,
    TRIBE_NAMES,
    TRIBES_COUNTED,
    leader_name,
    markers_text,
    place_name,
    tribe_counted,
)
from rules.ethnos.setup import MOST_PLAYERS
from rules.ethnos.vocabulary import KINGDOMS, TRIBES, Colour, Tribe


def test_everything_on_the_table_has_its_name() -> None:
    assert tuple(KINGDOM_NAMES) == KINGDOMS
    assert tuple(TRIBE_NAMES) == tuple(LEADER_NAMES) == tuple(TRIBES_COUNTED) == TRIBES
    assert set(Colour) <= set(COLOUR_NAMES)
    assert len(PLACES) == MOST_PLAYERS
    assert len(AGES) == 3


def test_a_tribe_is_counted_and_leads_by_one_of_its_own() -> None:
    assert [tribe_counted(Tribe.ELVES, number) for number in (1, 3)] == ["1 Elf", "3 Elves"]
    assert leader_name(Tribe.ELVES) == "an Elf"


@pytest.mark.parametrize(("number", "words"), [(0, "0 markers"), (1, "1 marker"), (2, "2 markers")])
def test_markers_are_counted(number: int, words: str) -> None:
    assert markers_text(number) == words


def test_places_are_counted_from_one() -> None:
    assert (place_name(1), place_name(6)) == ("first place", "sixth place")
