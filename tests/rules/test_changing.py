"""A game of no rules but one: its events are numbers, and their sum never falls below nothing."""

from dataclasses import dataclass

import pytest

from rules.changing import Change, play_all, play_what_fits
from rules.problems import FileCode, Problem, Refused


@dataclass(frozen=True)
class Sum:
    setup: None = None
    steps: tuple[int, ...] = ()

    @property
    def state(self) -> int:
        return sum(self.steps)


def play(game: Sum, number: int) -> Sum:
    if game.state + number < 0:
        raise Refused([Problem(FileCode.BAD_VALUE, "number")])
    return Sum(steps=(*game.steps, number))


def overruled(setup: None, state: int, number: int) -> tuple[int, ...] | None:
    """All that there is may be taken, but for 13."""
    return (-state,) if number != -13 else None


def what_fits(*numbers: int, keep: tuple[int, ...] = ()) -> Change[Sum]:
    return play_what_fits(Sum(steps=(1,)), numbers, play, overruled, keep)


def test_events_are_played_in_their_order() -> None:
    assert play_all(Sum(), (3, -2), play).steps == (3, -2)


def test_the_first_event_that_cannot_be_is_named_by_its_place() -> None:
    with pytest.raises(Refused) as refused:
        play_all(Sum(steps=(1,)), (2, -4, -5), play)
    assert [problem.where for problem in refused.value.problems] == ["events[2].number"]


def test_what_does_not_fit_is_left_out_and_told() -> None:
    change = what_fits(2, -4, -1)
    assert change.game.steps == (1, 2, -1)
    (conflict,) = change.conflicts
    assert (conflict.index, conflict.event, conflict.can_keep, conflict.kept) == (2, -4, True, False)
    assert conflict.problems[0].code is FileCode.BAD_VALUE


def test_what_is_to_be_kept_is_recorded_as_it_can_be() -> None:
    change = what_fits(2, -4, 5, keep=(2,))
    assert change.game.steps == (1, 2, -3, 5)
    assert change.conflicts[0].kept


def test_what_cannot_be_kept_is_left_out_all_the_same() -> None:
    change = what_fits(2, -13, keep=(2,))
    assert change.game.steps == (1, 2)
    assert [(conflict.can_keep, conflict.kept) for conflict in change.conflicts] == [(False, False)]
