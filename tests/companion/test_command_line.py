"""The commands as a shell runs them."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from companion.command_line import parser
from tests.companion.conftest import EXAMPLES

ROOT = Path(__file__).parents[2]


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


def test_json_and_jsonl_exclude_each_other() -> None:
    with pytest.raises(SystemExit, match="2"):
        parser().parse_args(["score", "--json", "--jsonl", "x"])
