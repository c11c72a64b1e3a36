"""Whatever stands on the command line: an answer or a plain refusal, never a traceback."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.conftest import EXAMPLES, Command

ROOT = Path(__file__).parents[3]
SHEET, GAME = str(EXAMPLES / "age-sheet.json"), str(EXAMPLES / "game.json")
BYTES = "\udcff\udcfe"
"""Bytes that are no UTF-8, as Python hands them over."""
ODD = ("", BYTES, ".", "/", "no/such/file", "\x1b[2J\n", "-", "--", "x" * 5000)


def lines() -> Iterator[tuple[str, ...]]:
    for odd in ODD:
        for command in ("score", "replay", "restore-backup", "backup"):
            yield command, odd
        for action in ("show", "export", "import", "delete", "restore"):
            yield "games", action, odd
        yield "score", "--jsonl", odd
        yield "replay", "--json", odd
        yield "games", "list", "--player", odd, "--text", odd, "--since", odd, "--until", odd
        yield ("--port", odd)
        yield "--lang", odd, "score", SHEET
        yield "build-web", "--base-url", odd
        yield (odd, odd)
    yield "games", "export", "x", BYTES
    yield "build-web", "there", "--base-url", BYTES
    yield from (("--port", port) for port in ("-1", "65536", "1e3", "0x10", "²"))
    yield from (("score",), ("games",), ("score", "--json", "--jsonl", SHEET), ("score", SHEET, SHEET), ("scor",))


@pytest.mark.parametrize("arguments", list(lines()))
def test_odd_arguments_are_answered_or_refused(
    arguments: tuple[str, ...],
    command: Command,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        status = command("--data", str(tmp_path / "data"), *arguments).status
    except SystemExit as ended:
        status = int(ended.code or 0)
        assert capsys.readouterr().err.startswith("usage: ")
    assert status in (0, 1, 2)


@pytest.mark.parametrize("odd", [BYTES, "/dev/null", SHEET, "/proc/no/such"])
def test_an_odd_data_folder_is_empty(odd: str, command: Command, tmp_path: Path) -> None:
    assert command("games", "list", "--data", str(tmp_path / odd)).status == 0


def shell(redirected: str) -> subprocess.CompletedProcess[bytes]:
    """The companion with its streams redirected by a shell."""
    return subprocess.run(
        f"{sys.executable} -m companion {redirected}", shell=True, capture_output=True, cwd=ROOT, timeout=60
    )


@pytest.mark.parametrize("answer", [f"score {SHEET}", f"score --json {SHEET}", f"replay --jsonl {GAME}"])
def test_an_answer_that_can_t_be_written_is_said(answer: str) -> None:
    ran = shell(f"{answer} >/dev/full")
    assert (ran.returncode, ran.stderr) == (1, b"No space left on device\n")


def test_streams_that_were_closed_are_done_without() -> None:
    assert shell(f"score {SHEET} >&-").returncode == 0
    assert shell(f"score {SHEET} 2>&-").returncode == 0
    assert shell("score --jsonl <&-").stdout.startswith(b'{"error": {"code": "unreadable"')
