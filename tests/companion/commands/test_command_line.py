"""The commands as a shell runs them."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from companion.commands.command_line import parser
from companion.commands.processors import FEWEST
from companion.speech.language import LANGUAGES
from tests.companion.conftest import EXAMPLES, Catalogue, Command

ROOT = Path(__file__).parents[3]
SHEET, GAME = str(EXAMPLES / "age-sheet.json"), str(EXAMPLES / "game.json")


def shell(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "companion", *arguments], input=given, capture_output=True, cwd=ROOT, timeout=60
    )


def test_a_module_run_scores_a_sheet() -> None:
    ran = shell("score", "docs/examples/age-sheet.json")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.startswith(b"The end of Age II\n")


def test_the_console_script_is_the_same_program() -> None:
    script = Path(sys.executable).with_name("ethnos-companion")
    ran = subprocess.run([script, "score", EXAMPLES / "age-sheet.json"], capture_output=True, timeout=60)
    assert ran.stdout == shell("score", str(EXAMPLES / "age-sheet.json")).stdout


def test_bad_input_ends_with_status_2() -> None:
    ran = shell("score", "--json", "-", given=b'{"\\ud800": 1}')
    assert ran.returncode == 2
    assert ran.stdout.startswith(b"{")
    assert ran.stderr == b""


def test_a_terminal_gets_bold_headings() -> None:
    master, slave = pty.openpty()
    subprocess.run(
        [sys.executable, "-m", "companion", "score", "docs/examples/age-sheet.json"], stdout=slave, cwd=ROOT, timeout=60
    )
    os.close(slave)
    assert os.read(master, 100).startswith(b"\033[1mThe end of Age II\033[0m")
    os.close(master)


def test_a_reader_that_stops_early_is_no_error() -> None:
    many = (EXAMPLES / "age-sheet.json").read_bytes().replace(b"\n", b" ") + b"\n"
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(many * 3)
        process.stdin.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_a_reader_of_many_reports_that_stops_early_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "lines"
    file.write_bytes(((EXAMPLES / "age-sheet.json").read_bytes().replace(b"\n", b" ") + b"\n") * 2 * FEWEST)
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "score", "--jsonl", file],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"format":"ethnos-age-report/1"')
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr.read() == b""


def test_whoever_writes_a_line_into_a_pipe_is_answered_before_the_next() -> None:
    line = (EXAMPLES / "age-sheet.json").read_bytes().replace(b"\n", b" ") + b"\n"
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        bufsize=0,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(line)
            assert process.stdout.readline().startswith(b'{"format":"ethnos-age-report/1"')
        process.stdin.close()
        assert process.wait(60) == 0


def test_many_lines_are_answered_as_one_by_one(command: Command, tmp_path: Path) -> None:
    sheet = Path(SHEET).read_bytes().replace(b"\n", b" ")
    lines = [sheet.replace(b'"age": 2', b'"age": %d' % (number % 4)) for number in range(FEWEST)]
    file = tmp_path / "lines"
    file.write_bytes(b"\n".join(lines))
    ran = command("score", "--jsonl", str(file))
    assert ran.out.splitlines() == [command("score", "--jsonl", given=line).out.strip() for line in lines[:4]] * (
        FEWEST // 4
    )
    assert ran.status == 2


@pytest.mark.parametrize("arguments", [["--help"], ["score", "--help"], ["replay", "--help"]])
def test_help_is_there_with_examples(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        parser().parse_args(arguments)
    text = capsys.readouterr().out
    assert "usage: ethnos-companion" in text
    assert ("examples:" in text) is (len(arguments) == 2)


@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_a_port_that_cannot_be_is_refused(port: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse_args(["--port", port])


@pytest.mark.parametrize("from_file", [True, False])
def test_only_a_line_feed_ends_a_line(from_file: bool, command: Command, tmp_path: Path) -> None:
    sheet = Path(SHEET).read_bytes().replace(b"\n", b"\r")
    lines = b"\n".join((sheet, b" \t\r", b"\x0c", b"{}\r" + sheet, sheet + b"\r", b""))
    file = tmp_path / "lines"
    file.write_bytes(lines)
    ran = command("score", "--jsonl", *([str(file)] if from_file else []), given=lines)
    answers = [json.loads(line) for line in ran.out.split("\n")[:-1]]
    assert [answer.get("error", {}).get("code") for answer in answers] == [None, "bad_json", "bad_json", None]
    assert ran.status == 2


def test_json_and_jsonl_exclude_each_other() -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse_args(["score", "--json", "--jsonl", "x"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(language: str, command: Command, tmp_path: Path) -> None:
    kept = ("--data", str(tmp_path), "--lang", language)
    for arguments in (
        ("score", "--lang", language, SHEET),
        ("replay", "--lang", language, GAME),
        ("games", "import", GAME, *kept),
        ("games", "list", *kept),
    ):
        ran = command(*arguments)
        assert (ran.status, ran.err) == (0, ""), arguments
        assert ran.out.strip(), arguments
        assert "{" not in ran.out, arguments


@pytest.mark.parametrize(
    "arguments", [("--lang", "pl", "score", SHEET), ("score", "--lang", "pl", SHEET), ("score", SHEET, "--lang", "pl")]
)
def test_the_language_stands_before_the_command_or_after_it(
    arguments: tuple[str, ...], command: Command, catalogue: Catalogue
) -> None:
    catalogue("pl", {"The end of Age {age}": "Koniec epoki {age}"})
    assert command(*arguments).out.startswith("Koniec epoki II\n")


def test_a_replay_speaks_the_language_asked_for(command: Command, catalogue: Catalogue) -> None:
    catalogue("ru", {"Age {age}, as it was played": "Эпоха {age}, как она шла"})
    assert command("replay", "--lang", "ru", GAME).out.startswith("Эпоха I, как она шла\n")


def test_the_list_of_games_speaks_the_language_asked_for(
    command: Command, catalogue: Catalogue, tmp_path: Path
) -> None:
    catalogue("cs", {"{player} wins": "vítězí {player}", "There are no games here.": "Žádné hry tu nejsou."})
    kept = ("--data", str(tmp_path / "data"), "--lang", "cs")
    assert command("games", "list", *kept).out == "Žádné hry tu nejsou.\n"
    command("games", "import", GAME, *kept)
    assert "  vítězí Alexis  Roderick, Alexis\n" in command("games", "list", *kept).out


def test_columns_stay_in_line_under_other_headings(command: Command, catalogue: Catalogue) -> None:
    catalogue("pl", {"before": "przedtem", "earned": "zdobyta w tej epoce", "now": "teraz"})
    lines = command("score", "--lang", "pl", SHEET).out.splitlines()
    heading = next(place for place, line in enumerate(lines) if "  zdobyta w tej epoce  teraz" in line)
    rows = lines[heading : lines.index("", heading)]
    assert len(rows) == 5
    assert len({len(row) for row in rows}) == 1


def test_errors_for_programs_keep_their_code_and_say_it_in_the_language(command: Command, catalogue: Catalogue) -> None:
    catalogue("cs", {'The field "{field}" is missing.': "Chybí pole „{field}“."})
    error = command("score", "--lang", "cs", "--json", "-", given=b'{"format": "ethnos-age-sheet/1"}').data["error"]
    assert (error["code"], error["where"]) == ("missing_field", "tribes")
    assert error["message"] == "Chybí pole „tribes“."


@pytest.mark.parametrize(
    "arguments", [["--lang", "de"], ["score", "--lang", "de", "x"], ["games", "list", "--lang", "x"]]
)
def test_a_language_that_is_not_spoken_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse_args(arguments)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "cs_CZ"}, "pl"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL", "LANG": "cs_CZ"}, "ru"),
        ({"LANGUAGE": "de:pl:en", "LC_ALL": "ru_RU.UTF-8"}, "pl"),
        ({"LANGUAGE": "", "LC_ALL": "", "LANG": "pl"}, "pl"),
    ],
)
def test_the_terminal_chooses_the_language(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert parser().parse_args(["score", "x"]).lang == language
    assert parser().parse_args(["score", "x", "--lang", "cs"]).lang == "cs"
