import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.driver import Server
from tests.companion.conftest import EXAMPLES, Command

ROOT = Path(__file__).parents[2]
GAME = str(EXAMPLES / "game.json")


def test_the_example_of_the_readme_runs(command: Command) -> None:
    ran = command("replay", GAME)
    assert ran.status == 0
    assert "Age I" in ran.out


@pytest.mark.parametrize("reader", ["score", "replay"])
def test_a_reader_wants_a_file_unless_it_reads_lines(
    reader: str, command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command(reader)
    assert ended.value.code == 2
    assert f"{reader}: name a file, or - for standard input" in capsys.readouterr().err
    assert command(reader, "--jsonl").status == 0


def test_what_can_t_be_written_is_escaped_rather_than_fatal() -> None:
    command = [sys.executable, "-m", "companion", "replay", "--json", "-"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LANG": "C", "PYTHONUTF8": "0"}
    ran = subprocess.run(
        command, cwd=ROOT, input='{"format": "ąć"}'.encode(), capture_output=True, env=environment, check=False
    )
    assert ran.returncode == 2
    assert "ąć" in ran.stdout.decode("utf-8")


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = [sys.executable, "-m", "companion", "replay", "--jsonl"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        ran.stdin.write(b"{}\n" * 100)
        ran.stdin.close()
        assert ran.wait(30) == 0
        assert ran.stderr.read() == b""


@pytest.mark.slow
def test_ctrl_c_ends_the_app_without_a_traceback(tmp_path: Path) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell ignores it for what runs in the background
    server = Server(tmp_path / "data")
    server.stop(signal.SIGINT)
    assert "Traceback" not in server.log.read_text()
