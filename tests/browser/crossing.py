"""A proxy that phones come by, and that loses them: it cuts lines, or freezes them as a phone does that sleeps.

A server that is told of it as its public address takes nobody who comes by it for the host, though all are on this
machine; and what is called `table.test` is this machine for the browsers of these tests.
"""

import asyncio
import random
from contextlib import suppress
from threading import Thread
from typing import Any

NAME = "table.test"


class Line:
    """One that crosses: what gets through, there and back."""

    def __init__(self) -> None:
        self.there, self.back = asyncio.Event(), asyncio.Event()
        self.thaw()

    def thaw(self) -> None:
        self.there.set()
        self.back.set()

    def freeze(self) -> None:
        self.there.clear()
        self.back.clear()


class Crossing:
    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._lines: dict[asyncio.Task[None], Line] = {}
        self._to: tuple[int, ...] = ()
        self._frozen = self._blocked = False
        self._running = Thread(target=self._loop.run_forever)
        self._running.start()
        begun = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._cross, "127.0.0.1", 0), self._loop)
        self._server = begun.result()
        self.port: int = self._server.sockets[0].getsockname()[1]
        self.url = f"http://{NAME}:{self.port}"

    def lead_to(self, *ports: int) -> None:
        """New lines lead to any of them, whether a server is there or not."""
        self._to = ports

    def cut(self, chance: float = 1.0) -> None:
        """Ends lines at once, each with this chance; new ones get through."""
        self._frozen = self._blocked = False
        self._call(lambda: [line.cancel() for line in self._lines if random.random() < chance])

    def block(self) -> None:
        """Ends all lines at once, and new ones as soon as they come."""
        self.cut()
        self._blocked = True

    def freeze(self, chance: float = 1.0) -> None:
        """Nothing gets through any more, and nobody is told; if that is certain, not over new lines either."""
        self._frozen = chance == 1.0
        self._call(lambda: [line.freeze() for line in self._lines.values() if random.random() < chance])

    def freeze_answers(self) -> None:
        """What phones send gets through, and nothing comes back."""
        self._call(lambda: [line.back.clear() for line in self._lines.values()])

    def thaw(self) -> None:
        self._frozen = self._blocked = False
        self._call(lambda: [line.thaw() for line in self._lines.values()])

    def close(self) -> None:
        self.cut()
        self._call(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._running.join()

    def _call(self, act: Any) -> None:
        async def acting() -> None:
            act()

        asyncio.run_coroutine_threadsafe(acting(), self._loop).result()

    async def _cross(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._lines[task] = line = Line()
        if self._frozen:
            line.freeze()
        ends = [writer]
        try:
            with suppress(OSError, asyncio.CancelledError):
                if not self._blocked:
                    back, there = await asyncio.open_connection("127.0.0.1", random.choice(self._to))
                    ends.append(there)
                    await asyncio.gather(_carry(reader, there, line.there), _carry(back, writer, line.back))
        finally:
            del self._lines[task]
            for end in ends:
                end.transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, open: asyncio.Event) -> None:
    while data := await reader.read(1 << 16):
        await open.wait()
        writer.write(data)
        await writer.drain()
    writer.transport.abort()
