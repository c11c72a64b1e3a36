"""Servers to attack: each a process of its own, on loopback, on a folder of its own."""

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from rules.ethnos.game import Game
from tests.attack.wire import Gone, Window
from tests.browser.driver import ROOT
from tests.ethnos import a_setup
from tests.stores import a_store


class Attacked:
    """The app, served from a data folder by a process that says what it holds."""

    def __init__(self, data: Path, *, at: Path = ROOT, files: int | None = None) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "LANGUAGE": "en"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.attack.watched", "--no-browser", "--port", "0", "--data", str(data)],
            cwd=at,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log.open("ab"),
            text=True,
            preexec_fn=None if files is None else lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, self.log.read_text()
        self.port = int(said.split("http://127.0.0.1:")[1].split()[0].split("/")[0])

    def counts(self) -> dict[str, int]:
        """What the server holds now."""
        assert self.process.stdin is not None and self.process.stdout is not None  # noqa: PT018
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return dict(json.loads(self.process.stdout.readline()))

    def after_time_out(self, left: int, patience: float = 20) -> dict[str, int]:
        """What it holds once no more than so many sessions are left, or when waiting is in vain."""
        give_up = monotonic() + patience
        while max((held := self.counts())["sessions"], held["windows"]) > left and monotonic() < give_up:
            sleep(0.5)
        return held

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def attacked(data: Path, *, at: Path = ROOT, files: int | None = None) -> Iterator[Attacked]:
    server = Attacked(data, at=at, files=files)
    try:
        yield server
    finally:
        server.stop()


def is_alive(server: Attacked) -> bool:
    """Whether a window that is opened now shows the first screen."""
    try:
        window = Window(server.port)
        shown = window.wait_for("new-game", patience=5)
        window.close()
    except (Gone, OSError):
        return False
    return shown


def a_game(data: Path) -> str:
    """A game that is kept there, by its id."""
    return a_store(data).games.begin(Game(a_setup()), "ethnos").id
