"""Drives the app in a real browser, by the identifiers and spoken names of its controls.

What a newcomer should know before writing a test with it:

* Flutter paints on a canvas. What is found and tapped here is the tree that it keeps for screen readers, which follows
  what is seen by a frame or two, and is some way behind it on a busy machine.
* So wait for what should come (`wait_for`, `wait_for_other`, `wait_until_gone`), never for a time. Such a wait may be
  as long as it likes, for it ends when the thing is there.
* A tap names a control to the app. One that the app has replaced meanwhile is gone, and the tap with it: after
  something that draws a whole screen anew, wait for what only the new one has.
* For a moment after a band, its size or a correction the app takes a tap for the second half of a double tap and
  doesn't hear it. Say `hushed()` after such an act; the next tap then waits until it is heard.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright
from playwright.sync_api import TimeoutError as TookTooLong

from companion.shell.window import MOMENT

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
CHROMIUM: Final = next(filter(None, map(shutil.which, NAMES)), None)
LIGHT: Final = shutil.which("chromium-headless-shell") or CHROMIUM
"""The same browser without the windows around its pages, which nobody sees here and two cores would draw."""
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--use-gl=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--host-resolver-rules=MAP *.test 127.0.0.1",
]
LIGHT_FLAGS: Final = [*FLAGS, "--js-flags=--liftoff-only"]
"""WebAssembly is compiled once and not better, from which no window here lives long enough to gain."""
PHONE: Final = {"width": 390, "height": 844}
SMALL_PHONE: Final = {"width": 360, "height": 640}
TALL: Final = {"width": 390, "height": 3200}
"""For a long form: Flutter scrolls by itself to a field that gets the focus, and may undo what a script scrolled."""
COARSE: Final = {"device_scale_factor": 0.5, "reduced_motion": "reduce"}
"""For a window that nobody looks at: painting is most of what a browser does here."""
DESKTOP: Final = {"width": 1280, "height": 800}
ANDROID: Final = (
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
)
PATIENCE: Final = 180
"""Seconds to wait for anything; a machine with other things to do may need many of them."""
AGAIN: Final = 4_000
"""Milliseconds after which a field that takes no keys is tapped again."""
REVEAL: Final = """async (node) => {
    let [part, around] = [node, node.parentElement];
    while (around && getComputedStyle(around).overflowY !== 'scroll') [part, around] = [around, around.parentElement];
    if (!around) return;
    const [inside, outside] = [node, around].map((element) => element.getBoundingClientRect());
    if (inside.top >= Math.max(outside.top, 0) && inside.bottom <= Math.min(outside.bottom, innerHeight)) return;
    const [place, scrolled] = [part.style.transform, around.scrollTop];
    let behind = false;
    const observer = new MutationObserver(() => { behind ||= part.style.transform !== place; });
    observer.observe(part, {attributes: true});
    node.scrollIntoView({block: 'center'});
    for (let frames = 0; around.scrollTop !== scrolled && frames < 60; frames++) {
        await new Promise(requestAnimationFrame);
        if (behind && part.style.transform === place) break;
    }
    observer.disconnect();
}"""
"""Scrolls to a control, and waits until it stands there for Flutter, too.

What a script scrolls (Playwright does so before each click) is moved by the browser at once. Flutter puts it back, by
its `transform`, and moves it for good when it has laid out its own picture, which took 50 to 120 ms on an idle machine:
a tap in between hits what was there before.
"""
FORGET_INPUT: Final = """node => {
    const field = node.matches('input') ? node : node.querySelector('input');
    if (field !== document.activeElement) field.removeAttribute('autocorrect');
}"""
LEAVE_INPUT: Final = "node => (node.matches('input') ? node : node.querySelector('input')).blur()"
"""A field that has the browser's focus and not Flutter's gets no other by a tap, unless it is left before."""
TAKES_KEYS: Final = """identifier => {
    const node = document.querySelector(`[flt-semantics-identifier='${identifier}']`);
    const field = node && (node.matches('input') ? node : node.querySelector('input'));
    return field && field === document.activeElement && field.hasAttribute('autocorrect');
}"""
"""Whether Flutter listens to a field that was tapped.

The browser gives the field the focus at once. Flutter takes it over some 10 to 40 ms later, and more on a busy machine,
and then writes the value and the selection that it knows into it: letters that were typed between are gone. That isn't
the app's doing. Four plain text fields of Flet, without a handler, while the server sent nothing, lost letters of 43 in
72 names that were typed right after a tap; the app's own fields of 27 in 72, and of none in 240, half of them with both
cores busy, when this was waited for. `autocorrect` is what Flutter sets when it takes a field over.
"""
SHOW_SEMANTICS: Final = """() => {
    const button = document.querySelector('flt-semantics-placeholder');
    if (!button) return;
    const box = button.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    button.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX, clientY}));
}"""
VISIT: Final = """path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
}"""
SAYS_OTHERWISE: Final = """([identifier, before]) => {
    const control = document.querySelector(`[flt-semantics-identifier='${identifier}']`);
    const label = control && (control.getAttribute('aria-label') || control.textContent);
    return label && label !== before;
}"""


def launch(playwright: Playwright) -> Browser:
    """As people have it, to be looked at and measured."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


