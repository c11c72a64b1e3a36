import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from tests.browser.driver import Server
from tests.companion.conftest import Command

ROOT = Path(__file__).parents[3]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.slow
def test_the_app_is_served_on_loopback_until_it_is_stopped() -> None:
    command = [sys.executable, "-m", "companion", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        greeting = server.stdout.readline()
        found = re.fullmatch(r"Table companion: (http://127\.0\.0\.1:\d+) \(Ctrl\+C ends it\)\n", greeting)
        assert found, greeting
        with urlopen(found[1]) as answer:
            page = answer.read().decode()
        assert "<title>" in page
        server.terminate()
        assert server.wait(20) in (0, -15)


def test_a_taken_port_is_said_in_one_sentence(taken: int, command: Command) -> None:
    ran = command("--no-browser", "--port", str(taken))
    assert ran.status == 2
    assert ran.err == f"Can't listen on 127.0.0.1:{taken}: Address already in use. Choose another with --port.\n"


def test_a_host_that_is_none_is_said_in_one_sentence(command: Command) -> None:
    ran = command("--no-browser", "--host", "\udcff")
    assert ran.status == 2
    assert ran.err.startswith("Can't listen on \\udcff:8550: ")


@pytest.mark.slow
def test_bytes_that_are_no_text_are_no_host_either() -> None:
    command = [sys.executable, "-m", "companion", "--no-browser", "--host", b"\xff\xfe\x1b[31m"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert ran.stderr.startswith("Can't listen on \\udcff\\udcfe\\x1b[31m:8550: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.slow
def test_a_window_that_never_said_who_it_is_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    with connect(f"{server.url.replace('http', 'ws')}/ws", proxy=None):
        pass
    began = monotonic()
    server.stop()
    assert monotonic() - began < 10
    assert "Traceback" not in server.log.read_text()


def test_no_native_window_is_said_clearly_with_what_works_instead(command: Command) -> None:
    ran = command("--desktop")
    assert ran.status == 2
    assert "flet-desktop" in ran.err or "display" in ran.err
    assert "the app opens in the browser" in ran.err
