"""Every error code is reached through the command line, with the place where it stands and the rule it breaks."""

import json
from pathlib import Path

import pytest

from rules.ethnos.codes import Code
from rules.problems import FileCode
from tests.companion.conftest import Command
from tests.companion.ethnos.wrong_files import (
    GAMES,
    SHEETS,
    Data,
    Edit,
    set_at,
    without,
)


def run_edited(command: Command, kind: str, data: Data, edit: Edit, folder: Path) -> Data:
    edit(data)
    file = folder / "edited.json"
    file.write_text(json.dumps(data))
    ran = command(kind, "--json", str(file))
    assert ran.status == 2
    return ran.data["error"]  # type: ignore[no-any-return]


@pytest.mark.parametrize(("edit", "code", "where", "rule"), SHEETS)
def test_a_wrong_sheet_is_refused_by_name(
    edit: Edit, code: str, where: str, rule: str | None, sheet: Data, command: Command, tmp_path: Path
) -> None:
    error = run_edited(command, "score", sheet, edit, tmp_path)
    assert (error["code"], error["where"], error["rule"]) == (code, where, rule)
    assert error["message"].endswith(".")
    assert "{" not in error["message"].replace("{…}", "")


@pytest.mark.parametrize(("edit", "code", "where", "rule"), GAMES)
def test_a_wrong_game_is_refused_by_name(
    edit: Edit, code: str, where: str, rule: str | None, game: Data, command: Command, tmp_path: Path
) -> None:
    error = run_edited(command, "replay", game, edit, tmp_path)
    assert (error["code"], error["where"], error["rule"]) == (code, where, rule)
    assert error["message"].endswith(".")
    assert "{" not in error["message"].replace("{…}", "")


TEXTS: list[tuple[bytes, str, str]] = [
    (b"", "bad_json", "line 1 column 1"),
    (b"{", "bad_json", "line 1 column 2"),
    (b'{"a": 1,\n  oops}', "bad_json", "line 2 column 3"),
    (b'{"a": NaN}', "bad_json", "line 1 column 7"),
    (b'{"a": -Infinity}', "bad_json", "line 1 column 7"),
    (b'{"a": 1, "b": {"c": 1,\n "c": 2}}', "bad_json", "line 2 column 2"),
    (b"[" * 100_000, "bad_json", "line 1 column 101"),
    (b'{"format": "ethnos-age-sheet/1", "age": 1e999}', "bad_json", "line 1 column 41"),
    (b'{"format": 1e999}', "bad_json", "line 1 column 12"),
    (b"-1e999", "bad_json", "line 1 column 1"),
    (b'{"a": "1e999",\n "b": [2.5, 1e3, {"c": -1.5E+999}]}', "bad_json", "line 2 column 24"),
    (b"[" * 101 + b"]" * 101, "bad_json", "line 1 column 101"),
    (b'{"a":' * 101 + b"1" + b"}" * 101, "bad_json", "line 1 column 501"),
    (b"[" * 100 + b"]" * 100, "bad_format", "format"),
    (b'{"a": ["' + b"[" * 200 + b'"]}', "bad_format", "format"),
    (b"[]", "bad_format", "format"),
    (b"null", "bad_format", "format"),
    (b"\xff\xfe", "unreadable", "byte 0"),
    (b"{}".ljust(4_000_001), "unreadable", "byte 4000000"),
    (b"[" * 4_000_001, "unreadable", "byte 4000000"),
]


@pytest.mark.parametrize(("text", "code", "where"), TEXTS, ids=[f"{text[:20]!r} of {len(text)}" for text, *_ in TEXTS])
def test_what_is_no_file_of_ours_is_refused_by_name(text: bytes, code: str, where: str, command: Command) -> None:
    ran = command("score", "--json", "-", given=text)
    assert ran.status == 2
    assert (ran.data["error"]["code"], ran.data["error"]["where"]) == (code, where)
    assert ran.data["error"]["message"].endswith(".")


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_named(name: str, command: Command, tmp_path: Path) -> None:
    file = str(tmp_path / name)
    ran = command("replay", "--json", file)
    assert ran.status == 2
    assert (ran.data["error"]["code"], ran.data["error"]["where"]) == ("unreadable", file)


@pytest.mark.parametrize("edit", [without("events[11].third_dragon"), set_at("events[11].third_dragon", None)])
def test_nobody_need_say_who_drew_the_last_dragon(edit: Edit, game: Data, command: Command) -> None:
    named = command("replay", "--json", "-", given=json.dumps(game).encode())
    edit(game)
    unnamed = command("replay", "--json", "-", given=json.dumps(game).encode())
    assert (unnamed.status, unnamed.data) == (0, named.data)
    assert command("replay", "-", given=json.dumps(game).encode()).status == 0


def test_every_code_is_reached() -> None:
    reached = {code for _, code, *_ in (*SHEETS, *GAMES, *TEXTS)}
    assert reached == {*FileCode, *Code}


def test_where_several_apply_the_first_is_the_error_and_the_others_stand_beside(sheet: Data, command: Command) -> None:
    sheet |= {"age": 4, "giant": "Nobody"}
    sheet["bands"][0]["cards"] = 12
    report = command("score", "--json", "-", given=json.dumps(sheet).encode()).data
    assert report["error"]["code"] == "unknown_player"
    assert [other["code"] for other in report["also"]] == ["band_size", "age_number"]


def test_what_can_be_seen_without_playing_comes_before_a_wrong_move(game: Data, command: Command) -> None:
    game["events"][0]["marker"] = "ithys"
    game["events"][0]["cards"] = 1
    game["events"][0]["leader"]["tribe"] = "orcs"
    game["events"][10]["cards"] = 11
    report = command("replay", "--json", "-", given=json.dumps(game).encode()).data
    assert (report["error"]["code"], report["error"]["where"]) == ("band_size", "events[10].cards")


@pytest.mark.parametrize("field", ["marker", "merfolk_markers", "horde", "troll"])
def test_ten_skeletons_leave_nothing_to_choose(field: str, game: Data, command: Command) -> None:
    game |= {"rulings": {"ten_skeletons_win": True}, "tribes": ["skeletons", "merfolk", "orcs", "trolls", "elves"]}
    ten = {"type": "band", "player": "Alexis", "leader": None, "cards": 10, "skeletons": 10}
    value = {"marker": None, "merfolk_markers": [], "horde": False, "troll": 1}[field]
    game["events"] = [{**ten, field: value}]
    report = command("replay", "--json", "-", given=json.dumps(game).encode()).data
    error = report["error"]
    assert (error["code"], error["where"], error["rule"]) == ("bad_value", f"events[0].{field}", "B9")
    assert error["message"] == f'Ten Skeletons win at once, so "{field}" must be left out.'
