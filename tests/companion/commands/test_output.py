import io
import json
import re
import sys
from pathlib import Path

import pytest

from companion.commands.output import as_json, as_line, error_report, error_text, is_terminal, show
from companion.speech.plain import BOLD, NOT_BOLD
from rules.ethnos.codes import Code
from rules.problems import FileCode, Problem
from storage.errors import StorageError

FORMATS = (Path(__file__).parents[3] / "docs" / "formats.md").read_text(encoding="utf-8")
UNREADABLE = Problem(FileCode.UNREADABLE, "a.json", None, "file", {"file": "a.json", "why": "No such file"})


def test_letters_of_any_script_are_written_as_they_are() -> None:
    assert as_json({"player": "Łucja"}) == '{"player": "Łucja"}'


def test_what_does_not_show_is_escaped_and_stays_what_it_is() -> None:
    said = {"a\u202e": ["\x7f", "\x9b", "\u2028", "\ud800", "🐉ż"]}
    for indent in (None, 2):
        text = as_json(said, indent)
        assert text.replace("\n", "").isprintable()
        assert "🐉ż" in text
        assert json.loads(text) == said


def test_what_is_shown_keeps_our_own_lines_and_bold_letters(capsys: pytest.CaptureFixture[str]) -> None:
    show(f"{BOLD}Age{NOT_BOLD}\nII\x1b[2J\x1b[1", file=None)
    show("wrong\t", file=sys.stderr)
    assert capsys.readouterr() == (f"{BOLD}Age{NOT_BOLD}\nII\\x1b[2J\\x1b[1\n", "wrong\\x09\n")


def test_a_stream_that_was_closed_is_no_terminal() -> None:
    assert not is_terminal(None)
    assert not is_terminal(io.StringIO())


def test_one_problem_is_the_error_and_nothing_stands_beside_it() -> None:
    report = error_report([UNREADABLE])
    assert report.keys() == {"error"}
    assert report["error"]["code"] == "unreadable"
    assert report["error"]["where"] == "a.json"
    assert report["error"]["rule"] is None
    assert "No such file" in report["error"]["message"]


def test_several_problems_are_the_first_and_what_also_is_wrong() -> None:
    report = error_report([UNREADABLE, UNREADABLE])
    assert report["also"] == [report["error"]]


def test_in_words_each_problem_is_a_line_with_its_place_and_its_code() -> None:
    first, second = error_text([UNREADABLE, UNREADABLE]).splitlines()
    assert first == second
    assert re.fullmatch(r"a\.json: .*No such file.* \[unreadable\]", first)


def codes() -> set[str]:
    """Every code of a file, a game or what is kept that there is."""
    kept = {kind.code for kind in StorageError.__subclasses__()}
    return {*FileCode, *Code, *kept, "cannot_build"}


def test_every_code_is_documented() -> None:
    assert {code for code in codes() if f"`{code}`" not in FORMATS} == set()


def test_a_line_of_many_says_the_same_in_one_line() -> None:
    data = {"player": "Łucja\n", "code": FileCode.UNREADABLE, "rules": ("A1",), "also": [None, True, 3]}
    assert json.loads(as_line(data)) == json.loads(as_json(data))
    assert "Łucja" in as_line(data)
    assert "\n" not in as_line(data)
