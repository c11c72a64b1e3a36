"""A line to the database that is cut at the worst moment: before `COMMIT` gets there, or before its answer does."""

import contextlib
import socket
import tempfile
from pathlib import Path
from threading import Thread
from typing import Literal

PORT = ".s.PGSQL.5432"


class Cutting:
    def __init__(self, to: Path) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="cut-"))
        self.when: Literal["never", "before", "after"] = "never"
        """Is `never` again once it was cut."""
        self.is_away = False
        """Whoever comes then is turned away."""
        self._lines: list[socket.socket] = []
        self._to = to
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(self.folder / PORT))
        self._listening.listen()
        Thread(target=self._accept, daemon=True).start()

    def go_away(self) -> None:
        """Every line is cut, and nobody gets another one until `is_away` is false again."""
        self.is_away = True
        for line in self._lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            if self.is_away:
                _end(client)
                continue
            self._lines.append(client)
            server = socket.socket(socket.AF_UNIX)
            server.connect(str(self._to / PORT))
            Thread(target=self._send, args=(client, server), daemon=True).start()
            Thread(target=self._answer, args=(client, server), daemon=True).start()

    def _send(self, client: socket.socket, server: socket.socket) -> None:
        while data := _received(client):
            if b"COMMIT" in data and self.when == "before":
                self.when = "never"
                _end(client, server)
                return
            server.sendall(data)
            if b"COMMIT" in data and self.when == "after":
                # The answers come to nobody; the database is done once they have come.
                return
        _end(client, server)

    def _answer(self, client: socket.socket, server: socket.socket) -> None:
        while data := _received(server):
            if b"COMMIT" in data and self.when == "after":
                self.when = "never"
                break
            with contextlib.suppress(OSError):  # of who has gone meanwhile
                client.sendall(data)
        _end(client, server)


def _received(line: socket.socket) -> bytes:
    try:
        return line.recv(65536)
    except OSError:
        return b""


def _end(*lines: socket.socket) -> None:
    for line in lines:
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()
