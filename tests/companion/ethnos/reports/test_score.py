import json
from pathlib import Path
from typing import Any

import pytest

from tests.companion.conftest import EXAMPLES, Command, as_lines

Data = dict[str, Any]

FIRST_LINES = (
    "The end of Age II\n"
    "\n"
    "6  A2 A3      Rhea: Mara has the most markers, 1: 6 Glory from the II token.\n"
    "3  A2 A3 A4   Pelagon: Wilfred and Mara are tied for first place with 2 markers each: "
    "4 + 2 = 6 Glory shared by 2 is 3 each.\n"
)


def test_the_example_sheet_is_scored_for_people(command: Command) -> None:
    ran = command("score", str(EXAMPLES / "age-sheet.json"))
    assert ran.status == 0
    assert ran.out.startswith(FIRST_LINES)
    assert "\033" not in ran.out
    assert ran.out.endswith(
        "          before  earned  now\n"
        "Roderick       7      24   31\n"
        "Alexis         9      17   26\n"
        "Wilfred        4       4    8\n"
        "Mara           3      10   13\n"
        "\n"
        "Wilfred begins Age III with the least Glory, 8.\n"
    )


def test_the_example_sheet_is_scored_as_json(command: Command) -> None:
    ran = command("score", "--json", str(EXAMPLES / "age-sheet.json"))
    assert ran.status == 0
    report = ran.data
    assert list(report) == [
        *("format", "age", "final", "lines", "earned", "glory", "first_player", "outcome", "warnings"),
    ]
    assert (report["format"], report["age"], report["final"]) == ("ethnos-age-report/1", 2, False)
    assert report["earned"] == {"Roderick": 24, "Alexis": 17, "Wilfred": 4, "Mara": 10}
    assert report["glory"] == {"Roderick": 31, "Alexis": 26, "Wilfred": 8, "Mara": 13}
    assert (report["first_player"], report["outcome"], report["warnings"]) == ("Wilfred", None, [])


def test_each_kind_of_line_carries_its_own_fields(command: Command) -> None:
    lines = command("score", "--json", str(EXAMPLES / "age-sheet.json")).data["lines"]
    by_source = {line["source"]: line for line in lines}
    assert lines[1] == {
        "player": "Wilfred",
        "source": "kingdom",
        "kingdom": "pelagon",
        "place": 1,
        "tied_with": ["Mara"],
        "decided_by": "shared",
        "glory": 3,
        "rules": ["A2", "A3", "A4"],
        "text": "Pelagon: Wilfred and Mara are tied for first place with 2 markers each: "
        "4 + 2 = 6 Glory shared by 2 is 3 each.",
    }
    assert list(by_source["merfolk"]) == [
        "player",
        "source",
        "place",
        "tied_with",
        "decided_by",
        "glory",
        "rules",
        "text",
    ]
    assert list(by_source["giant"]) == list(by_source["orcs"]) == ["player", "source", "glory", "rules", "text"]
    assert list(by_source["band"]) == ["player", "source", "band", "glory", "rules", "text"]
    assert [line["band"] for line in lines if line["source"] == "band"] == [0, 1, 2, 3, 4]


def test_only_what_is_required_need_be_there(command: Command) -> None:
    sheet = {
        "format": "ethnos-age-sheet/1",
        "age": 1,
        "players": ["Ann", "Ben"],
        "tribes": ["elves", "orcs", "trolls", "merfolk", "giants"],
        "giant": None,
        "third_dragon": None,
    }
    report = command("score", "--json", "-", given=json.dumps(sheet).encode()).data
    assert (report["lines"], report["earned"], report["first_player"]) == ([], {"Ann": 0, "Ben": 0}, None)


def test_the_last_age_names_the_winner(command: Command, sheet: Data) -> None:
    sheet["age"] = 3
    given = json.dumps(sheet).encode()
    report = command("score", "--json", "-", given=given).data
    assert (report["final"], report["first_player"]) == (True, None)
    assert report["outcome"] == {"winners": ["Roderick"], "decided_by": "glory"}
    assert "Roderick wins with " in command("score", "-", given=given).out


