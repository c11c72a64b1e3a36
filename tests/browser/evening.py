"""An evening with many phones: a host at the machine, guests who come by their own way, all in one browser."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from companion.starting import open_store
from rules.ethnos.game import Game
from rules.ethnos.kind import KIND
from rules.ethnos.setup import Setup
from storage.protocol import Keeper
from tests.browser.crossing import Crossing
from tests.browser.driver import Server, Window
from tests.stores import a_store

TINY = {"device_scale_factor": 0.25, "reduced_motion": "reduce"}
"""Nobody looks at all these windows, and two cores paint them."""


class Evening:
    """Windows of one table; `phones` are guests."""

    def __init__(self, browser: Browser, data: Path, setup: Setup, database: str = "") -> None:
        """With a database two servers share it, and whoever comes is led to either."""
        self._browser, self._data, self.database = browser, data, database
        self.keeper: Keeper = open_store(database) if database else a_store(data)
        self.id = self.keeper.games.begin(Game(setup), KIND.name).id
        self.crossing = Crossing()
        self.servers = [self._start(0) for _ in range(2 if database else 1)]
        self.crossing.lead_to(*(server.port for server in self.servers))
        self.host = Window(browser, f"{self.server.url}/game/{self.id}", **TINY)
        self.phones: list[Window] = []

    @property
    def server(self) -> Server:
        return self.servers[0]

    def _start(self, port: int) -> Server:
        command = ("-m", "companion", "--public-url", self.crossing.url)
        return Server(self._data, port, command, database=self.database)

    def restart(self, how: Any, which: int = 0) -> None:
        """The same server again, after it came to an end in this way."""
        self.servers[which].stop(how)
        self.servers[which] = self._start(self.servers[which].port)

    def share(self) -> str:
        """Opens the table that the host is at, and goes back to it; its code."""
        self.host.tap("menu")
        self.host.wait_for("share")
        self.host.tap("share")
        self.host.wait_for("share-open")
        self.host.tap("share-open")
        self.host.wait_for("share-code")
        code = self.host.label("share-code")[-6:]
        self.host.tap("back")
        self.host.wait_for("band-0")
        return code

    def visitor(self) -> "Visitor":
        """Somebody where codes are said, who has come from an address of their own, as the proxy says."""
        address = {"X-Forwarded-For": f"203.0.113.{len(self.phones) + 1}"}
        phone = Visitor(self._browser, f"{self.crossing.url}/join", extra_http_headers=address, **TINY)
        self.phones.append(phone)
        return phone

    def come(self, code: str, seat: int | None) -> Window:
        """One more phone, which says the code and sits down, or watches."""
        phone = self.visitor()
        phone.say(code)
        chosen = "join-watch" if seat is None else f"join-seat-{seat}"
        phone.listen()
        phone.wait_for(chosen)
        phone.tap(chosen)
        phone.wait_for("band-0")
        return phone

    def close(self) -> None:
        for window in (self.host, *self.phones):
            window.close()
        for server in self.servers:
            server.stop()
        self.crossing.close()


class Visitor(Window):
    """A window that begins where codes are said, which is no part of the app."""

    def goto(self, url: str) -> None:
        self.page.goto(url)
        self.wait_for("join-code")

    def say(self, code: str) -> None:
        self.page.fill("#code", code)
        self.page.click("#join")


@contextmanager
def evening(browser: Browser, data: Path, setup: Setup, database: str = "") -> Iterator[Evening]:
    found = Evening(browser, data, setup, database)
    try:
        yield found
    finally:
        found.close()
