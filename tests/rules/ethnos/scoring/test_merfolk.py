import pytest

from rules.ethnos.scoring.lines import Decision
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Edition, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_setup, a_table, awards, ranked

MERFOLK = [Tribe.MERFOLK, Tribe.TROLLS]


def board(setup: Setup, age: int, *spaces: int, **changes: object) -> dict[int, int]:
    return awards(setup, a_table(setup, age, merfolk=spaces, **changes), "merfolk")


@pytest.mark.rule("ethnos", "A6a")
def test_the_board_is_ranked_by_space_and_paid_as_printed() -> None:
    setup = a_setup(tribes=MERFOLK)
    assert board(setup, 1, 7, 3, 1, 0) == {RODERICK: 1, ALEXIS: 0, WILFRED: 0}
    assert board(setup, 2, 7, 3, 1, 0) == {RODERICK: 2, ALEXIS: 1, WILFRED: 0}
    assert board(setup, 3, 7, 3, 1, 2) == {RODERICK: 4, ALEXIS: 2, MARA: 1, WILFRED: 0}


@pytest.mark.rule("ethnos", "A6a")
def test_the_highest_in_age_one_gains_1_glory() -> None:
    assert board(a_setup(tribes=MERFOLK), 1, 0, 3, 0, 0) == {ALEXIS: 1}


@pytest.mark.rule("ethnos", "A6a")
def test_the_small_side_pays_2_and_3_players() -> None:
    assert board(a_setup(players=3, tribes=MERFOLK), 2, 5, 3, 0) == {RODERICK: 3, ALEXIS: 1}


@pytest.mark.rule("ethnos", "A6a", "A4")
def test_ties_on_the_board_share_as_in_a_kingdom() -> None:
    setup = a_setup(tribes=MERFOLK)
    assert board(setup, 3, 7, 7, 3, 0) == {RODERICK: 3, ALEXIS: 3, WILFRED: 1}
    lines = ranked(setup, a_table(setup, 3, merfolk=(7, 7, 3, 0)), "merfolk")
    assert lines[0].rules == ("A6a", "A2", "A3", "A4")
    assert lines[0].contest.kingdom is None


@pytest.mark.rule("ethnos", "A6a", "A5")
def test_trolls_break_ties_on_the_board() -> None:
    trolls = ((), (1,), (), ())
    setup = a_setup(tribes=MERFOLK)
    assert board(setup, 2, 7, 7, 0, 0, trolls=trolls) == {ALEXIS: 2, RODERICK: 1}
    assert ranked(setup, a_table(setup, 2, merfolk=(7, 7, 0, 0), trolls=trolls), "merfolk")[0].contest.trolls == trolls


@pytest.mark.rule("ethnos", "A6a", "A5")
def test_trolls_break_no_tie_on_the_board_where_so_ruled() -> None:
    setup = a_setup(tribes=MERFOLK, trolls_on_merfolk=False)
    table = a_table(setup, 2, merfolk=(7, 7, 0, 0), trolls=((), (1,), (), ()))
    assert awards(setup, table, "merfolk") == {RODERICK: 1, ALEXIS: 1}
    assert ranked(setup, table, "merfolk")[0].contest.trolls == ()


@pytest.mark.rule("ethnos", "A6a")
def test_space_0_has_no_rank() -> None:
    assert board(a_setup(tribes=MERFOLK), 3, 0, 0, 0, 0) == {}


@pytest.mark.rule("ethnos", "A6a")
def test_space_0_ranks_where_so_ruled() -> None:
    setup = a_setup(tribes=MERFOLK, merfolk_zero_ranks=True)
    assert board(setup, 3, 5, 0, 0, 0) == {RODERICK: 4, ALEXIS: 1, WILFRED: 1, MARA: 1}
    assert ranked(setup, a_table(setup, 3, merfolk=(5, 0, 0, 0)), "merfolk")[1].contest.strengths == (5, 0, 0, 0)
    assert board(setup, 3, 5, 1, 0, 0) == {RODERICK: 4, ALEXIS: 2, WILFRED: 0, MARA: 0}


