import pytest

from rules.ethnos.scoring.lines import Decision
from rules.ethnos.scoring.trolls import NO_TROLLS, tie_breaks
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_setup, a_table, awards, ranked

DURIS = Kingdom.DURIS
SETUP = a_setup(tribes=[Tribe.TROLLS])


def tied(*trolls: tuple[int, ...], age: int = 3) -> dict[int, int]:
    """Four players with two markers each in Duris, and these Troll tokens."""
    return awards(SETUP, a_table(SETUP, age, {DURIS: (2, 2, 2, 2)}, trolls=trolls))


@pytest.mark.rule("ethnos", "A5")
def test_the_larger_sum_of_tokens_comes_first() -> None:
    assert tied((1,), (4,), (3,), (2,)) == {ALEXIS: 8, WILFRED: 4, MARA: 2, RODERICK: 0}


@pytest.mark.rule("ethnos", "A5")
def test_a_sum_of_10_beats_9() -> None:
    setup = a_setup(tribes=[Tribe.TROLLS])
    table = a_table(setup, 1, {DURIS: (2, 2, 0, 0)}, trolls=((1, 2, 6), (4, 6), (), ()))
    assert awards(setup, table) == {ALEXIS: 2, RODERICK: 0}


@pytest.mark.rule("ethnos", "A5")
def test_with_equal_sums_the_highest_token_wins() -> None:
    table = a_table(SETUP, 1, {DURIS: (2, 2, 0, 0)}, trolls=((1, 3), (4,), (), ()))
    first, second = ranked(SETUP, table)
    assert (first.player, second.player) == (ALEXIS, RODERICK)
    assert first.decided_by is second.decided_by is Decision.TROLL_HIGHEST
    assert first.rules == ("A2", "A3", "A5")


@pytest.mark.rule("ethnos", "A5", "A4")
def test_players_without_a_token_share_the_places_left_to_them() -> None:
    assert tied((), (3,), (), ()) == {ALEXIS: 8, RODERICK: 2, WILFRED: 2, MARA: 2}


@pytest.mark.rule("ethnos", "A5")
def test_one_player_without_a_token_comes_last_alone() -> None:
    lines = ranked(SETUP, a_table(SETUP, 2, {DURIS: (2, 2, 0, 0)}, trolls=((), (1,), (), ())))
    assert [(line.player, line.glory, line.decided_by) for line in lines] == [
        (ALEXIS, 4, Decision.TROLL_SUM),
        (RODERICK, 2, Decision.TROLL_SUM),
    ]


@pytest.mark.rule("ethnos", "A5")
def test_what_decided_is_said_for_each_player() -> None:
    table = a_table(SETUP, 3, {DURIS: (3, 3, 3, 5)}, trolls=((1, 3), (4,), (2,), (6,)))
    decisions = {line.player: line.decided_by for line in ranked(SETUP, table)}
    assert decisions == {
        MARA: Decision.MARKERS,
        ALEXIS: Decision.TROLL_HIGHEST,
        RODERICK: Decision.TROLL_HIGHEST,
        WILFRED: Decision.TROLL_SUM,
    }


@pytest.mark.rule("ethnos", "A5")
def test_markers_come_before_trolls() -> None:
    table = a_table(SETUP, 2, {DURIS: (3, 2, 0, 0)}, trolls=((), (1, 2, 3, 4, 5, 6), (), ()))
    assert awards(SETUP, table) == {RODERICK: 4, ALEXIS: 2}


@pytest.mark.rule("ethnos", "A5")
def test_tokens_are_named_as_facts_only_where_somebody_has_one() -> None:
    without = ranked(SETUP, a_table(SETUP, 1, {DURIS: (1, 0, 0, 0)}))
    with_one = ranked(SETUP, a_table(SETUP, 1, {DURIS: (1, 0, 0, 0)}, trolls=((), (2,), (), ())))
    assert without[0].contest.trolls == ()
    assert with_one[0].contest.trolls == ((), (2,), (), ())


@pytest.mark.rule("ethnos", "A5")
def test_tokens_are_compared_by_their_sum_and_then_by_the_highest() -> None:
    without, one_and_three, four, six, all_six = tie_breaks(((), (1, 3), (4,), (6,), (1, 2, 3, 4, 5, 6)))
    assert without == NO_TROLLS
    assert (one_and_three.sum, one_and_three.highest) == (4, 3)
    assert without < one_and_three < four < six < all_six
