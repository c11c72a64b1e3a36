"""A phone at a shared table without a browser, whose line can be cut at any moment: it costs nothing to paint."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any

from tests.companion.serving.raw_client import PATIENCE, Gone, RawWindow


def joined(port: int, name: str, code: str, address: str) -> str:
    """The cookie of somebody at this address who says the code."""
    body = json.dumps({"code": code}).encode()
    head = [f"Host: {name}", f"X-Forwarded-For: {address}", f"Content-Length: {len(body)}", "Connection: close"]
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as wire:
        wire.sendall("\r\n".join(["POST /join HTTP/1.1", *head, "", ""]).encode() + body)
        with wire.makefile("rb") as received:
            found = re.search(r"(?im)^set-cookie: ([^;]+);", received.read().decode())
    assert found
    return found[1]


class RawPhone:
    """It taps what it is shown, and remembers all that it was told of its own entries."""

    def __init__(self, url: str, name: str, cookie: str, path: str) -> None:
        self._open = lambda: RawWindow(url, host=name, cookie=cookie)
        self._path = path
        self._window: RawWindow | None = None
        self._session: str | None = None
        self._labels: dict[str, str] = {}
        self.told: list[str] = []
        """Whatever its screen has said, in order."""

    def tap(self, *identifiers: str, unless_chosen: bool = False) -> None:
        for identifier in identifiers:
            window = self._connected()
            if not (unless_chosen and self._labels.get(identifier, "").endswith(", chosen")):
                window.tap(identifier)
            self.listen(0.1)

    def has(self, identifier: str) -> bool:
        self._connected()
        return identifier in self._labels

    def listen(self, quiet: float) -> None:
        """Until nothing comes for so long; where others play on there is always something, so not for ever."""
        window, end = self._connected(), monotonic() + 3 * quiet
        with suppress(TimeoutError):
            while monotonic() < end:
                _, body = window.receive(quiet)
                self._labels |= dict(_labels(body))
                self.told += _strings(body)

    def cut(self) -> None:
        """Without a word; what was on its way is lost."""
        if self._window:
            self._session = self._window.session or self._session
            self._window.reset()
            self._window = None

    def _connected(self) -> RawWindow:
        if self._window is None:
            self._labels.clear()
            self._window = self._open()
            self._window.register(self._path, self._session)
            self.listen(0.4)
        return self._window


LOST = (Gone, OSError)
"""What a phone meets whose line is gone."""


def _labels(data: Any) -> Iterator[tuple[str, str]]:
    if isinstance(data, dict):
        if data.get("visible") is False:
            return
        if isinstance(data.get("identifier"), str):
            yield data["identifier"], data.get("label") or ""
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _labels(part)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _strings(part)
