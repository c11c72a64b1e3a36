import pytest

from rules.ethnos.scoring.age import end_of_age
from rules.ethnos.scoring.lines import HordeLine
from rules.ethnos.scoring.orcs import choosers, pillagers, score_orcs
from rules.ethnos.vocabulary import KINGDOMS, Kingdom
from tests.ethnos import ALEXIS, RODERICK, WILFRED, a_setup, a_table

HORDES = ((Kingdom.RHEA,), (Kingdom.RHEA, Kingdom.DURIS), (), ())


@pytest.mark.rule("ethnos", "A6c")
@pytest.mark.parametrize(("markers", "glory"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)])
def test_a_horde_is_worth_what_is_printed_for_its_markers(markers: int, glory: int) -> None:
    setup = a_setup()
    horde = KINGDOMS[:markers]
    lines = score_orcs(setup, a_table(setup, hordes=(horde, (), (), ())), pillaging=[RODERICK])
    assert lines == [HordeLine(RODERICK, glory, horde)]
    assert (lines[0].source, lines[0].rules) == ("orcs", ("A6c",))


@pytest.mark.rule("ethnos", "A6c")
def test_only_those_who_want_to_empty_their_horde() -> None:
    setup = a_setup()
    assert [line.player for line in score_orcs(setup, a_table(setup, hordes=HORDES), [ALEXIS, WILFRED])] == [ALEXIS]


@pytest.mark.rule("ethnos", "A6c")
@pytest.mark.parametrize(("players", "last"), [(2, 2), (3, 2), (4, 3), (6, 3)])
def test_in_the_last_age_everybody_empties_it(players: int, last: int) -> None:
    setup = a_setup(players)
    for age in range(1, last):
        assert list(pillagers(setup, a_table(setup, age), willing=[1])) == [1]
    assert list(pillagers(setup, a_table(setup, last), willing=[])) == list(range(players))


@pytest.mark.rule("ethnos", "A6c")
def test_pillaging_counts_towards_who_begins_next() -> None:
    setup = a_setup()
    table = a_table(setup, 1, hordes=HORDES, glory=(1, 0, 9, 9))
    assert end_of_age(setup, table, willing=[ALEXIS]).next_first.player == RODERICK
    assert end_of_age(setup, table, willing=[]).next_first.player == ALEXIS


@pytest.mark.rule("ethnos", "A6c")
def test_only_players_with_a_horde_choose_and_only_before_the_last_age() -> None:
    setup = a_setup()
    assert choosers(setup, a_table(setup, 1, hordes=HORDES)) == (RODERICK, ALEXIS)
    assert choosers(setup, a_table(setup, 2, hordes=HORDES)) == (RODERICK, ALEXIS)
    assert choosers(setup, a_table(setup, 3, hordes=HORDES)) == ()
