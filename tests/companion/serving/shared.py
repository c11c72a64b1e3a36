"""A server in this process whose table is open, and guests who come to it by a proxy that is not there.

Whoever calls it by its public name isn't taken for the host, though they are on this machine, and says by a header from
which address they have come, as they would be said to by a proxy.
"""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from companion.serving.lines import Bounds
from companion.serving.server import Prepared, prepare
from companion.shell.desk import Desk
from storage.protocol import Keeper
from tests.companion.serving.raw_client import PATIENCE, RawWindow
from tests.companion.sharing.guests import a_shared_game
from tests.stores import a_store

NAME = "table.test"
BOUNDS = Bounds(asleep=60, sleepers=20, silent=5, windows=50)


@dataclass(frozen=True)
class Answer:
    status: int
    head: str
    body: str

    @property
    def cookie(self) -> str:
        found = re.search(r"(?im)^set-cookie: ([^;]+);", self.head)
        return found[1] if found else ""


@dataclass(frozen=True)
class Shared:
    desk: Desk
    prepared: Prepared
    id: str

    @property
    def port(self) -> int:
        port: int = self.prepared.listening.getsockname()[1]
        return port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def code(self) -> str:
        table = self.desk.house.table(self.id)
        assert table
        return table.code

    def ask(self, method: str, path: str, *headers: str, body: bytes = b"", host: str = NAME) -> Answer:
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as wire:
            length = [f"Content-Length: {len(body)}"] if body else []
            lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *headers, *length, "Connection: close", "", ""]
            wire.sendall("\r\n".join(lines).encode() + body)
            with wire.makefile("rb") as received:
                head, _, content = received.read().decode("utf-8", "replace").partition("\r\n\r\n")
        return Answer(int(head.split()[1]), head, content)

    def say(self, code: str, *headers: str, address: str = "203.0.113.5") -> Answer:
        """Somebody at this address says a code."""
        body = json.dumps({"code": code}).encode()
        return self.ask("POST", "/join", f"X-Forwarded-For: {address}", *headers, body=body)

    def come(self, seat: int | None = None, address: str = "203.0.113.9") -> str:
        """The cookie of somebody who has said the right code, and sits down."""
        cookie = self.say(self.code, address=address).cookie
        visit = self.desk.house.tables.visit(cookie.partition("=")[2])
        assert visit
        if seat is not None:
            self.desk.house.sit(visit.guest.id, self.id, seat)
        return cookie

    def window(self, cookie: str, route: str = "", session: str | None = None) -> RawWindow:
        window = RawWindow(self.url, host=NAME, cookie=cookie)
        window.register(route or f"/game/{self.id}", session)
        return window


@contextmanager
def shared(
    folder: Path, bounds: Bounds = BOUNDS, keeper: Keeper | None = None, id: str | None = None
) -> Iterator[Shared]:
    """`id` is of a game that another server has opened the table of."""
    desk = Desk(keeper or a_store(folder, "test"))
    id = id or a_shared_game(desk)
    prepared = prepare(desk, "127.0.0.1", 0, bounds, public=f"http://{NAME}")
    running = Thread(target=prepared.run)
    running.start()
    try:
        yield Shared(desk, prepared, id)
    finally:
        prepared.server.should_exit = True
        running.join()
