"""Every sentence about the formats, tried through the commands."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.companion.conftest import Command
from tests.companion.ethnos.letter import GAMES, SHEETS, Expected, skeletons_win
from tests.companion.ethnos.wrong_files import Data, Edit


def assert_answered(command: Command, reader: str, data: Data, expected: Expected) -> None:
    """The same from a file by itself and from a line of many."""
    given = json.dumps(data).encode()
    alone, line = command(reader, "--json", "-", given=given), command(reader, "--jsonl", given=given)
    assert line.lines == [alone.data]
    error = alone.data.get("error")
    assert (error and (error["code"], error["where"])) == expected
    assert alone.status == line.status == (2 if expected else 0)
    assert command(reader, "-", given=given).status == alone.status


@pytest.mark.parametrize(("edit", "expected"), [case[1:] for case in SHEETS], ids=[case[0] for case in SHEETS])
def test_a_sheet_is_read_to_the_letter(edit: Edit, expected: Expected, sheet: Data, command: Command) -> None:
    edit(sheet)
    assert_answered(command, "score", sheet, expected)


@pytest.mark.parametrize(("edit", "expected"), [case[1:] for case in GAMES], ids=[case[0] for case in GAMES])
def test_a_game_is_read_to_the_letter(edit: Edit, expected: Expected, game: Data, command: Command) -> None:
    edit(game)
    assert_answered(command, "replay", game, expected)


@pytest.mark.parametrize(
    ("spelt", "answers"),
    [
        (lambda text: b"\xef\xbb\xbf" + text, 1),
        (lambda text: text.replace(b" ", b"\r"), 1),
        (lambda text: text + b"\r\n" + text + b"\r", 2),
        (lambda text: b"\n \t\r\n\n" + text + b"\n\n", 1),
        (lambda text: text + b"\n\xef\xbb\xbf" + text, 2),
        (lambda text: text.replace(b" ", b"\t"), 1),
    ],
)
@pytest.mark.parametrize("named", [True, False])
def test_only_a_line_feed_ends_a_line(
    spelt: Callable[[bytes], bytes], answers: int, named: bool, sheet: Data, command: Command, tmp_path: Path
) -> None:
    """Whether the lines come from a file or from standard input."""
    given = spelt(json.dumps(sheet).encode())
    (tmp_path / "lines").write_bytes(given)
    ran = command("score", "--jsonl", *([str(tmp_path / "lines")] if named else []), given=given)
    assert (ran.status, len(ran.lines)) == (0, answers)


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1E400", "NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("place", ["age", "glory", "unknown", "format"])
def test_what_is_no_number_is_no_json_wherever_it_stands(
    number: str, place: str, sheet: Data, command: Command
) -> None:
    given = json.dumps({**sheet, place: {"deep": ["here"]}}).replace('"here"', number).encode()
    alone, line = command("score", "--json", "-", given=given), command("score", "--jsonl", given=given)
    assert alone.data["error"]["code"] == "bad_json"
    assert alone.data["error"]["where"] == f"line 1 column {given.index(number.encode()) + 1}"
    assert line.lines == [alone.data]


@pytest.mark.parametrize(("deep", "code"), [(99, "unknown_field"), (100, "bad_json"), (1000, "bad_json")])
def test_nesting_is_counted_from_the_file_itself(deep: int, code: str, sheet: Data, command: Command) -> None:
    given = json.dumps({**sheet, "deep": "here"}).replace('"here"', "[" * deep + "]" * deep).encode()
    alone, line = command("score", "--json", "-", given=given), command("score", "--jsonl", given=given)
    assert alone.data["error"]["code"] == code
    assert line.lines == [alone.data]


def test_ten_skeletons_end_a_game_before_its_age_is_scored(game: Data, command: Command) -> None:
    skeletons_win()(game)
    report = command("replay", "--json", "-", given=json.dumps(game).encode()).data
    assert (report["over"], report["age"], report["reports"]) == (True, 1, [])
    assert report["next"] == {"first_player": None}
    assert report["outcome"] == {"winners": ["Alexis"], "decided_by": "ten_skeletons"}
    assert [band["leader"] for band in report["bands"]] == [None]
