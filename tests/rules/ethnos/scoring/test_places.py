import pytest

from rules.ethnos.scoring.lines import Decision
from rules.ethnos.scoring.places import places, ranking
from rules.ethnos.scoring.trolls import standing


@pytest.mark.rule("A2")
def test_ranks_go_by_strength_and_leave_out_who_has_none() -> None:
    assert ranking((1, 0, 3, 2), (0, 0, 0, 0)) == ((2,), (3,), (0,))
    assert ranking((0, 0), (44, 0)) == ()


@pytest.mark.rule("A5")
def test_equal_strengths_are_ranked_by_the_weight_of_trolls() -> None:
    assert ranking((2, 2, 3, 2, 2), (0, 44, 0, 43, 0)) == ((2,), (1,), (3,), (0, 4))


@pytest.mark.rule("A5")
def test_one_marker_more_weighs_more_than_all_trolls() -> None:
    assert standing(1, 216) < standing(2, 0)
    assert standing(2, 43) < standing(2, 44)


@pytest.mark.rule("A4")
def test_places_share_their_awards() -> None:
    assert places((2, 2, 1), (0, 0, 0), (8, 3)) == (
        (0, 5, 1, (1,), Decision.SHARED),
        (1, 5, 1, (0,), Decision.SHARED),
        (2, 0, 3, (), Decision.MARKERS),
    )


@pytest.mark.rule("A5")
def test_places_parted_by_trolls_say_so() -> None:
    assert places((2, 2, 2, 2), (44, 43, 66, 0), (8, 4, 2)) == (
        (2, 8, 1, (), Decision.TROLL_SUM),
        (0, 4, 2, (), Decision.TROLL_HIGHEST),
        (1, 2, 3, (), Decision.TROLL_HIGHEST),
        (3, 0, 4, (), Decision.TROLL_SUM),
    )
