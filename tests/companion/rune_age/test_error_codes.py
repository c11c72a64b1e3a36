"""Every error code is reached through the command line, with the place where it stands and the rule it breaks."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from rules.problems import FileCode
from rules.rune_age.codes import Code
from tests.companion.conftest import Command
from tests.companion.rune_age.wrong_files import GAMES, SHEETS, Wrong, game, sheet


def lines(files: Sequence[Any]) -> bytes:
    return "\n".join(map(json.dumps, files)).encode()


@pytest.mark.parametrize(("kind", "wrong"), [("replay", GAMES), ("score", SHEETS)])
def test_a_wrong_file_is_refused_by_name(kind: str, wrong: Sequence[Wrong], command: Command) -> None:
    ran = command(kind, "--jsonl", given=lines([data for data, *_ in wrong]))
    assert ran.status == 2
    errors = [json.loads(line)["error"] for line in ran.out.splitlines()]
    assert [(error["code"], error["where"], error["rule"]) for error in errors] == [tuple(each[1:]) for each in wrong]
    for error in errors:
        assert error["message"].endswith((".", ".)", ")"))
        assert "{" not in error["message"].replace("{…}", "")
        assert error["message"] != error["code"]


def test_every_code_is_reached() -> None:
    reached = {code for _, code, *_ in (*GAMES, *SHEETS)}
    assert reached == {*FileCode, *Code} - {FileCode.UNREADABLE, FileCode.BAD_JSON}


def test_lines_of_both_games_may_be_mixed(command: Command) -> None:
    mixed = [game(), {"format": "ethnos-game/1"}, game()]
    ran = command("replay", "--jsonl", given=lines(mixed))
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert [answer.get("format") for answer in answers] == ["rune-age-replay/1", None, "rune-age-replay/1"]
    assert answers[1]["error"]["code"] == "missing_field"


def test_the_same_code_of_two_games_is_said_in_the_words_of_its_own(command: Command) -> None:
    ran = command("replay", "--json", "-", given=json.dumps(game(players=[])).encode())
    assert ran.data["error"]["message"] == "One to 4 people play, not 0."


def test_what_can_be_seen_without_playing_comes_before_a_wrong_move(command: Command) -> None:
    wrong = game({"type": "phase_end"}, {"type": "buy", "player": "Ola", "what": "monument"})
    error = command("replay", "--json", "-", given=json.dumps(wrong).encode()).data["error"]
    assert (error["code"], error["where"]) == ("not_this_scenario", "events[1].what")


def test_a_sheet_is_answered_in_text_and_in_another_language(command: Command) -> None:
    won = json.dumps(sheet(army={"strength": 6}, skulls=[0])).encode()
    assert "6 against 6" in command("score", "-", given=won).out
    assert command("score", "--lang", "pl", "-", given=won).status == 0
