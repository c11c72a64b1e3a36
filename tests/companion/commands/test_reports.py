import json
from pathlib import Path
from typing import Any

import pytest

from companion.commands.reports import report_of
from rules.problems import Refused
from tests.companion.conftest import Command, as_lines

Data = dict[str, Any]


def test_the_format_of_a_file_names_its_report(sheet: Data, game: Data) -> None:
    assert report_of("score", sheet).format == sheet["format"]
    assert report_of("replay", game).format == game["format"]


@pytest.mark.parametrize("data", [{}, {"format": "chess-game/1"}, {"format": ["a"]}, [], 3, None])
def test_a_format_of_no_game_is_refused(data: Any) -> None:
    with pytest.raises(Refused, match="bad_format"):
        report_of("score", data)


def test_a_report_is_words_for_people_and_one_object_for_programs(sheet: Data, command: Command) -> None:
    given = json.dumps(sheet).encode()
    assert command("score", "-", given=given).out.startswith("The end of Age II\n")
    assert command("score", "--json", "-", given=given).data["format"].endswith("-report/1")


def test_a_problem_is_words_on_standard_error_and_an_object_on_standard_output(command: Command) -> None:
    in_words, as_data = command("score", "-", given=b"["), command("score", "--json", "-", given=b"[")
    assert (in_words.status, in_words.out) == (2, "")
    assert in_words.err.endswith("[bad_json]\n")
    assert (as_data.status, as_data.err) == (2, "")
    assert as_data.data["error"]["code"] == "bad_json"


def test_lines_are_answered_one_by_one_and_a_bad_one_in_its_place(sheet: Data, command: Command) -> None:
    ran = command("score", "--jsonl", given=as_lines([sheet]) + b"\n[\n \r\n" + as_lines([sheet]))
    first, bad, last = ran.lines
    assert ran.status == 2
    assert first == last
    assert bad["error"]["code"] == "bad_json"


def test_lines_can_come_from_a_file(sheet: Data, command: Command, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_bytes(as_lines([sheet, sheet]))
    ran = command("score", "--jsonl", str(file))
    assert (ran.status, len(ran.lines)) == (0, 2)


@pytest.mark.parametrize("from_file", [True, False])
def test_a_line_that_is_too_long_is_an_error_in_its_place(
    from_file: bool, sheet: Data, command: Command, tmp_path: Path
) -> None:
    given = as_lines([sheet]) + b" " * 9_000_000 + as_lines([sheet]) + as_lines([sheet])
    file = tmp_path / "many.jsonl"
    file.write_bytes(given)
    ran = command("score", "--jsonl", str(file)) if from_file else command("score", "--jsonl", given=given)
    first, bad, last = ran.lines
    assert (ran.status, first) == (2, last)
    assert (bad["error"]["code"], bad["error"]["where"]) == ("unreadable", "byte 4000000")
    assert bad["error"]["message"] == "This has more than 4 MB, so it isn't read: no file of ours is as large."


def test_a_file_of_lines_that_is_not_there_is_one_error(command: Command, tmp_path: Path) -> None:
    ran = command("score", "--jsonl", str(tmp_path / "many.jsonl"))
    assert ran.status == 2
    assert [line["error"]["code"] for line in ran.lines] == ["unreadable"]
