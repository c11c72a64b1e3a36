from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest

from rules.formats.fields import ByType, Name, NamesOptions, PlayersOnce, Raw, Time, one_of, with_keys
from rules.formats.shape import read_shape
from rules.problems import Problem, Refused


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Up(Raw):
    type: Literal["up"]
    by: int


class Down(Raw):
    type: Literal["down"]


class Counter(Raw):
    """A made-up format, for fields belong to no game."""

    format: str
    name: Name = "x"
    colour: Annotated[str, one_of(Colour)] = "red"
    speed: Annotated[Literal["slow", "fast"], NamesOptions()] = "slow"
    seen: PlayersOnce = []  # noqa: RUF012
    at: Time = "2026-01-31T20:15:00Z"
    counts: Annotated[dict[str, int], with_keys(["a", "b"])] = {}  # noqa: RUF012
    moves: list[Annotated[Up | Down, ByType()]] = []  # noqa: RUF012


def problem_with(**fields: Any) -> Problem:
    with pytest.raises(Refused) as refused:
        read_shape(Counter, {"format": "counter/1", **fields}, "counter/1")
    (problem,) = refused.value.problems
    return problem


def test_what_is_right_is_read() -> None:
    moves = [{"type": "up", "by": 2}, {"type": "down"}]
    data = {"format": "counter/1", "name": "m" * 40, "speed": "fast", "counts": {"a": 1, "b": 2, "c": 3}}
    read = read_shape(Counter, data | {"moves": moves}, "counter/1")
    assert (read.speed, read.counts) == ("fast", {"a": 1, "b": 2, "c": 3})
    assert read.moves == [Up(type="up", by=2), Down(type="down")]


@pytest.mark.parametrize(
    ("fields", "where", "reason"),
    [
        ({"name": ""}, "name", "length"),
        ({"name": "m" * 41}, "name", "length"),
        ({"name": "\x7f"}, "name", "control_characters"),
        ({"colour": "green"}, "colour", "one_of"),
        ({"colour": 1}, "colour", "text"),
        ({"speed": "slower"}, "speed", "one_of"),
        ({"speed": 1}, "speed", "one_of"),
        ({"speed": ["slow"]}, "speed", "one_of"),
        ({"seen": ["A", "B", "A"]}, "seen[2]", "player_twice"),
        ({"at": "soon"}, "at", "time"),
        ({"counts": []}, "counts", "object"),
        ({"moves": [{"type": "left"}]}, "moves[0].type", "one_of"),
        ({"moves": [{"type": {}}]}, "moves[0].type", "one_of"),
        ({"moves": ["up"]}, "moves[0]", "object"),
        ({"moves": [{"type": "up", "by": "x"}]}, "moves[0].by", "whole_number"),
    ],
)
def test_a_wrong_value_has_its_place_and_reason(fields: dict[str, Any], where: str, reason: str) -> None:
    problem = problem_with(**fields)
    assert (problem.code, problem.where, problem.reason) == ("bad_value", where, reason)


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"counts": {"a": 1}}, "counts.b"),
        ({"moves": [{}]}, "moves[0].type"),
        ({"moves": [{"type": "up"}]}, "moves[0].by"),
    ],
)
def test_what_is_missing_has_its_own_place(fields: dict[str, Any], where: str) -> None:
    problem = problem_with(**fields)
    assert (problem.code, problem.where, problem.facts) == ("missing_field", where, {"field": where.split(".")[-1]})


def test_options_are_named() -> None:
    assert problem_with(colour="green").facts == {"field": "colour", "value": '"green"', "expected": ("red", "blue")}
    assert problem_with(speed=1).facts == {"field": "speed", "value": "1", "expected": ("slow", "fast")}
    assert problem_with(moves=[{"type": 1}]).facts == {"field": "type", "value": "1", "expected": ("up", "down")}


def test_a_player_named_twice_is_told_of_the_whole_field() -> None:
    assert problem_with(seen=["A", "A"]).facts["field"] == "seen"
