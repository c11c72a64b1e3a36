"""In a real browser: what the app asks of others, what other pages get of it, and the site when it is killed.

What a browser may block or lack (site data, storage, workers) is tried by the tests in tests/browser, kind by kind.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from companion.serving.web.site import build_site, our_app
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.attack.seen import SEED, Row, Seen, seen
from tests.attack.serving import a_game, attacked
from tests.browser.driver import CHROMIUM, COARSE, Window, hosted, launch
from tests.browser.playing import play_band, set_up
from tests.browser.test_installed import Tab, kill, phone
from tests.browser.test_site import KEPT_EVENTS

NO_BROWSER: Final = Seen(0, "no Chromium here")
TRIBES: Final = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
TABS: Final = 6
KILLS: Final = 3
HOSTILE: Final = """async (app) => {
    const within = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 4000))]);
    const got = [];
    await within(new Promise((resolve) => {
        const socket = new WebSocket(app.replace('http', 'ws') + '/ws');
        socket.onopen = () => { got.push('socket'); resolve(); };
        socket.onerror = resolve;
    }));
    for (const path of ['/', '/manifest.json', '/favicon.png'])
        await within(fetch(app + path).then((answer) => answer.text()).then(() => got.push('fetch ' + path), () => 0));
    await within(new Promise((resolve) => {
        const image = new Image();
        image.onload = () => { got.push('image'); resolve(); };
        image.onerror = resolve;
        image.src = app + '/favicon.png';
    }));
    await within(new Promise((resolve) => {
        const script = document.createElement('script');
        script.onload = () => { got.push('script'); resolve(); };
        script.onerror = resolve;
        script.src = app + '/flutter_bootstrap.js';
        document.head.append(script);
    }));
    const frame = document.createElement('iframe');
    frame.src = app + '/';
    document.body.append(frame);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return got;
}"""
"""What a page of another origin gets hold of."""


@cache
def _site() -> Path:
    """Built once a run."""
    folder = Path(mkdtemp(prefix="attack-site-"))
    build_site(folder, our_app())
    return folder


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


class Watched:
    """What a window asks for and complains of."""

    def __init__(self, own: str) -> None:
        self.own, self.foreign, self.complaints = own, list[str](), list[str]()

    def __call__(self, context: BrowserContext) -> None:
        """Notes what is asked of others, which never gets there."""
        context.route(lambda url: not url.startswith(self.own), lambda route: route.abort())
        context.on("request", lambda request: self._asked(request.url))
        context.on("console", lambda said: self._said(said.text))

    def _asked(self, url: str) -> None:
        if not url.startswith((self.own, self.own.replace("http", "ws"), "blob:", "data:", "about:")):
            self.foreign.append(url.split("/")[2])

    def _said(self, text: str) -> None:
        if "Content Security Policy" in text or "Content-Security-Policy" in text:
            self.complaints.append(text[:100])

    def wrong(self, where: str) -> list[str]:
        asked = [f"{where} asks {host}" for host in self.foreign]
        return asked + [f"{where} breaks its own policy: {text}" for text in self.complaints]


def asks_nobody(folder: Path) -> Seen:
    """Neither the served app nor the site asks another host for anything, or breaks its own policy."""
    if not CHROMIUM:
        return NO_BROWSER
    wrong = []
    with _browser() as browser, attacked(folder / "data") as server, hosted(_site()) as site:
        for where, url in (("the served app", f"http://127.0.0.1:{server.port}"), ("the site", site.url)):
            watched = Watched(url)
            window = Window(browser, url, prepare=watched, **COARSE)
            set_up(window, ("Anna", "Zofia"), TRIBES)
            window.close()
            wrong += watched.wrong(where)
    return seen(2, f"{sum('asks' in each for each in wrong)} foreign requests", wrong)


def policy(folder: Path) -> Seen:
    """The site's page has a policy that lets nothing in, and no form or base lead out."""
    page = (_site() / "index.html").read_text()
    start = page.find('http-equiv="Content-Security-Policy"')
    said = page[start : page.find(">", start)] if start >= 0 else ""
    asked = ("default-src 'none'", "form-action 'none'", "base-uri")
    wrong = [f"no {each}" for each in asked if each not in said]
    return seen(len(asked), "its policy" if said else "no policy", wrong)


def hostile_page(folder: Path) -> Seen:
    """A page of another origin gets no socket, no file, no picture, no script and no frame of the served app."""
    if not CHROMIUM:
        return NO_BROWSER
    (folder / "evil").mkdir()
    (folder / "evil" / "index.html").write_text("<title>evil</title>")
    a_game(folder / "data")
    with _browser() as browser, attacked(folder / "data") as server, hosted(folder / "evil") as evil:
        app = f"http://127.0.0.1:{server.port}"
        page = browser.new_page()
        page.goto(evil.url)
        got = page.evaluate(HOSTILE, app)
        for frame in page.frames[1:]:
            try:
                got += ["frame"] if frame.url.startswith(app) and frame.locator("script").count() else []
            except Error:
                continue
        sessions = server.counts()["sessions"]
    return seen(7, f"gets {', '.join(got) or 'nothing'}", [*got, *["a session"] * sessions])


def killed_while_saving(folder: Path) -> Seen:
    """A browser that is killed while it saves: what was acknowledged is there when it starts again."""
    if not CHROMIUM:
        return NO_BROWSER
    random, acknowledged, wrong = Random(SEED), 0, []
    with _browser() as browser, hosted(_site()) as site:
        for number in range(KILLS + 1):
            with phone(browser, folder / "profile") as (device, process):
                tab = Tab(device.contexts[0].pages[0], f"{site.url}/")
                if number:
                    kept = tab.page.evaluate(KEPT_EVENTS)
                    wrong += [] if kept in (acknowledged, acknowledged + 1) else [f"{kept} of {acknowledged} kept"]
                    acknowledged = kept
                    tab.tap("resume")
                    tab.wait_for("band-0")
                else:
                    set_up(tab, ("Anna", "Zofia"), TRIBES)
                if number < KILLS:
                    play_band(tab, number % 2, Tribe.ELVES, list(Kingdom)[number], 1)
                    acknowledged += 1
                    if number < 2:
                        tab.hushed()
                        tab.tap("dragon")
                        tab.page.wait_for_timeout(random.uniform(0, 120))
                kill(process)
    return seen(KILLS, f"{acknowledged} kept", wrong)


def tabs(folder: Path) -> Seen:
    """Six tabs at once: exactly one has the app."""
    if not CHROMIUM:
        return NO_BROWSER
    with _browser() as browser, hosted(_site()) as site:
        context = browser.new_context(**COARSE)  # type: ignore[arg-type]
        pages = [context.new_page() for _ in range(TABS)]
        for page in pages:
            page.goto(site.url, wait_until="commit")
        give_up = monotonic() + 30
        while monotonic() < give_up:
            waiting = sum("open in another tab" in page.inner_text("body") for page in pages)
            owners = sum(page.locator("flt-semantics-placeholder").count() for page in pages)
            if waiting + owners >= TABS and owners:
                break
            pages[0].wait_for_timeout(200)
    wrong = [] if (owners, waiting) == (1, TABS - 1) else [f"{owners} have it, {waiting} wait"]
    return seen(TABS, f"{owners} has the app, {waiting} say where it is", wrong)


ROWS: Final[dict[str, Row]] = {
    "policy": policy,
    "asks-nobody": asks_nobody,
    "hostile-page": hostile_page,
    "killed-while-saving": killed_while_saving,
    "tabs": tabs,
}
