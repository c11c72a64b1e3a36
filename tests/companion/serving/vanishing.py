"""Windows that vanish at the worst moment, and what a server still keeps for them afterwards.

`python -m tests.companion.serving.vanishing 300` says it in figures.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final

from companion.starting import open_desk
from tests.browser.driver import Server
from tests.companion.ethnos.begun import begun
from tests.companion.ethnos.table import SETUP
from tests.companion.serving.raw_client import RawWindow

COMMAND: Final = ("-m", "tests.companion.serving.counted")
EVICTION: Final = 10
"""Seconds between two looks of Flet for sessions that have slept for long enough."""
AT_A_TIME: Final = 20
ENTRIES: Final = 20
WARM_UP: Final = 60
"""Windows of either kind. They take most of what a server in use takes, of which Python gives little back."""
QUIET: Final = 0.25
"""Seconds without a message after which an entry is drawn."""
KEPT: Final = ("sessions", "open", "Session", "Window", "FletApp", "listeners", "tasks")


class Counted(Server):
    """The app at a table, in a process that tells what it keeps."""

    def __init__(self, data: Path) -> None:
        self.game = begun(open_desk(str(data)), setup=SETUP)
        super().__init__(data, command=COMMAND)

    def counts(self) -> dict[str, Any]:
        answer = self.data.with_suffix(".counts")
        answer.unlink(missing_ok=True)
        os.kill(self._process.pid, signal.SIGUSR1)
        return dict(wait_until(lambda: answer.exists() and json.loads(answer.read_text()), "the server doesn't count"))

    def at_table(self, **known: Any) -> RawWindow:
        window = RawWindow(self.url, **known)
        window.register(f"/game/{self.game}")
        return window


@dataclass(frozen=True)
class Kept:
    """What a server has with one window, before and right after the others vanish, and when they had their time."""

    windows: int
    cold: dict[str, Any]
    before: dict[str, Any]
    most: dict[str, Any]
    after: dict[str, Any]
    entry_before: float
    entry_after: float


def wait_until(there: Callable[[], Any], otherwise: str, seconds: float = 60) -> Any:
    give_up = monotonic() + seconds
    while not (found := there()):
        assert monotonic() < give_up, otherwise
        sleep(0.05)
    return found


@contextmanager
def counted(data: Path, **bounds: float) -> Iterator[Counted]:
    os.environ["BOUNDS"] = json.dumps(bounds)
    server = Counted(data)
    try:
        yield server
    finally:
        server.stop()
        del os.environ["BOUNDS"]


def close_while_loading(server: Counted, windows: int, chance: Random) -> None:
    """After the first few messages, or after none; a few never say who they are."""
    for place in range(windows):
        window = RawWindow(server.url) if place % 10 == 9 else server.at_table()
        if place % 10 != 9:
            for _ in range(chance.randrange(4)):
                window.receive()
        chance.choice((window.close, window.reset))()


def reset_at_an_entry(server: Counted, live: RawWindow, windows: int) -> None:
    """All at once, while another window makes an entry that is drawn in every one of them."""
    for first in range(0, windows, AT_A_TIME):
        around = [server.at_table() for _ in range(min(AT_A_TIME, windows - first))]
        for window in around:
            window.wait_for("band-0")
        live.read_on(QUIET)
        live.tap("dragon")
        for window in around:
            window.reset()
        live.read_on(QUIET)
        live.tap("undo")
        live.read_on(QUIET)


def cost_of_an_entry(server: Counted, live: RawWindow, entries: int) -> float:
    """In seconds of the server's processor."""
    before = server.counts()["seconds"]
    for _ in range(entries // 2):
        for control in ("dragon", "undo"):
            live.tap(control)
            live.read_on(QUIET)
    return float(server.counts()["seconds"] - before) / entries


def vanish(data: Path, windows: int, warm_up: int = WARM_UP, entries: int = ENTRIES, seed: int = 1) -> Kept:
    """Two thirds while they load, one third at an entry; before that as many as it takes to have been used a little."""
    with counted(data, asleep=2, silent=2) as server:
        live = server.at_table()
        live.wait_for("band-0")
        live.read_on(QUIET)
        cold = server.counts()
        close_while_loading(server, warm_up, Random(seed))
        reset_at_an_entry(server, live, warm_up)
        _wait_for_the_end(server)
        entry_before, before = cost_of_an_entry(server, live, entries), server.counts()
        close_while_loading(server, windows - windows // 3, Random(seed))
        reset_at_an_entry(server, live, windows // 3)
        most = server.counts()
        _wait_for_the_end(server)
        entry_after, after = cost_of_an_entry(server, live, entries), server.counts()
        live.close()
    return Kept(windows, cold, before, most, after, entry_before, entry_after)


def _wait_for_the_end(server: Counted) -> None:
    wait_until(lambda: server.counts()["sessions"] == 1, "sessions don't end", EVICTION + 60)


def main() -> None:
    windows = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with TemporaryDirectory() as folder:
        kept = vanish(Path(folder) / "data", windows)
    for name, counts in (
        ("one window", kept.cold),
        ("before", kept.before),
        ("just after", kept.most),
        ("in the end", kept.after),
    ):
        print(f"{name:>10}: {counts['bytes'] / 1e6:6.1f} MB", {key: counts[key] for key in KEPT})
    print(f"an entry: {kept.entry_before * 1000:.1f} ms before, {kept.entry_after * 1000:.1f} ms after")


if __name__ == "__main__":
    main()
