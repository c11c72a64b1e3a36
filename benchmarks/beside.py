"""A tap in one window while another window has the server do something long, against the same tap on an idle server."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from benchmarks.tables import evening
from companion.starting import open_store
from tests.browser.driver import CHROMIUM, COARSE, ROOT, Server, Window, launch, served

GAMES = 10_000
MONTHS = 60
TAPS = 15
HOLD = """
import sys
from pathlib import Path
from storage.files.lock import FolderLock
with FolderLock(Path(sys.argv[1])).held():
    print("held", flush=True)
    sys.stdin.readline()
"""


def main() -> None:
    if CHROMIUM is None:
        print("tap_while_indexing_vs_idle and its like need Chromium: install Debian's package chromium")
        return
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        here, there = Path(folder) / "here", Path(folder) / "there"
        id = fill(here, GAMES, 2026)
        fill(there, GAMES, 2016)
        backup = Path(folder) / "backup.zip"
        open_store(str(there)).back_up(backup)
        browser = launch(playwright)
        with served(here) as server:
            _measure(browser, server, id, backup)
        browser.close()


def fill(folder: Path, games: int, year: int) -> str:
    """Puts so many copies of a game into a folder, begun over some years, and no index; the id of the first one."""
    store = open_store(str(folder))
    original = store.games.finish(store.games.begin(evening(20), "ethnos").id)
    (file,) = (folder / "games").glob("*/*.json")
    record = file.read_text()
    file.unlink()
    last, ids = datetime(year, 1, 1, 20, tzinfo=UTC), []
    for number in range(games):
        began = last - timedelta(days=30 * (number * MONTHS // games), seconds=number)
        ids.append(f"{began:%Y%m%d-%H%M%S}-{number:06x}")
        copy = folder / "games" / f"{began:%Y-%m}" / f"{ids[-1]}.json"
        copy.parent.mkdir(exist_ok=True)
        when = f"{began:%Y-%m-%dT%H:%M:%S.%fZ}"
        copy.write_text(record.replace(original.id, ids[-1]).replace(original.started, when))
    for remembered in (folder / "index").glob("*"):
        remembered.unlink()
    return ids[0]


def _measure(browser: Browser, server: Server, id: str, backup: Path) -> None:
    table = Window(browser, f"{server.url}/game/{id}", **COARSE)
    table.wait_for("band-0")
    home = Window(browser, server.url, **COARSE)
    home.wait_for("progress-lists")
    indexing = _taps(table)
    assert home.has("progress-lists"), "the games were read too soon to be measured"
    home.wait_until_gone("progress-lists")
    idle = _taps(table)
    _print("indexing", indexing, idle)
    with _locked(server.data):
        _print("locked", _taps(table, _plays_in_vain(home, id)), idle)
    home.close()
    settings = Window(browser, f"{server.url}/settings", **COARSE)
    settings.wait_for("restore-backup")
    with settings.page.expect_file_chooser() as chooser:
        settings.tap("restore-backup")
    chooser.value.set_files(backup)
    settings.wait_for("progress-restore")
    restoring = _taps(table)
    assert settings.has("progress-restore"), "the games were restored too soon to be measured"
    _print("restoring", restoring, idle)


def _print(work: str, times: list[float], idle: list[float]) -> None:
    print(f"tap_while_{work}_vs_idle: {median(times) / median(idle):.2f}", flush=True)
    print(f"tap_while_{work}_seconds: {median(times):.3f}, at most {max(times):.3f}", flush=True)


def _taps(table: Window, meanwhile: Callable[[], None] = lambda: None) -> list[float]:
    """Seconds from a tap on a player until the sheet for their band lies there."""
    times = []
    for _ in range(TAPS):
        meanwhile()
        start = perf_counter()
        table.find("band-0").click()
        table.wait_for("leader-giants")
        times.append(perf_counter() - start)
        table.find("cancel").click()
        table.wait_until_gone("leader-giants")
    return times


def _plays_in_vain(window: Window, id: str) -> Callable[[], None]:
    """Another window tries to save a band, and is refused: every tap waits for the lock."""
    window.visit(f"/game/{id}", "band-1")
    window.tap("band-1", "leader-dwarves", "colour-rhea")
    window.wait_for("cards-3")
    return window.find("cards-3").click


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Another program writes in the folder, and doesn't end."""
    command = [sys.executable, "-c", HOLD, str(folder)]
    holder = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert holder.stdout is not None
    holder.stdout.readline()
    yield
    holder.kill()
    holder.wait()
