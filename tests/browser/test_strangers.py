"""The app and pages of others: it asks no other host for anything, and gives them nothing."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from companion.starting import open_desk
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.browser.driver import COARSE, Server, Window, served
from tests.browser.playing import play_band, set_up
from tests.companion.ethnos.begun import begun

TRIBES = (Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.SKELETONS, Tribe.WINGFOLK)
REPORT_VIOLATIONS = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""


class Watched:
    """What a browser asks whom for, and what it complains of; other hosts are never reached."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.said: list[str] = []

    def __call__(self, context: BrowserContext) -> None:
        context.add_init_script(REPORT_VIOLATIONS)
        context.route(lambda url: urlsplit(url).hostname != "127.0.0.1", self._stop)
        context.on("request", lambda request: self.asked.add(self._place(request.url)))
        context.on("console", lambda message: self.said.append(message.text))
        context.on("page", lambda page: page.on("websocket", lambda line: self.asked.add(self._place(line.url))))

    def _stop(self, route: Route) -> None:
        self.asked.add(self._place(route.request.url))
        route.abort()

    @staticmethod
    def _place(url: str) -> str:
        """The host of a request over the network; what a page makes for itself has none."""
        return urlsplit(url).netloc if urlsplit(url).scheme in ("http", "https", "ws", "wss") else ""

    @property
    def complaints(self) -> list[str]:
        return [said for said in self.said if "policy" in said.lower() or "refused to" in said.lower()]


def test_nobody_but_its_own_host_is_asked_for_anything(open_window: Callable[..., Window]) -> None:
    watched = Watched()
    window = open_window(prepare=watched)
    set_up(window, ("Anna", "Zofia"), TRIBES)
    play_band(window, 0, Tribe.ELVES, Kingdom.RHEA, 2)
    window.reload()
    window.wait_for("band-0")
    window.visit("/#/settings" if "#" in window.page.url else "/settings", "back-up")
    assert watched.asked - {""} == {urlsplit(window.page.url).netloc}
    assert watched.complaints == []


def test_a_request_to_another_host_would_be_seen(open_window: Callable[..., Window]) -> None:
    watched = Watched()
    window = open_window(prepare=watched)
    window.page.evaluate("fetch('https://elsewhere.example/').catch(() => null)")
    window.page.wait_for_function("() => true")
    assert watched.complaints != []


HOSTILE = """<!DOCTYPE html><title>hostile</title><body>
<form id="form" method="post" target="taken" enctype="text/plain"><input name="a" value="b"></form>
<script>
const asked = new URLSearchParams(location.search).get("app");
const outcome = (start) => new Promise((resolve) => {
    try { start(resolve); } catch (error) { resolve(`threw ${error}`); }
    setTimeout(() => resolve("nothing"), 8000);
});
const element = (name, address) => outcome((resolve) => {
    const made = document.createElement(name);
    made.onload = () => resolve("loaded");
    made.onerror = () => resolve("error");
    made.src = asked + address;
    document.body.append(made);
});
const fetched = (options, address = "/") => outcome((resolve) =>
    fetch(asked + address, options).then(async (answer) => resolve(`answer ${answer.type} ${await answer.text()}`),
        (error) => resolve("error")));
const framed = (name, fill) => outcome((resolve) => {
    const frame = document.createElement("iframe");
    frame.name = name;
    document.body.append(frame);
    frame.onload = () => {
        if (frame.contentDocument?.URL === "about:blank") return;
        resolve(frame.contentDocument ? `read ${frame.contentDocument.body.innerHTML}` : "unreadable");
    };
    fill(frame);
});
async function attack() {
    const form = document.getElementById("form");
    form.action = asked + "/";
    return {
        socket: await outcome((resolve) => {
            const line = new WebSocket(asked.replace("http", "ws") + "/ws");
            line.onopen = () => resolve("opened");
            line.onmessage = (event) => resolve(`heard ${event.data}`);
            line.onerror = () => resolve("error");
        }),
        cors: await fetched({}),
        credentials: await fetched({ credentials: "include" }),
        blind: await fetched({ mode: "no-cors" }),
        posted: await fetched({ mode: "no-cors", method: "POST", body: "a=b" }),
        picture: await element("img", "/favicon.png"),
        script: await element("script", "/start.js"),
        program: await element("script", "/flutter_bootstrap.js"),
        frame: await framed("frame", (frame) => (frame.src = asked + "/")),
        form: await framed("taken", () => form.submit()),
        learnt: String([globalThis.flet, globalThis._flutter]),
    };
}
</script>"""


@pytest.fixture
def hostile() -> Iterator[str]:
    """A page of another origin: another port of this machine."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(HOSTILE.encode())

        def log_message(self, *_: Any) -> None:
            """Says nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Server]:
    """The app with a game of somebody's."""
    begun(open_desk(str(tmp_path / "data")))
    with served(tmp_path / "data") as server:
        yield server
    assert server.log.read_text() == ""


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
def test_a_page_of_others_learns_nothing_and_changes_nothing(
    browser: Browser, kept: Server, hostile: str, name: str
) -> None:
    own = Window(browser, kept.url, **COARSE)
    before = contents(kept.data)
    page, said = own.context.new_page(), list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.goto(f"{hostile}?app=http://{name}:{kept.port}")
    outcomes = page.evaluate("attack()")
    assert outcomes == {
        "socket": "error",
        "cors": "error",
        "credentials": "error",
        "blind": "error",
        "posted": "error",
        "picture": "error",
        "script": "error",
        "program": "error",
        "frame": "unreadable",
        "form": "unreadable",
        "learnt": ",",
    }
    assert [line for line in said if "frame" in line and name in line], said
    assert not [frame.url for frame in page.frames if frame.url.startswith(f"http://{name}:{kept.port}")]
    assert contents(kept.data) == before
    own.tap("new-game")
    own.wait_for("game-ethnos")
    own.close()


@pytest.fixture
def open_to_all(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", host="0.0.0.0")
    yield server
    server.stop()
    assert server.log.read_text() == ""


def test_the_printed_address_leads_in_even_from_a_link_on_another_site(
    browser: Browser, hostile: str, open_to_all: Server
) -> None:
    context = browser.new_context(**COARSE)  # type: ignore[arg-type]
    for come_from, name in (("about:blank", "127.0.0.1"), (hostile, "localhost")):
        page = context.new_page()
        page.goto(come_from)
        page.evaluate("address => { location.href = address; }", open_to_all.address.replace("0.0.0.0", name))
        page.wait_for_url(f"http://{name}:{open_to_all.port}/")
        page.locator("flt-semantics-placeholder").wait_for(state="attached")
        page.wait_for_function("() => document.title === 'Table companion' && !document.getElementById('loading')")
    context.close()