def launch_light(playwright: Playwright) -> Browser:
    """For windows that nobody looks at."""
    return playwright.chromium.launch(executable_path=LIGHT, args=LIGHT_FLAGS)


class Server:
    """The app, served from a data folder by a process of its own."""

    def __init__(
        self,
        data: Path,
        port: int = 0,
        command: tuple[str, ...] = ("-m", "companion"),
        host: str = "127.0.0.1",
        folder: Path = ROOT,
        database: str = "",
    ) -> None:
        """`folder` is where it is started; with a database there is no data folder, and `data` only names the log."""
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        arguments = ["--no-browser", "--host", host, "--port", str(port), *(() if database else ("--data", str(data)))]
        self.environment = {**os.environ, **({"COMPANION_DATABASE": database} if database else {})}
        self._process = subprocess.Popen(
            [sys.executable, *command, *arguments],
            cwd=folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=self.log.open("a"),
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().split()[2]
        """What is printed; from other machines it must be the whole of it."""
        self.url, self.port = self.address.split("/?")[0], urlsplit(self.address).port or 80

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(how)
        self._process.wait()


@contextmanager
def served(data: Path) -> Iterator[Server]:
    server = Server(data)
    try:
        yield server
    finally:
        server.stop()


class Site:
    """A folder served by a process of its own, as any static web host does."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{port}"
        self._wait(port)

    @staticmethod
    def _wait(port: int) -> None:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except OSError:
                sleep(0.05)
        raise AssertionError("nobody serves the folder")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def files_below(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@contextmanager
def hosted(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    try:
        yield site
    finally:
        site.stop()


class Window:
    """One window of the app, with its semantics turned on."""

    _heard_from = 0.0
    last = ""
    """What was tapped last."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] = PHONE,
        prepare: Callable[[BrowserContext], Any] = lambda context: None,
        **context: Any,
    ) -> None:
        self.context = browser.new_context(viewport=size, **context)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE * 1000)
        prepare(self.context)
        self.page: Page = self.context.new_page()
        self.goto(url)

    def goto(self, url: str) -> None:
        self.page.goto(url)
        self.listen()

    def visit(self, path: str, waited_for: str) -> None:
        """Goes to another address of the app without loading it again, as the browser's own buttons do."""
        self.page.evaluate(VISIT, path)
        self.wait_for(waited_for)

    def reload(self) -> None:
        self.page.reload()
        self.listen()

    def listen(self) -> None:
        """Turns semantics on, as a screen reader does, until there is something to be heard."""
        give_up = monotonic() + PATIENCE
        while monotonic() < give_up:
            with suppress(Error):  # of a page that the browser is about to leave
                self.page.evaluate(SHOW_SEMANTICS)
            if self.page.locator("flt-semantics[flt-semantics-identifier]").count():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the app shows nothing")

    def find(self, identifier: str) -> Locator:
        return self.page.locator(f"[flt-semantics-identifier='{identifier}']")

    def has(self, identifier: str) -> bool:
        return self.find(identifier).count() > 0

    def tap(self, *identifiers: str) -> None:
        for identifier in identifiers:
            if (quiet := self._heard_from - monotonic()) > 0:
                self.page.wait_for_timeout(quiet * 1000)
            self.reveal(identifier)
            self.find(identifier).click()
            self.last = identifier

    def reveal(self, identifier: str) -> None:
        """Scrolls to a control, if need be."""
        self.find(identifier).evaluate(REVEAL)

    def hushed(self, moment: float = MOMENT) -> None:
        """What was done a moment ago, and is seen by now, keeps the app from hearing taps for a moment."""
        self._heard_from = monotonic() + moment

    def label(self, identifier: str) -> str:
        """What a screen reader says of a control."""
        control = self.find(identifier)
        return control.get_attribute("aria-label") or control.text_content() or ""

    def wait_for_other(self, identifier: str, label: str) -> str:
        """Waits until a control says something else, and returns it."""
        self.page.wait_for_function(SAYS_OTHERWISE, arg=[identifier, label])
        return self.label(identifier)

    def wait_for(self, identifier: str) -> None:
        self.find(identifier).wait_for(state="attached")

    def wait_until_gone(self, identifier: str) -> None:
        self.find(identifier).wait_for(state="detached")

    def type(self, identifier: str, words: str) -> None:
        """Types over what a field holds."""
        self.focus(identifier)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(words)

    def focus(self, identifier: str) -> None:
        """Taps a field until it takes keys."""
        field = self.find(identifier)
        self.reveal(identifier)
        give_up = monotonic() + PATIENCE
        while True:
            field.evaluate(FORGET_INPUT)
            field.click()
            try:
                self.page.wait_for_function(TAKES_KEYS, arg=identifier, timeout=AGAIN)
                break
            except TookTooLong:  # what was drawn anew under the finger took the tap: people tap again
                assert monotonic() < give_up, f"{identifier} takes no keys"
                field.evaluate(LEAVE_INPUT)

    def identifiers(self) -> list[str]:
        script = "nodes => nodes.map(node => node.getAttribute('flt-semantics-identifier'))"
        return list(self.page.locator("[flt-semantics-identifier]").evaluate_all(script))

    def close(self) -> None:
        self.context.close()
