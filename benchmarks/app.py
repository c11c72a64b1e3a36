"""The app in a browser against a minimal Flet app in the same browser, in turns."""

import socket
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

from benchmarks.tables import evening
from companion.starting import open_store
from tests.browser.driver import ANDROID, CHROMIUM, Server, Window, launch

TAPS = 30
STARTS = 7


def main() -> None:
    if CHROMIUM is None:
        print(
            "tap_to_paint_vs_minimal and the other values of the app need Chromium: install Debian's package chromium"
        )
        return
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        app, minimal = Server(Path(folder) / "data"), _minimal(Path(folder) / "minimal")
        browser = launch(playwright)
        try:
            _measure(browser, app, minimal)
        finally:
            browser.close()
            app.stop()
            minimal.stop()


def _minimal(folder: Path) -> Server:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    return Server(folder, port, ("-m", "benchmarks.minimal"))


def _measure(browser: Browser, app: Server, minimal: Server) -> None:
    store = open_store(str(app.data))
    late, new = store.games.begin(evening(80), "ethnos"), store.games.begin(evening(0), "ethnos")
    counter = _phone(browser, minimal.url)
    windows = [_phone(browser, f"{app.url}/game/{game.id}") for game in (late, new)]
    for window in windows:
        timed_band(window)
    minimal_taps, late_taps, new_taps = [], [], []
    for _ in range(TAPS):
        minimal_taps.append(timed_tap(counter, "add", "count"))
        late_taps.append(timed_band(windows[0]))
        new_taps.append(timed_band(windows[1]))
    print(f"tap_to_paint_vs_minimal: {median(late_taps) / median(minimal_taps):.2f}", flush=True)
    print(f"late_game_vs_new_game: {median(late_taps) / median(new_taps):.2f}", flush=True)
    print(f"start_vs_minimal: {_start_ratio(browser, app.url, minimal.url):.2f}", flush=True)
    print(f"bytes_per_band: {_bytes(windows[0])}", flush=True)


def _phone(browser: Browser, url: str) -> Window:
    return Window(browser, url, user_agent=ANDROID, has_touch=True)


def timed_tap(window: Window, tapped: str, watched: str) -> float:
    """Seconds from a tap until something on the page says something else."""
    window.page.bring_to_front()
    before = window.label(watched)
    return _seconds(window, tapped, watched, before)


def _seconds(window: Window, tapped: str, watched: str, before: str) -> float:
    control = window.find(tapped)
    start = perf_counter()
    control.click()
    window.wait_for_other(watched, before)
    return perf_counter() - start


def timed_band(window: Window) -> float:
    """Plays a band that takes the Giant token, times its last tap, and takes it back."""
    window.page.bring_to_front()
    before = window.label("glory-0")
    window.tap("band-0", "leader-giants", "colour-rhea")
    window.page.wait_for_timeout(200)
    seconds = _seconds(window, "cards-10", "glory-0", before)
    window.page.wait_for_timeout(500)
    after = window.label("glory-0")
    window.tap("undo")
    window.wait_for_other("glory-0", after)
    window.page.wait_for_timeout(100)
    return seconds


def _start_ratio(browser: Browser, app: str, minimal: str) -> float:
    """From asking for the page to the first screen that can be used."""
    times: dict[str, list[float]] = {app: [], minimal: []}
    for _ in range(STARTS):
        for url, seconds in times.items():
            start = perf_counter()
            window = _phone(browser, url)
            seconds.append(perf_counter() - start)
            window.close()
    return median(times[app]) / median(times[minimal])


def _bytes(window: Window) -> int:
    """What goes over the socket, both ways, for the four taps of a band."""
    sizes: list[int] = []
    window.page.on(
        "websocket",
        lambda socket: (
            socket.on("framesent", lambda frame: sizes.append(len(frame))),
            socket.on("framereceived", lambda frame: sizes.append(len(frame))),
        ),
    )
    window.reload()
    window.wait_for("band-0")
    window.page.wait_for_timeout(1000)
    sizes.clear()
    before = window.label("glory-0")
    window.tap("band-0", "leader-giants", "colour-rhea", "cards-10")
    window.wait_for_other("glory-0", before)
    window.page.wait_for_timeout(500)
    return sum(sizes)
