"""Files damaged at random give a report or a named error, never a traceback."""

import copy
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Any
from unittest import mock

from hypothesis import given
from hypothesis import strategies as st

from companion.__main__ import main
from rules.ethnos.codes import Code
from rules.ethnos.formats.games import write_game
from rules.ethnos.formats.sheets import Sheet, write_sheet
from rules.ethnos.game import Game
from rules.problems import FileCode
from tests.strategies import games

# Files are damaged at random: what that reaches differs from run to run.
ODD_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 12),
    st.sampled_from([26, 27, 99, 100, 999, 1000, 10**40, -(10**40)]),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=3),
    st.sampled_from(["rhea", "elves", "skeletons", "Roderick", "en", "\ud800", "\x00", "x" * 50, "band", "format"]),
    st.just([]),
    st.just({}),
    st.just([[[]]]),
    st.just({"player": "Roderick", "cards": 3}),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places(value, (*path, key))


@st.composite
def damaged(draw: st.DrawFn, data: Any) -> Any:
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        *steps, key = draw(st.sampled_from(list(places(data)) or [("format",)]))
        inside = data
        for step in steps:
            inside = inside[step]
        match draw(st.sampled_from(["replace", "delete", "repeat", "rename", "swap"])):
            case "replace":
                inside[key] = copy.deepcopy(draw(ODD_VALUES))  # or what is damaged next is the value that all share
            case "delete":
                inside.pop(key)
            case "repeat" if isinstance(inside, list):
                inside.insert(key, copy.deepcopy(inside[key]))
            case "rename" if isinstance(inside, dict):
                inside[draw(st.text(max_size=5))] = inside.pop(key)
            case "swap" if isinstance(inside, list):
                inside.reverse()
    return data


@st.composite
def damaged_games(draw: st.DrawFn) -> str:
    return json.dumps(draw(damaged(write_game(draw(games(6))))))


@st.composite
def damaged_sheets(draw: st.DrawFn) -> str:
    game: Game = draw(games(6))
    return json.dumps(draw(damaged(write_sheet(Sheet(game.setup, game.state.table, (), None)))))


@st.composite
def damaged_texts(draw: st.DrawFn) -> bytes:
    """Cut, doubled or overwritten somewhere."""
    text = draw(damaged_games()).encode()
    start, end = sorted(draw(st.tuples(st.integers(0, len(text)), st.integers(0, len(text)))))
    return (
        text[:start] + draw(st.sampled_from([b"", b"\xff", b"}", b"[", b'"', b"NaN", text[start:end] * 2])) + text[end:]
    )


def report_of(command: str, given: bytes) -> tuple[int, Any]:
    printed = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given))), redirect_stdout(printed):
        status = main([command, "--json", "-"])
        printed.flush()
    return status, json.loads(printed.buffer.getvalue())  # type: ignore[attr-defined]


def assert_report_or_named_error(command: str, given: bytes) -> None:
    status, report = report_of(command, given)
    if status == 0:
        assert report["format"] in ("ethnos-age-report/1", "ethnos-replay/1")
    else:
        assert status == 2
        for error in (report["error"], *report.get("also", [])):
            assert error["code"] in {*Code, *FileCode}
            assert error["message"].endswith(".")
            assert isinstance(error["where"], str)


@given(damaged_sheets())
def test_a_damaged_sheet(text: str) -> None:
    assert_report_or_named_error("score", text.encode())


@given(damaged_games())
def test_a_damaged_game(text: str) -> None:
    assert_report_or_named_error("replay", text.encode())


@given(damaged_texts())
def test_a_damaged_text(text: bytes) -> None:
    assert_report_or_named_error("replay", text)
