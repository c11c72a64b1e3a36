"""A game of two rules: its events are numbers, none of them larger than the set-up says, and 13 ends it."""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from rules.kinds import Standing
from rules.limits import MOST_EVENTS
from rules.played import Changing, PlayedGame, PlayedKind, undo, words_of
from rules.problems import FileCode, Problem, Refused


class Total(NamedTuple):
    sum: int = 0
    over: bool = False


class Step(NamedTuple):
    event: int
    state: Total


@dataclass(frozen=True)
class Adding(PlayedGame[int, Step, int, Total]):
    def opening(self) -> Total:
        return Total()


class Noted(NamedTuple):
    note: str | None = None


def play(game: Adding, number: int) -> Adding:
    if number > game.setup:
        raise Refused([Problem(FileCode.BAD_VALUE, "number")])
    return Adding(game.setup, (*game.steps, Step(number, Total(game.state.sum + number, number == 13))))


def overruled(most: int, state: Total, number: int) -> tuple[int, ...] | None:
    return (most,) if number < 50 else None


CHANGING = Changing(play, overruled)


def a_game(*numbers: int, most: int = 20) -> Adding:
    game = Adding(most)
    for number in numbers:
        game = play(game, number)
    return game


def test_a_game_knows_its_state_before_every_event() -> None:
    game = a_game(3, 4)
    assert game.events == (3, 4)
    assert [game.state_before(index).sum for index in range(3)] == [0, 3, 7]
    assert game.state.sum == 7


def test_undo_takes_back_the_last_event_and_leaves_an_empty_game_alone() -> None:
    assert undo(a_game(3, 4)) == a_game(3)
    assert undo(a_game()) == a_game()


def test_events_are_put_in_taken_out_and_replaced() -> None:
    game = a_game(1, 2, 3)
    assert CHANGING.edit(game, 1, 0, [7]).game == a_game(1, 7, 2, 3)
    assert CHANGING.edit(game, 1, 1).game == a_game(1, 3)
    assert CHANGING.edit(game, 1, 2, [7, 8]).game == a_game(1, 7, 8)


def test_what_no_longer_fits_is_named_by_its_place_and_kept_if_it_can_be() -> None:
    change = CHANGING.edit(a_game(1, 2), 1, 0, [30], keep=[1])
    assert change.game == a_game(1, 20, 2)
    assert [(conflict.index, conflict.kept) for conflict in change.conflicts] == [(1, True)]


def test_the_same_events_are_played_with_another_setup() -> None:
    game = a_game(1, 9, 2)
    change = CHANGING.rerule(Adding(5), game.events, (), None)
    assert change.game == a_game(1, 2, most=5)
    assert [conflict.index for conflict in change.conflicts] == [1]
    assert CHANGING.rerule(Adding(5), game.events, (1,), None).game == a_game(1, 5, 2, most=5)


def test_what_is_logged_comes_last_or_before_the_end_and_leaves_conflicts_as_they_were() -> None:
    change = CHANGING.rerule(Adding(5), (1, 9, 2), (), 0)
    assert change.game == a_game(1, 2, 0, most=5)
    assert [conflict.index for conflict in change.conflicts] == [1]
    assert CHANGING.rerule(Adding(13), (1, 13), (), 0).game == a_game(1, 0, 13, most=13)


KIND = PlayedKind(
    name="adding",
    format="adding-game/1",
    rule_fields=(),
    options={},
    check=lambda data: None,
    read=lambda data: a_game(*data["events"]),
    write=lambda game: {"events": [*game.events]},
    write_event=lambda setup, number: {"number": number, "most": setup},
    play_event=play,
    step=lambda game, events: {"kind": "adding"},
    step_in_file=lambda data, events: {"kind": "adding"},
    renamed=lambda data, old, new: data,
    standing=lambda game: Standing((), {}, None, game.state.over, (), ()),
    digest=lambda game: None,
)


def test_events_are_written_and_played_one_after_the_other() -> None:
    assert KIND.write_events(a_game(), [1, 2]) == [{"number": 1, "most": 20}, {"number": 2, "most": 20}]
    assert KIND.play(a_game(1), [2, 3]) == a_game(1, 2, 3)


def test_no_more_events_are_played_than_there_is_room_for() -> None:
    game = Adding(1, a_game(1).steps * (MOST_EVENTS - 1))
    assert len(KIND.play(game, [1]).steps) == MOST_EVENTS
    with pytest.raises(Refused) as refused:
        KIND.play(game, [1, 1])
    assert refused.value.problems[0].reason == "too_many"


def test_a_search_looks_in_what_is_in_play_and_in_notes() -> None:
    steps = tuple(Step(event, Total()) for event in (1, Noted("spilt tea"), Noted()))  # type: ignore[arg-type]
    assert words_of(Adding(1, steps), "elves", "orcs") == ("elves", "orcs", "spilt tea")
