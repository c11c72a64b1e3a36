import pytest

from rules.ethnos.table import markers_in_kingdoms, opening_table, supply, with_seat
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_setup, a_table

WITH_MERFOLK = a_setup(tribes=[Tribe.MERFOLK])
WITHOUT = a_setup(tribes=[Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.HALFLINGS, Tribe.ORCS])


@pytest.mark.rule("S4")
def test_of_26_markers_one_scores_and_one_is_on_the_merfolk_board() -> None:
    assert supply(WITH_MERFOLK, opening_table(4), RODERICK) == 24
    assert supply(WITHOUT, opening_table(4), RODERICK) == 25


@pytest.mark.rule("S4")
def test_kingdoms_and_horde_take_from_the_supply() -> None:
    table = a_table(
        WITH_MERFOLK, markers={Kingdom.RHEA: (3, 1, 0, 0), Kingdom.DURIS: (2, 0, 0, 0)}, hordes=(KINGDOMS, (), (), ())
    )
    assert markers_in_kingdoms(table, RODERICK) == 5
    assert [supply(WITH_MERFOLK, table, seat) for seat in (RODERICK, ALEXIS)] == [13, 23]


@pytest.mark.rule("S4")
def test_the_supply_is_never_below_0() -> None:
    assert supply(WITHOUT, a_table(WITHOUT, markers={Kingdom.RHEA: (26, 0, 0, 0)}), RODERICK) == 0


def test_an_opening_table_is_empty() -> None:
    table = opening_table(3)
    assert (table.age, table.glory, table.merfolk) == (1, (0, 0, 0), (0, 0, 0))
    assert table.markers == ((0, 0, 0),) * 6
    assert (table.trolls, table.hordes) == (((), (), ()), ((), (), ()))
    assert (table.giant, table.bands) == (None, ())


def test_one_seat_of_a_row_changes() -> None:
    assert with_seat((1, 2, 3), 1, 9) == (1, 9, 3)
