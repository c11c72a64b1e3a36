import pytest

from rules.ethnos.rulebook import RULE_BY_ID
from rules.ethnos.scoring.winner import Outcome, TieBreaks, WonBy, standings, tie_breaks, winner
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_setup, a_table

SETUP = a_setup()
EVEN = {Kingdom.RHEA: (2, 2, 2, 2)}


def with_bands(setup: Setup, *bands: Band) -> Outcome:
    """Roderick and Alexis tied in Glory and markers."""
    return winner(setup, a_table(setup, 3, EVEN, bands=bands), glory=(20, 20, 3, 3))


@pytest.mark.rule("ethnos", "F3")
def test_the_most_glory_wins() -> None:
    assert winner(SETUP, a_table(SETUP, 3), (10, 30, 20, 5)) == Outcome((ALEXIS,), WonBy.GLORY, (ALEXIS,))


@pytest.mark.rule("ethnos", "F3")
def test_totals_10_10_20_have_one_winner() -> None:
    setup = a_setup(players=3)
    table = a_table(setup, 2, {Kingdom.RHEA: (9, 9, 0)})
    assert winner(setup, table, (10, 10, 20)).winners == (WILFRED,)


@pytest.mark.rule("ethnos", "F3", "S7")
def test_totals_are_compared_and_not_spaces_of_the_track() -> None:
    assert winner(SETUP, a_table(SETUP, 3), (59, 60, 3, 5)).winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F4")
def test_tied_the_most_markers_in_the_kingdoms_win() -> None:
    table = a_table(SETUP, 3, {Kingdom.RHEA: (1, 2, 0, 9), Kingdom.ITHYS: (1, 1, 0, 0)})
    assert winner(SETUP, table, (20, 20, 20, 5)) == Outcome((ALEXIS,), WonBy.MARKERS, (RODERICK, ALEXIS, WILFRED))


@pytest.mark.rule("ethnos", "F4")
def test_horde_and_merfolk_board_hold_no_markers_for_the_tie_break() -> None:
    table = a_table(SETUP, 3, {Kingdom.RHEA: (1, 2, 0, 0)}, hordes=(KINGDOMS, (), (), ()), merfolk=(18, 0, 0, 0))
    assert winner(SETUP, table, (20, 20, 3, 5)).winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F5")
def test_still_tied_the_largest_band_wins() -> None:
    outcome = with_bands(SETUP, a_band(RODERICK, Tribe.ELVES, cards=4), a_band(ALEXIS, Tribe.ELVES, cards=5))
    assert outcome == Outcome((ALEXIS,), WonBy.BANDS, (RODERICK, ALEXIS))


@pytest.mark.rule("ethnos", "F5")
def test_with_equal_largest_bands_the_second_largest_wins() -> None:
    """The Polish page 11 gives the second largest band second place, wrongly: it breaks the same tie."""
    outcome = with_bands(
        SETUP,
        a_band(RODERICK, Tribe.ELVES, cards=2),
        a_band(RODERICK, Tribe.ELVES, cards=5),
        a_band(ALEXIS, Tribe.ELVES, cards=5),
        a_band(ALEXIS, Tribe.ELVES, cards=3),
    )
    assert outcome.winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F5")
def test_having_one_band_more_beats_having_none() -> None:
    outcome = with_bands(
        SETUP,
        a_band(RODERICK, Tribe.ELVES, cards=5),
        a_band(ALEXIS, Tribe.ELVES, cards=5),
        a_band(ALEXIS, Tribe.ELVES, cards=1),
    )
    assert outcome.winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F5")
def test_the_dwarf_adds_nothing_to_the_tie_break() -> None:
    outcome = with_bands(SETUP, a_band(RODERICK, Tribe.DWARVES, cards=4), a_band(ALEXIS, Tribe.ELVES, cards=4))
    assert outcome == Outcome((RODERICK, ALEXIS), WonBy.SHARED, (RODERICK, ALEXIS))


