"""A stranger's client: bytes over a socket, frames over those, Flet's messages over these; as wrong as one likes."""

import base64
import os
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgpack

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
REGISTER, PATCH, EVENT, UPDATE, INVOKE, CRASHED, OUTPUT = range(1, 8)
"""Flet's messages, by their numbers."""
PATIENCE: Final = 10.0
DEVICE: Final = {"browser_name": "chrome", "languages": ["en"], "locales": []}
PAGE: Final = {"route": "/", "web": True, "platform": "linux", "width": 390, "height": 844}


class Gone(Exception):
    """The other side has hung up."""


def http(port: int, request: bytes, patience: float = PATIENCE) -> bytes:
    """The answer to these bytes, whatever they are; what came until the server hung up, or until patience was over."""
    received = b""
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as wire, suppress(OSError):
        wire.sendall(request)
        while part := wire.recv(65536):
            received += part
    return received


def get(port: int, path: str, *headers: str, method: str = "GET", host: str | None = None) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", *headers, "Connection: close", "", ""]
    return http(port, "\r\n".join(lines).encode("latin-1"))


def status(answer: bytes) -> int:
    """Of an HTTP answer; 0 if there was none."""
    words = answer.split(b"\r\n", 1)[0].split()
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 0


def frame(content: bytes, opcode: int = BINARY, *, first: int = 0x80, masked: bool = True) -> bytes:
    size = len(content)
    lengths = (
        bytes([size])
        if size < 126
        else b"\x7e" + struct.pack(">H", size)
        if size < 65536
        else b"\x7f" + struct.pack(">Q", size)
    )
    if not masked:
        return bytes([first | opcode]) + lengths + content
    return bytes([first | opcode, lengths[0] | 0x80]) + lengths[1:] + b"\0\0\0\0" + content


def message(action: Any, body: Any) -> bytes:
    """One of Flet's, as it goes into a frame."""
    return b"\0" + msgpack.packb([action, body], unicode_errors="surrogatepass")


class Wire:
    """A websocket, once `open` is true."""

    def __init__(self, port: int, *headers: str, path: str = "/ws", host: str | None = None) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.received = b""
        """All that came, for whoever looks for what should not."""
        self._waiting = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host or f'127.0.0.1:{port}'}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *headers,
        ]
        self.send("\r\n".join([*lines, "", ""]).encode("latin-1"))
        while b"\r\n\r\n" not in self._waiting:
            self._more()
        head, self._waiting = self._waiting.split(b"\r\n\r\n", 1)
        self.open = status(head) == 101

    def send(self, content: bytes) -> None:
        try:
            self.socket.sendall(content)
        except OSError as error:
            raise Gone from error

    def _more(self) -> None:
        try:
            part = self.socket.recv(65536)
        except TimeoutError:
            raise
        except OSError as error:
            raise Gone from error
        if not part:
            raise Gone
        self.received += part
        self._waiting += part

    def _take(self, size: int) -> bytes:
        while len(self._waiting) < size:
            self._more()
        taken, self._waiting = self._waiting[:size], self._waiting[size:]
        return taken

    def frames(self, seconds: float) -> Iterator[tuple[int, bytes]]:
        """What comes in so much time; pings are answered, and the other's good-bye ends it."""
        give_up = monotonic() + seconds
        while (left := give_up - monotonic()) > 0:
            self.socket.settimeout(left)
            try:
                opcode, content = self._frame()
            except TimeoutError:
                return
            if opcode == PING:
                self.send(frame(content, PONG))
            elif opcode == CLOSE:
                raise Gone
            else:
                yield opcode, content

    def _frame(self) -> tuple[int, bytes]:
        """Waits for a whole one: what has come of it is kept if time runs out."""
        kept = self._waiting
        try:
            opcode, size = self._take(2)
            if size >= 126:
                size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
            return opcode & 15, self._take(size)
        except TimeoutError:
            self._waiting = kept + self._waiting if not self._waiting.startswith(kept) else self._waiting
            raise

    def close(self) -> None:
        self.socket.close()

    def reset(self) -> None:
        """Hangs up without a word, as a phone does that walks off."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


class Window:
    """A browser's window, without the browser: it answers what it is asked, and knows what it was shown."""

    def __init__(self, port: int, route: str = "/") -> None:
        self.wire = Wire(port)
        self.controls: dict[str, int] = {}
        """What can be tapped, by its identifier."""
        self.texts: list[str] = []
        self.crashes: list[str] = []
        self.answered = 0
        self.send(REGISTER, {"session_id": "", "page_name": "", "page": {**PAGE, "route": route}})

    def send(self, action: int, body: Any) -> None:
        self.wire.send(frame(message(action, body)))

    def hear(self, seconds: float) -> None:
        """Whatever comes in so much time."""
        for _ in self.messages(seconds):
            pass

    def messages(self, seconds: float) -> Iterator[tuple[int, Any]]:
        for _, content in self.wire.frames(seconds):
            action, body = msgpack.unpackb(content[1:], strict_map_key=False, unicode_errors="surrogatepass")
            self._note(body)
            if action == INVOKE:
                self._answer(body)
            elif action == CRASHED:
                self.crashes.append(str(body))
            yield action, body

    def wait_for(self, *identifiers: str, patience: float = PATIENCE) -> bool:
        """Whether one of these controls is shown before patience is over."""
        give_up = monotonic() + patience
        while not any(identifier in self.controls for identifier in identifiers):
            left = give_up - monotonic()
            if left <= 0 or self.crashes:
                return False
            for _ in self.messages(left):
                break
        return True

    def wait_for_patch(self, patience: float = PATIENCE) -> bool:
        """Whether anything is drawn before patience is over."""
        return any(action == PATCH for action, _ in self.messages(patience))

    def tap(self, identifier: str) -> None:
        self.send(EVENT, {"target": self.controls[identifier], "name": "click", "data": None})

    def close(self) -> None:
        self.wire.close()

    def _answer(self, body: dict[str, Any]) -> None:
        result = DEVICE if body["name"] == "get_device_info" else None
        self.answered += 1
        self.send(
            INVOKE, {"control_id": body["control_id"], "call_id": body["call_id"], "result": result, "error": None}
        )

    def _note(self, value: Any, identifier: str | None = None) -> None:
        """Remembers every control that a message brings: what is named, what is tapped, and what is said."""
        if isinstance(value, list):
            for each in value:
                self._note(each, identifier)
        elif isinstance(value, dict):
            identifier = value.get("identifier") or identifier
            if identifier and value.get("on_click") and "_i" in value:
                self.controls[identifier] = value["_i"]
            if isinstance(value.get("value"), str):
                self.texts.append(value["value"])
            for each in value.values():
                self._note(each, identifier)
