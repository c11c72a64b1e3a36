"""A window without a browser: Flet's protocol over a plain socket, for whatever no browser would do.

It says which host it believes to talk to, which page it comes from and which cookies it has, registers or doesn't, taps
controls by their identifiers, sends anything, and goes away at any moment, in good order or not.
"""

import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgpack
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

REGISTER, PATCH, EVENT, PROPERTIES, CALL, CRASHED = range(1, 7)
"""Flet's messages: what is sent is one of these and its body."""
PHONE: Final = {"width": 400, "height": 800, "platform": "android", "web": True}
PATIENCE: Final = 60
"""Seconds to wait for anything."""
GONE: Final = object()


def asked(url: str, *headers: str, path: str = "/", host: str | None = None) -> str:
    """The whole answer to a request, as it comes over the wire."""
    place = urlsplit(url)
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as wire:
        lines = [f"GET {path} HTTP/1.1", f"Host: {host or place.netloc}", *headers, "Connection: close", "", ""]
        wire.sendall("\r\n".join(lines).encode())
        with wire.makefile("rb") as received:
            return received.read().decode("utf-8", "replace")


class Refused(Exception):
    """The socket wasn't opened: the server's answer."""

    def __init__(self, answer: Response) -> None:
        super().__init__(answer.status_code)
        self.status = answer.status_code
        self.headers = answer.headers
        self.body = bytes(answer.body or b"").decode()


class Gone(Exception):
    """The server has ended the socket."""


class RawWindow:
    def __init__(
        self, url: str, *, host: str | None = None, origin: str | None = None, cookie: str | None = None
    ) -> None:
        """`url` is where the server is; `host` is what the client calls it, if that is something else."""
        place = urlsplit(url)
        assert place.hostname
        assert place.port
        self._wire = socket.create_connection((place.hostname, place.port), timeout=PATIENCE)
        self._protocol = ClientProtocol(parse_uri(f"ws://{host or place.netloc}/ws"), origin=origin, max_size=None)  # type: ignore[arg-type]
        self._events: list[Any] = []
        self._messages: list[tuple[int, Any]] = []
        self._shown: dict[str, int] = {}
        self.session: str | None = None
        request = self._protocol.connect()
        if cookie:
            request.headers["Cookie"] = cookie
        self._protocol.send_request(request)
        self._flush()
        answer = self._event(monotonic() + PATIENCE)
        assert isinstance(answer, Response)
        if answer.status_code != 101:
            self._wire.close()
            raise Refused(answer)

    def register(self, route: str = "/", session: str | None = None) -> None:
        """Says who it is: a new window at this address, or one that was here before."""
        self.send(REGISTER, {"session_id": session, "page_name": "", "page": PHONE | {"route": route}})

    def send(self, action: int, body: Any) -> None:
        self.send_frame(b"\0" + msgpack.packb([action, body]))

    def send_frame(self, content: bytes) -> None:
        self._protocol.send_binary(content)
        self._flush()

    def receive(self, patience: float = PATIENCE) -> tuple[int, Any]:
        """The next message of the server. What it asks of the device, the device can't do."""
        give_up = monotonic() + patience
        while not self._messages:
            self._take(self._event(give_up))
        action, body = self._messages.pop(0)
        if action == REGISTER:
            self.session = body["session_id"]
        if action == CALL:
            self.send(
                CALL, {"control_id": body["control_id"], "call_id": body["call_id"], "result": None, "error": "no"}
            )
        for identifier, target in _tappable(body):
            self._shown[identifier] = target
        return action, body

    def wait_for(self, identifier: str) -> None:
        """Until a control is shown that wasn't before the last tap."""
        give_up = monotonic() + PATIENCE
        while identifier not in self._shown:
            self.receive(give_up - monotonic())

    def wait_for_message(self, action: int) -> Any:
        while True:
            received, body = self.receive()
            if received == action:
                return body

    def read_on(self, quiet: float = 0.3) -> None:
        """Until nothing comes any more."""
        with suppress(TimeoutError):
            while True:
                self.receive(quiet)

    def tap(self, *identifiers: str) -> None:
        for identifier in identifiers:
            self.wait_for(identifier)
            self.send(EVENT, {"target": self._shown[identifier], "name": "click", "data": None})

    def forget(self) -> None:
        """What was shown so far; whatever is waited for next must be shown anew."""
        self._shown.clear()

    def close(self) -> None:
        """In good order, as a browser does when its tab is closed."""
        with suppress(OSError):
            self._protocol.send_close(1001)
            self._flush()
        self._wire.close()

    def reset(self) -> None:
        """At once and without a word, as when a phone loses its network and the system cleans up."""
        self._wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._wire.close()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._wire.sendall(data)

    def _event(self, give_up: float) -> Any:
        """The next thing that comes over the wire."""
        while not self._events:
            self._wire.settimeout(max(give_up - monotonic(), 0.001))
            try:
                data = self._wire.recv(1 << 16)
            except ConnectionError as why:
                raise Gone from why
            if not data:
                self._protocol.receive_eof()
                self._events += [*self._protocol.events_received(), GONE]
            else:
                self._protocol.receive_data(data)
                self._flush()
                self._events += self._protocol.events_received()
        return self._events.pop(0)

    def _take(self, event: Any) -> None:
        if event is GONE or (isinstance(event, Frame) and event.opcode is Opcode.CLOSE):
            raise Gone
        if isinstance(event, Frame) and event.opcode is Opcode.BINARY and event.data[:1] == b"\0":
            action, body = msgpack.unpackb(bytes(event.data[1:]), strict_map_key=False)
            self._messages.append((action, body))


def _tappable(data: Any) -> Iterator[tuple[str, int]]:
    """Each identifier in what is shown, with the control below it that a tap on it is meant for."""
    if isinstance(data, dict):
        if "identifier" in data and (target := next(_clicked(data), None)) is not None:
            yield data["identifier"], target
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _tappable(part)


def _clicked(data: Any) -> Iterator[int]:
    if isinstance(data, dict):
        if data.get("on_click"):
            yield data["_i"]
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from _clicked(part)