@pytest.mark.rule("ethnos", "F5")
def test_skeletons_count_in_the_tie_break_as_played() -> None:
    bands = (a_band(RODERICK, Tribe.ELVES, cards=5, skeletons=2), a_band(ALEXIS, Tribe.ELVES, cards=4))
    assert with_bands(SETUP, *bands).winners == (RODERICK,)
    assert with_bands(a_setup(tiebreak_skeletons="removed"), *bands).winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F5", "F4")
def test_bands_decide_only_among_those_whom_markers_left_tied() -> None:
    table = a_table(SETUP, 3, {Kingdom.RHEA: (2, 2, 1, 0)}, bands=(a_band(WILFRED, cards=9), a_band(ALEXIS, cards=1)))
    assert winner(SETUP, table, (20, 20, 20, 0)).winners == (ALEXIS,)


@pytest.mark.rule("ethnos", "F6")
def test_tied_in_everything_they_share_the_victory() -> None:
    table = a_table(SETUP, 3, EVEN)
    assert winner(SETUP, table, (20, 3, 3, 20)) == Outcome((RODERICK, MARA), WonBy.SHARED, (RODERICK, MARA))


def test_standings_are_by_glory_and_equals_share_a_place() -> None:
    assert standings((10, 30, 10, 5)) == ((1, ALEXIS), (2, RODERICK), (2, WILFRED), (4, MARA))


@pytest.mark.rule("ethnos", "F4")
def test_who_lost_the_tie_break_is_second() -> None:
    assert standings((20, 20, 3, 20), winners=(ALEXIS,)) == ((1, ALEXIS), (2, RODERICK), (2, MARA), (4, WILFRED))


@pytest.mark.rule("ethnos", "B9")
def test_who_won_at_once_stands_before_those_with_more_glory() -> None:
    assert standings((20, 3, 10, 0), winners=(MARA,)) == ((1, MARA), (2, RODERICK), (3, WILFRED), (4, ALEXIS))


@pytest.mark.rule("ethnos", "F6")
def test_a_shared_victory_shares_the_first_place() -> None:
    assert standings((20, 3, 3, 20), winners=(RODERICK, MARA))[:3] == ((1, RODERICK), (1, MARA), (3, ALEXIS))


@pytest.mark.parametrize("decided_by", WonBy)
def test_every_way_to_win_has_its_rule(decided_by: WonBy) -> None:
    assert Outcome((ALEXIS,), decided_by, (ALEXIS,)).rule in RULE_BY_ID


def test_the_rule_of_a_tie_break_is_that_of_the_last_one_needed() -> None:
    assert winner(SETUP, a_table(SETUP, 3), (10, 30, 20, 5)).rule == "F3"
    assert winner(SETUP, a_table(SETUP, 3, {Kingdom.RHEA: (1, 2, 0, 0)}), (20, 20, 3, 5)).rule == "F4"
    assert with_bands(SETUP, a_band(ALEXIS, cards=5)).rule == "F5"
    assert with_bands(SETUP).rule == "F6"


@pytest.mark.rule("ethnos", "F3")
def test_nothing_is_compared_if_one_player_has_the_most_glory() -> None:
    assert tie_breaks(SETUP, a_table(SETUP), (ALEXIS,)) == TieBreaks({}, {})


@pytest.mark.rule("ethnos", "F4")
def test_markers_are_compared_of_those_who_are_tied() -> None:
    table = a_table(SETUP, markers={Kingdom.RHEA: (3, 1, 9, 0), Kingdom.ITHYS: (0, 1, 0, 0)})
    assert tie_breaks(SETUP, table, (RODERICK, ALEXIS)) == TieBreaks({RODERICK: 3, ALEXIS: 2}, {})


@pytest.mark.rule("ethnos", "F5")
def test_bands_are_compared_of_those_who_are_still_tied() -> None:
    bands = (a_band(ALEXIS, cards=2), a_band(ALEXIS, cards=6), a_band(MARA, cards=9))
    table = a_table(SETUP, markers={Kingdom.RHEA: (3, 3, 0, 1)}, bands=bands)
    found = tie_breaks(SETUP, table, (RODERICK, ALEXIS, MARA))
    assert found == TieBreaks({RODERICK: 3, ALEXIS: 3, MARA: 1}, {RODERICK: (), ALEXIS: (6, 2)})
