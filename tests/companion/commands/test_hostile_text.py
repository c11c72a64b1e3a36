"""No character of a file acts on the terminal that a command writes to, and none is lost to a program that reads it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.companion.conftest import Command, as_lines

Data = dict[str, Any]

HOSTILE = "\x1b[2J\x1b]0;t\x07\nAlexis wins.\r\x9b31m\x7f\u202eevil\u2066\u200f\u061c\u2028\u2029"
ACTING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
BIDI = "M\u202ea\u2066"
"""A name may have these: they are no control characters."""


def written(data: Any) -> bytes:
    return json.dumps(data).encode()


def noted(game: Data) -> Data:
    """The game with a note that would rather be a terminal's."""
    note = {"type": "correction", "set": {"glory": {"Alexis": 3}}, "note": HOSTILE}
    return {**game, "events": [*game["events"][:3], note, {**note, "set": {}}]}


def test_a_note_is_one_line_of_plain_text(game: Data, command: Command) -> None:
    usual = command("replay", "-", given=written({**game, "events": noted(game)["events"][:3]})).out
    ran = command("replay", "-", given=written(noted(game)))
    assert ran.status == 0
    assert not ACTING.search(ran.out)
    assert len(ran.out.splitlines()) == len(usual.splitlines()) + 2
    assert "\\x1b[2J\\x1b]0;t\\x07\\x0aAlexis wins.\\x0d\\x9b31m\\x7f\\u202eevil" in ran.out


def test_a_kept_game_is_shown_and_listed_plainly_and_exported_whole(
    game: Data, command: Command, tmp_path: Path
) -> None:
    game = json.loads(json.dumps(game).replace("Alexis", BIDI))
    given = written({**noted(game), "events": [{"type": "correction", "set": {}, "note": HOSTILE}]})
    data = ("--data", str(tmp_path))
    id = command("games", "import", "-", "--json", *data, given=given).data["id"]
    for arguments in (("show", id), ("list",), ("show", id, "--json"), ("list", "--json"), ("export", id)):
        ran = command("games", *arguments, *data)
        assert ran.status == 0
        assert not ACTING.search(ran.out + ran.err), arguments
    exported = command("games", "export", id, *data).data
    assert exported["events"][0]["note"] == HOSTILE
    assert exported["players"][1]["name"] == BIDI


WRONG = {
    "field": lambda sheet: sheet | {HOSTILE: 1},
    "player": lambda sheet: sheet | {"giant": HOSTILE},
    "tribe": lambda sheet: sheet | {"tribes": [HOSTILE]},
    "kingdom": lambda sheet: sheet | {"kingdoms": {HOSTILE: {"tokens": [1, 2, 3]}}},
    "format": lambda sheet: sheet | {"format": HOSTILE},
    "edition": lambda sheet: sheet | {"edition": HOSTILE},
    "half": lambda sheet: sheet | {f"{HOSTILE}\ud800": "\ud800"},
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_error_is_one_line_of_plain_text(wrong: str, sheet: Data, command: Command) -> None:
    data = WRONG[wrong](sheet)
    said, as_data = command("score", "-", given=written(data)), command("score", "--json", "-", given=written(data))
    many = command("score", "--jsonl", given=as_lines([data]))
    assert not ACTING.search(said.err + as_data.out + many.out)
    problems = [as_data.data["error"], *as_data.data.get("also", [])]
    assert len(said.err.splitlines()) == len(problems)
    assert as_data.data == many.lines[0]


def test_a_key_twice_is_told_plainly(command: Command) -> None:
    key = json.dumps(HOSTILE)
    ran = command("score", "-", given=f"{{{key}: 1, {key}: 2}}".encode())
    assert not ACTING.search(ran.err)
    assert len(ran.err.splitlines()) == 1


def test_programs_get_the_very_characters_escaped(sheet: Data, command: Command) -> None:
    sheet = json.loads(json.dumps(sheet).replace("Mara", json.dumps(BIDI)[1:-1]))
    ran = command("score", "--json", "-", given=written(sheet))
    assert "M\\u202ea\\u2066" in ran.out
    assert BIDI in ran.data["glory"]
    assert "M\\u202ea\\u2066" in command("score", "-", given=written(sheet)).out


def test_a_name_that_is_no_text_is_told(command: Command) -> None:
    """Bytes of a command line that are no UTF-8 come as halves of characters."""
    ran = command("score", "--json", "\udcff\x1b")
    assert ran.data["error"]["where"] == "\udcff\x1b"
    assert not ACTING.search(ran.out + command("score", "\udcff\x1b").err)