def test_what_cannot_be_right_is_warned_of_and_scored(command: Command, sheet: Data) -> None:
    sheet["giant"] = "Mara"
    sheet["kingdoms"]["rhea"]["markers"]["Mara"] = 26
    given = json.dumps(sheet).encode()
    warnings = command("score", "--json", "-", given=given).data["warnings"]
    assert warnings == [
        {"code": "too_many_markers", "message": "Mara has 28 markers on the board, but only 24 to place."},
        {"code": "giant_no_band", "message": "Mara holds the Giant token but has no band led by a Giant."},
    ]
    assert "Please check: Mara holds the Giant token" in command("score", "-", given=given).out


def test_a_byte_order_mark_is_accepted(command: Command, sheet: Data) -> None:
    assert command("score", "-", given="\ufeff".encode() + json.dumps(sheet).encode()).status == 0


def test_given_rulings_and_components_replace_single_fields(command: Command, sheet: Data) -> None:
    sheet |= {"edition": "pl", "rulings": {"merfolk_places": "all"}, "components": {"giant": [1, 9, 1]}}
    lines = command("score", "--json", "-", given=json.dumps(sheet).encode()).data["lines"]
    assert [line["glory"] for line in lines if line["source"] == "merfolk"] == [2, 1, 0]
    assert [line["glory"] for line in lines if line["source"] == "giant"] == [9]


def test_an_error_is_said_to_people_on_standard_error(command: Command, sheet: Data) -> None:
    sheet["bands"][0]["cards"] = 11
    sheet["age"] = 4
    ran = command("score", "-", given=json.dumps(sheet).encode())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "bands[0].cards: A band has 1 to 10 cards, not 11. [band_size, B1]\n"
        "age: This game has the Ages 1 to 3, not 4. [age_number, S2]\n"
    )


def test_many_sheets_give_many_reports_in_the_same_order(command: Command, sheet: Data) -> None:
    ran = command("score", "--jsonl", given=as_lines([sheet | {"age": age} for age in (3, 1, 2)]))
    assert ran.status == 0
    assert [report["age"] for report in ran.lines] == [3, 1, 2]


def test_a_bad_line_is_reported_in_its_place_and_the_rest_goes_on(command: Command, sheet: Data) -> None:
    good = json.dumps(sheet).encode()
    ran = command("score", "--jsonl", "-", given=good + b"\n\n  \n{oops\r\n\xff\n" + good)
    assert ran.status == 2
    assert [report.get("error", {}).get("code") for report in ran.lines] == [None, "bad_json", "unreadable", None]
    assert ran.lines[0] == ran.lines[3] == command("score", "--json", "-", given=good).data


def test_many_sheets_can_be_read_from_a_file(command: Command, sheet: Data, tmp_path: Path) -> None:
    file = tmp_path / "sheets.jsonl"
    file.write_bytes(as_lines([sheet, sheet]))
    assert len(command("score", "--jsonl", str(file)).lines) == 2
    missing = command("score", "--jsonl", str(tmp_path / "missing"))
    assert (missing.status, missing.lines[0]["error"]["code"]) == (2, "unreadable")


def test_names_in_any_script_keep_the_columns_straight(command: Command, sheet: Data) -> None:
    text = json.dumps(sheet, ensure_ascii=False).replace("Roderick", "日本").replace("Alexis", "Zoe\u0301")
    table = command("score", "-", given=text.encode()).out.split("\n\n")[2].splitlines()
    assert table[1] == "日本          7      24   31"
    assert table[2] == "Zoe\u0301           9      17   26"


@pytest.mark.parametrize("command_name", ["score", "replay"])
def test_a_file_must_be_named(command: Command, command_name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command(command_name)
    assert "name a file, or - for standard input" in capsys.readouterr().err
