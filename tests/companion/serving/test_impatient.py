"""Clients that never come to the end of what they want."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from companion.serving import impatient
from tests.browser.driver import Server, served
from tests.companion.serving.raw_client import RawWindow, asked

SILENT, SLOW = 120, 80


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path / "data") as server:
        yield server
    assert server.log.read_text() == ""


@pytest.mark.slow
def test_who_says_nothing_or_never_all_is_hung_up_on_and_keeps_nobody_out(server: Server) -> None:
    with ExitStack() as stack:
        silent, slow = (
            [stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 60)) for _ in range(count)]
            for count in (SILENT, SLOW)
        )
        for wire in slow:
            wire.sendall(b"GET / HTTP/1.1\r\nHost: ")
        window = RawWindow(server.url)
        window.register()
        window.wait_for("new-game")
        assert asked(server.url).startswith("HTTP/1.1 200 ")
        for wire in (*silent, *slow):
            assert wire.recv(1) == b""
        assert RawWindow(server.url)
        window.tap("new-game")
        window.wait_for("game-ethnos")


def test_a_request_in_pieces_is_answered_if_it_comes_to_its_end(url: str) -> None:
    with socket.create_connection(("127.0.0.1", int(url.rsplit(":", 1)[1])), 60) as wire:
        for _ in range(2):
            for piece in (b"GET / HT", b"TP/1.1\r\nHost: ", url.removeprefix("http://").encode(), b"\r\n\r\n"):
                wire.sendall(piece)
            received = b""
            while not received.endswith(b"with a key.\n"):
                received += wire.recv(1000)


@pytest.mark.parametrize("before", [0, 1])
def test_who_never_comes_to_the_end_is_hung_up_on(url: str, monkeypatch: pytest.MonkeyPatch, before: int) -> None:
    monkeypatch.setattr(impatient, "PATIENCE", 0.5)
    with socket.create_connection(("127.0.0.1", int(url.rsplit(":", 1)[1])), 60) as wire:
        for _ in range(before):
            wire.sendall(f"GET / HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n\r\n".encode())
            received = b""
            while not received.endswith(b"with a key.\n"):
                received += wire.recv(1000)
        wire.sendall(b"GET / HTTP/1.1\r\n")
        assert wire.recv(1) == b""
