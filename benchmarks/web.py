"""The static site in a browser, against a minimal Flet app that is built and hosted the same way, in turns."""

import gzip
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from urllib.parse import urlparse

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks import minimal
from benchmarks.app import TAPS, timed_band, timed_tap
from benchmarks.tables import evening
from companion.serving.web.site import App, build_site, our_app
from companion.serving.web.wheels import FLET, CannotBuild
from companion.starting import open_store
from rules.ethnos.game import Game
from tests.browser.driver import ANDROID, CHROMIUM, Site, Window, hosted, launch

STARTS = 11
KEPT = "navigator.serviceWorker.ready.then(() => true)"
"""Holds when everything is on the device."""
COMPRESSED_BY_HOSTS = (".html", ".js", ".json", ".mjs", ".otf", ".svg", ".wasm")


def main() -> None:
    if CHROMIUM is None:
        print("web_size_mb and the other values of the site need Chromium: install Debian's package chromium")
        return
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        ours, theirs = Path(folder) / "app", Path(folder) / "minimal"
        try:
            size = build_site(ours, our_app())
            build_site(theirs, App({"main.py": Path(minimal.__file__).read_bytes()}, FLET))
        except CannotBuild as problem:
            print(f"web_size_mb and the other values of the site can't be had: {problem}")
            return
        print(f"web_size_mb: {size / 1e6:.1f}", flush=True)
        browser = launch(playwright)
        with hosted(ours) as app, hosted(theirs) as small:
            print(f"web_transfer_mb: {_transferred(browser, ours, app) / 1e6:.1f}", flush=True)
            _measure_starts(browser, app.url, small.url)
            _measure_taps(browser, app.url, small.url, Path(folder))
        browser.close()


def _transferred(browser: Browser, folder: Path, site: Site) -> int:
    """What the files that a first visit asks for weigh, compressed as a static host does it."""
    asked: set[str] = set()

    def listen(context: BrowserContext) -> None:
        context.on("request", lambda request: asked.add(urlparse(request.url).path.lstrip("/") or "index.html"))

    window = _visit(browser, site.url, listen)
    window.page.evaluate(KEPT)
    window.close()
    return sum(_weight(folder / name) for name in asked if (folder / name).is_file())


def _weight(file: Path) -> int:
    content = file.read_bytes()
    return len(gzip.compress(content, 6) if file.suffix in COMPRESSED_BY_HOSTS else content)


def _measure_starts(browser: Browser, app: str, small: str) -> None:
    """From asking for the page to a screen that can be used: with nothing on the device, and with everything.

    Of several rounds, each of which starts both right after each other, the one in the middle: the machine's own moods
    come and go more slowly than that.
    """
    cold: dict[str, list[float]] = {app: [], small: []}
    warm: dict[str, list[float]] = {app: [], small: []}
    for _ in range(STARTS):
        for url in (app, small):
            start = perf_counter()
            window = _visit(browser, url)
            cold[url].append(perf_counter() - start)
            window.page.evaluate(KEPT)
            start = perf_counter()
            window.reload()
            warm[url].append(perf_counter() - start)
            window.close()
    for name, times in (("warm", warm), ("cold", cold)):
        ratios = (ours / theirs for ours, theirs in zip(times[app], times[small], strict=True))
        print(f"web_{name}_start_vs_minimal: {median(ratios):.2f}", flush=True)
        print(f"web_{name}_start_seconds: {median(times[app]):.1f}", flush=True)


def _measure_taps(browser: Browser, app: str, small: str, folder: Path) -> None:
    """From the last tap of a band, in a game of 80 events, until the Glory is another; beside a tap that counts."""
    window, counter = _visit(browser, app), _visit(browser, small)
    _take_over(window, evening(80), folder)
    timed_band(window)
    ours, theirs = [], []
    for _ in range(TAPS):
        theirs.append(timed_tap(counter, "add", "count"))
        ours.append(timed_band(window))
    print(f"web_tap_to_paint_vs_minimal: {median(ours) / median(theirs):.2f}", flush=True)


def _take_over(window: Window, game: Game, folder: Path) -> None:
    """Brings a game into the site as people do, by a backup, and shows its table."""
    store = open_store(str(folder / "data"))
    store.games.begin(game, "ethnos")
    backup = folder / "backup.zip"
    backup.write_bytes(store.packed().content)
    window.tap("settings")
    window.wait_for("restore-backup")
    with window.page.expect_file_chooser() as chooser:
        window.tap("restore-backup")
    chooser.value.set_files(backup)
    window.page.get_by_text("restored").first.wait_for()
    window.tap("back")
    window.wait_for("resume")
    window.tap("resume")
    window.wait_for("band-0")
    window.page.wait_for_timeout(1000)


def _visit(browser: Browser, url: str, prepare: Callable[[BrowserContext], None] = lambda context: None) -> Window:
    return Window(browser, url, prepare=prepare, user_agent=ANDROID, has_touch=True)
