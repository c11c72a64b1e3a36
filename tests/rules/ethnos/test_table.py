import pytest

from rules.ethnos.table import (
    markers_in_kingdoms,
    opening_table,
    skeletons_of,
    supply,
    with_horde_space,
    with_markers,
    with_seat,
    with_troll,
)
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup, a_table

WITH_MERFOLK = a_setup(tribes=[Tribe.MERFOLK])
WITHOUT = a_setup(tribes=[Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.HALFLINGS, Tribe.ORCS])


@pytest.mark.rule("ethnos", "S4")
def test_of_26_markers_one_scores_and_one_is_on_the_merfolk_board() -> None:
    assert supply(WITH_MERFOLK, opening_table(4), RODERICK) == 24
    assert supply(WITHOUT, opening_table(4), RODERICK) == 25


@pytest.mark.rule("ethnos", "S4")
def test_kingdoms_and_horde_take_from_the_supply() -> None:
    table = a_table(
        WITH_MERFOLK, markers={Kingdom.RHEA: (3, 1, 0, 0), Kingdom.DURIS: (2, 0, 0, 0)}, hordes=(KINGDOMS, (), (), ())
    )
    assert markers_in_kingdoms(table, RODERICK) == 5
    assert [supply(WITH_MERFOLK, table, seat) for seat in (RODERICK, ALEXIS)] == [13, 23]


@pytest.mark.rule("ethnos", "S4")
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


def test_a_players_markers_in_one_kingdom_change() -> None:
    before = a_table(WITHOUT, markers={Kingdom.RHEA: (3, 1, 0, 0), Kingdom.DURIS: (2, 0, 0, 0)})
    after = a_table(WITHOUT, markers={Kingdom.RHEA: (3, 4, 0, 0), Kingdom.DURIS: (2, 0, 0, 0)})
    assert with_markers(before, Kingdom.RHEA, ALEXIS, 4) == after


@pytest.mark.rule("ethnos", "B16")
@pytest.mark.parametrize(
    ("token", "seat", "trolls"),
    [
        (3, RODERICK, ((1, 3, 5), (2,))),
        (5, ALEXIS, ((1,), (2, 5))),
        (1, RODERICK, ((1, 5), (2,))),
        (2, None, ((1, 5), ())),
        (6, None, ((1, 5), (2,))),
    ],
)
def test_a_troll_token_has_one_holder_or_none(
    token: int, seat: int | None, trolls: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    before = a_table(WITHOUT, trolls=((1, 5), (2,), (), ()))
    assert with_troll(before, token, seat) == a_table(WITHOUT, trolls=(*trolls, (), ()))


@pytest.mark.rule("ethnos", "B14")
@pytest.mark.parametrize(
    ("kingdom", "filled", "horde"),
    [
        (Kingdom.RHEA, True, (Kingdom.RHEA, Kingdom.DURIS)),
        (Kingdom.DURIS, True, (Kingdom.DURIS,)),
        (Kingdom.DURIS, False, ()),
        (Kingdom.RHEA, False, (Kingdom.DURIS,)),
    ],
)
def test_a_horde_space_holds_one_marker_or_none(kingdom: Kingdom, filled: bool, horde: tuple[Kingdom, ...]) -> None:
    before = a_table(WITHOUT, hordes=((), (Kingdom.DURIS,), KINGDOMS, ()))
    after = a_table(WITHOUT, hordes=((), horde, KINGDOMS, ()))
    assert with_horde_space(before, ALEXIS, kingdom, filled=filled) == after


@pytest.mark.rule("ethnos", "A7")
def test_a_players_skeletons_are_those_of_all_their_bands() -> None:
    bands = (a_band(RODERICK, skeletons=2), a_band(ALEXIS, skeletons=1), a_band(RODERICK, skeletons=1))
    table = a_table(WITHOUT, bands=bands)
    assert [skeletons_of(table, seat) for seat in (RODERICK, ALEXIS)] == [3, 1]
