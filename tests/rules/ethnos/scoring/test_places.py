import pytest

from rules.ethnos.scoring.lines import Contest, Decision
from rules.ethnos.scoring.places import places, ranking
from rules.ethnos.scoring.trolls import NO_TROLLS, tie_breaks
from rules.ethnos.vocabulary import Kingdom


def ranks(*strengths: int, trolls: tuple[tuple[int, ...], ...] = ((),) * 6) -> list[tuple[int, ...]]:
    return [players for players, _ in ranking(strengths, tie_breaks(trolls))]


@pytest.mark.rule("ethnos", "A2")
def test_ranks_go_by_strength_and_leave_out_who_has_none() -> None:
    assert ranks(1, 0, 3, 2) == [(2,), (3,), (0,)]
    assert ranks(0, 0, trolls=((4,), ())) == []


@pytest.mark.rule("ethnos", "A5")
def test_equal_strengths_are_ranked_by_trolls() -> None:
    assert ranks(2, 2, 3, 2, 2, trolls=((), (4,), (), (1, 3), ())) == [(2,), (1,), (3,), (0, 4)]


@pytest.mark.rule("ethnos", "A5")
def test_one_marker_more_counts_more_than_all_trolls() -> None:
    assert ranks(1, 2, trolls=((1, 2, 3, 4, 5, 6), ())) == [(1,), (0,)]


@pytest.mark.rule("ethnos", "A4", "A5")
def test_a_rank_says_what_decided_it() -> None:
    trolls = tie_breaks(((4,), (1, 3), (6,), (), (), ()))
    assert ranking((2, 2, 2, 2, 2, 1), trolls) == [
        ((2,), Decision.TROLL_SUM),
        ((0,), Decision.TROLL_HIGHEST),
        ((1,), Decision.TROLL_HIGHEST),
        ((3, 4), Decision.SHARED),
        ((5,), Decision.MARKERS),
    ]


@pytest.mark.rule("ethnos", "A4")
def test_places_share_their_awards() -> None:
    contest = Contest(Kingdom.RHEA, (2, 2, 1), (), (8, 3), ((1,), (0,)), ("A2", "A3"))
    lines = places(ranking((2, 2, 1), [NO_TROLLS] * 3), contest)
    assert [(line.player, line.glory, line.place, line.tied_with) for line in lines] == [
        (0, 5, 1, (1,)),
        (1, 5, 1, (0,)),
        (2, 0, 3, ()),
    ]
    assert all(line.contest is contest for line in lines)