@pytest.mark.rule("ethnos", "A6a")
def test_the_polish_book_pays_the_first_place_only() -> None:
    setup = a_setup(tribes=MERFOLK, edition=Edition.PL)
    assert board(setup, 3, 7, 3, 1, 0) == {RODERICK: 4, ALEXIS: 0, WILFRED: 0}
    assert board(setup, 3, 7, 7, 1, 0) == {RODERICK: 2, ALEXIS: 2, WILFRED: 0}


@pytest.mark.rule("ethnos", "A6a", "A5a")
def test_of_two_players_the_second_gets_nothing_in_age_two() -> None:
    setup = a_setup(players=2, tribes=MERFOLK)
    assert board(setup, 1, 5, 3) == {RODERICK: 1, ALEXIS: 0}
    assert board(setup, 2, 5, 3) == {RODERICK: 3, ALEXIS: 0}
    assert ranked(setup, a_table(setup, 2, merfolk=(5, 3)), "merfolk")[0].rules == ("A6a", "A2", "A5a")


@pytest.mark.rule("ethnos", "A6a", "A5a")
def test_of_two_players_a_tie_follows_the_ruling_on_two_tied_players() -> None:
    assert board(a_setup(players=2, tribes=MERFOLK), 2, 5, 5) == {RODERICK: 1, ALEXIS: 1}
    assert board(a_setup(players=2, tribes=MERFOLK, two_player_tie="both"), 2, 5, 5) == {RODERICK: 2, ALEXIS: 2}


@pytest.mark.rule("ethnos", "A6a")
def test_paying_the_first_place_only_wins_over_splitting_both_awards() -> None:
    setup = a_setup(players=2, tribes=MERFOLK, two_player_tie="both", merfolk_places="first")
    assert board(setup, 2, 5, 5) == {RODERICK: 1, ALEXIS: 1}


@pytest.mark.rule("ethnos", "A6a", "A5a")
def test_one_alone_of_two_players_gets_the_first_award() -> None:
    setup = a_setup(players=2, tribes=MERFOLK)
    assert board(setup, 1, 5, 0) == {RODERICK: 1}
    assert board(setup, 2, 5, 0) == {RODERICK: 3}


@pytest.mark.rule("ethnos", "A6a", "A5a")
@pytest.mark.parametrize("places", ["all", "first"])
def test_one_alone_of_two_players_gets_both_awards_where_so_ruled(places: str) -> None:
    setup = a_setup(players=2, tribes=MERFOLK, two_player_merfolk_sole="both", merfolk_places=places)
    assert board(setup, 1, 5, 0) == {RODERICK: 1}
    assert board(setup, 2, 5, 0) == {RODERICK: 4}


@pytest.mark.rule("ethnos", "A6a")
def test_nobody_is_alone_where_space_0_ranks() -> None:
    setup = a_setup(players=2, tribes=MERFOLK, two_player_merfolk_sole="both", merfolk_zero_ranks=True)
    assert board(setup, 2, 5, 0) == {RODERICK: 3, ALEXIS: 0}


@pytest.mark.rule("ethnos", "A6a")
def test_there_is_no_board_without_merfolk() -> None:
    setup = a_setup(
        tribes=[Tribe.CENTAURS, Tribe.DWARVES, Tribe.ELVES, Tribe.GIANTS, Tribe.HALFLINGS, Tribe.ORCS],
        merfolk_zero_ranks=True,
    )
    assert board(setup, 3, 0, 0, 0, 0) == {}


@pytest.mark.rule("ethnos", "A6a")
def test_printed_values_are_those_of_the_game_in_play() -> None:
    setup = a_setup(tribes=MERFOLK, components={"merfolk": (3, 5, 9)})
    assert board(setup, 3, 7, 3, 1, 0) == {RODERICK: 9, ALEXIS: 5, WILFRED: 3}


def test_the_reader_is_told_what_decided_on_the_board() -> None:
    setup = a_setup(tribes=MERFOLK)
    line = ranked(setup, a_table(setup, 3, merfolk=(7, 3, 1, 0)), "merfolk")[0]
    assert (line.source, line.decided_by) == ("merfolk", Decision.MARKERS)
