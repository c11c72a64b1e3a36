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
from companion.serving.web.site import App, build_site, our_app
from companion.serving.web.wheels import FLET, CannotBuild
from tests.browser.driver import ANDROID, CHROMIUM, Site, Window, hosted, launch

STARTS = 11
PATIENCE = 60
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


def _visit(browser: Browser, url: str, prepare: Callable[[BrowserContext], None] = lambda context: None) -> Window:
    return Window(browser, url, patience=PATIENCE, prepare=prepare, user_agent=ANDROID, has_touch=True)
