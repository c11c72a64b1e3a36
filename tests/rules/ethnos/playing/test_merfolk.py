import pytest

from rules.ethnos.playing.merfolk import extra_markers, space_reached
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.MERFOLK])


@pytest.mark.rule("ethnos", "B13", "B3")
def test_the_marker_moves_up_by_the_size_of_the_band() -> None:
    table = a_table(SETUP, merfolk=(2, 9, 0, 0))
    assert space_reached(SETUP, table, a_band(tribe=Tribe.MERFOLK, cards=5, skeletons=2)) == 7


@pytest.mark.rule("ethnos", "B13")
def test_only_merfolk_move_it() -> None:
    table = a_table(SETUP, merfolk=(2, 0, 0, 0))
    assert space_reached(SETUP, table, a_band(tribe=Tribe.DWARVES, cards=5)) == 2
    assert extra_markers(SETUP, table, a_band(tribe=Tribe.DWARVES, cards=5)) == 0


@pytest.mark.rule("ethnos", "B13")
def test_it_stops_at_the_last_space() -> None:
    assert space_reached(SETUP, a_table(SETUP, merfolk=(15, 0, 0, 0)), a_band(tribe=Tribe.MERFOLK, cards=9)) == 18
    short = a_setup(tribes=[Tribe.MERFOLK], components={"merfolk_end": 10})
    assert space_reached(short, a_table(short, merfolk=(9, 0, 0, 0)), a_band(tribe=Tribe.MERFOLK, cards=9)) == 10


@pytest.mark.rule("ethnos", "B13")
@pytest.mark.parametrize(
    ("start", "cards", "extra"),
    [(0, 2, 0), (0, 3, 1), (0, 4, 1), (3, 3, 0), (2, 5, 2), (0, 10, 2), (6, 1, 1), (17, 5, 1), (18, 5, 0), (7, 11, 2)],
)
def test_each_symbol_space_reached_or_passed_gives_an_extra_marker(start: int, cards: int, extra: int) -> None:
    table = a_table(SETUP, merfolk=(start, 0, 0, 0))
    assert extra_markers(SETUP, table, a_band(tribe=Tribe.MERFOLK, cards=cards)) == extra


@pytest.mark.rule("ethnos", "B13")
def test_one_move_gives_one_extra_marker_where_so_ruled() -> None:
    setup = a_setup(tribes=[Tribe.MERFOLK], merfolk_bonus="one")
    table = a_table(setup, merfolk=(2, 0, 0, 0))
    assert extra_markers(setup, table, a_band(tribe=Tribe.MERFOLK, cards=5)) == 1
    assert extra_markers(setup, table, a_band(tribe=Tribe.MERFOLK, cards=4)) == 1
    assert extra_markers(setup, table, a_band(tribe=Tribe.MERFOLK, cards=0)) == 0
