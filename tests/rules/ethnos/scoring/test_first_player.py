import pytest

from rules.ethnos.scoring.first_player import FirstPlayer, first_player


@pytest.mark.rule("ethnos", "F1")
def test_the_player_with_the_least_glory_begins() -> None:
    assert first_player((5, 3, 9, 4), third_dragon=0) == FirstPlayer(1, (1,), 0)


@pytest.mark.rule("ethnos", "F1")
def test_without_a_tie_nobody_needs_to_know_who_drew_the_dragon() -> None:
    assert first_player((5, 3, 9, 4), third_dragon=None).player == 1


@pytest.mark.rule("ethnos", "F2")
def test_tied_for_least_the_drawer_of_the_dragon_begins_if_among_them() -> None:
    assert first_player((3, 5, 3, 3), third_dragon=2) == FirstPlayer(2, (0, 2, 3), 2)


@pytest.mark.rule("ethnos", "F2")
@pytest.mark.parametrize(("drawer", "begins"), [(0, 0), (1, 3), (2, 3), (3, 3)])
def test_tied_for_least_the_nearest_clockwise_begins(drawer: int, begins: int) -> None:
    assert first_player((3, 5, 9, 3), third_dragon=drawer).player == begins


@pytest.mark.rule("ethnos", "F2")
def test_tied_for_least_with_no_drawer_known_nobody_is_named() -> None:
    assert first_player((3, 3, 9, 4), third_dragon=None) == FirstPlayer(None, (0, 1), None)
