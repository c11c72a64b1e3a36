import os

import pytest

from companion.commands.processors import FEWEST, worked_on


def doubled(number: int) -> tuple[int, int]:
    """With the process that did it."""
    return 2 * number, os.getpid()


def test_a_few_things_are_worked_on_right_here() -> None:
    assert list(worked_on(doubled, range(3))) == [(0, os.getpid()), (2, os.getpid()), (4, os.getpid())]


def test_a_machine_with_one_processor_shares_nothing() -> None:
    assert {process for _, process in worked_on(doubled, range(FEWEST), processors=1)} == {os.getpid()}


def test_many_things_are_shared_out_and_come_back_in_order() -> None:
    results = list(worked_on(doubled, range(FEWEST), processors=2))
    assert [double for double, _ in results] == [2 * number for number in range(FEWEST)]
    assert os.getpid() not in {process for _, process in results[1:]}


def failing(number: int) -> int:
    return 1 // number


def test_a_failure_is_raised_where_it_would_stand() -> None:
    with pytest.raises(ZeroDivisionError):
        list(worked_on(failing, range(FEWEST), processors=2))
