"""Phones without screens, many of them in a process of their own that takes little from the server's.

They speak as browsers do, compressed and with the page's beats, and decode only what is shown to whoever taps next.
Each line of standard input asks for something, in JSON, and is answered by one of standard output.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from itertools import chain, repeat
from time import perf_counter
from typing import Any, Final, Self

import msgpack
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.tables import NAMES
from companion.serving.lines import BEAT
from companion.shell.window import MOMENT
from rules.ethnos.vocabulary import KINGDOMS, Kingdom
from tests.companion.serving.raw_client import CALL, EVENT, PATCH, PHONE, REGISTER, _tappable
from tests.companion.serving.shared import NAME

BEATS: Final = 2
"""Seconds between two of a page."""
THOUGHT: Final = MOMENT
"""Seconds that somebody takes between what a tap shows and the next tap."""
PATIENCE: Final = 300
"""Seconds to wait for anything, on a machine however busy."""
AT_A_TIME: Final = 4
"""Phones that come at once."""
CARDS: Final = 10
"""Of every band: enough for a marker wherever it is played, so that nothing is left to ask."""


class Phone:
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._unread: list[bytes] = []
        self._shown: dict[str, int] = {}
        self._told = asyncio.Event()
        self._words = b""
        self._heard: asyncio.Future[float] | None = None
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._beat())]

    @classmethod
    async def come(cls, port: int, cookie: str, game: str) -> Self:
        place = {"host": "127.0.0.1", "port": port, "proxy": None, "ping_interval": None, "max_size": None}
        line = await connect(f"ws://{NAME}/ws", additional_headers={"Cookie": cookie}, **place)  # type: ignore[arg-type]
        phone = cls(line)
        page = PHONE | {"route": f"/game/{game}"}
        await phone._send(REGISTER, {"session_id": None, "page_name": "", "page": page})
        await phone._find("band-0")
        return phone

    async def tap(self, identifier: str) -> None:
        target = await self._find(identifier)
        self._told.clear()
        await self._send(EVENT, {"target": target, "name": "click", "data": None})

    async def answered(self) -> None:
        """The last tap shows something."""
        await asyncio.wait_for(self._told.wait(), PATIENCE)

    def hears(self, words: str) -> asyncio.Future[float]:
        """When it will have been told these."""
        self._words, self._heard = words.encode(), asyncio.get_running_loop().create_future()
        return self._heard

    async def leave(self) -> None:
        await self._line.close(1001)
        for task in self._tasks:
            task.cancel()

    async def _send(self, action: int, body: Any) -> None:
        await self._line.send(b"\0" + msgpack.packb([action, body]))

    async def _find(self, identifier: str) -> int:
        while True:
            for data in self._unread:
                self._shown.update(_tappable(msgpack.unpackb(data[1:], strict_map_key=False)[1]))
            self._unread.clear()
            if identifier in self._shown:
                return self._shown[identifier]
            self._told.clear()
            await self.answered()

    async def _read(self) -> None:
        async for data in self._line:
            assert isinstance(data, bytes)
            if self._heard and not self._heard.done() and self._words in data:
                self._heard.set_result(perf_counter())
            action = data[2] if len(data) > len(BEAT) else None
            if action == PATCH:
                self._unread.append(data)
                self._told.set()
            elif action == CALL:
                asked = msgpack.unpackb(data[1:], strict_map_key=False)[1]
                about = {"control_id": asked["control_id"], "call_id": asked["call_id"]}
                await self._send(CALL, {**about, "result": None, "error": "no"})

    async def _beat(self) -> None:
        try:
            await asyncio.sleep(random.uniform(0, BEATS))
            while True:
                await self._line.send(BEAT)
                await asyncio.sleep(BEATS)
        except ConnectionClosed:
            pass


class Table:
    """Some phones around one game, and what was entered from them."""

    def __init__(self, game: str, phones: list[Phone]) -> None:
        self.game = game
        self.phones = phones
        self.entered: list[tuple[int, int]] = []
        """Seat and Kingdom of each band."""
        self._markers = Counter[tuple[int, Kingdom]]()
        self._seats = chain.from_iterable(random.sample(range(len(phones)), len(phones)) for _ in repeat(None))

    async def play(self, seconds: float, pause: float) -> list[float]:
        """A band whenever so much time has passed; how long each took to the last phone."""
        times, start = [], perf_counter()
        following = start + random.uniform(0, pause)
        while following < start + seconds:
            await asyncio.sleep(following - perf_counter())
            times.append(await self.enter())
            following += pause
        return times

    async def enter(self) -> float:
        """From the last of four taps until all phones tell it."""
        seat, kingdom = next(self._seats), random.choice(KINGDOMS)
        self._markers[seat, kingdom] += 1
        words = _words(seat, kingdom, self._markers[seat, kingdom])
        tapping = self.phones[seat]
        for identifier in (f"band-{seat}", "leader-dwarves", f"colour-{kingdom.id}"):
            await asyncio.sleep(THOUGHT)
            await tapping.tap(identifier)
            await tapping.answered()
        await asyncio.sleep(THOUGHT)
        heard = [phone.hears(words) for phone in self.phones]
        start = perf_counter()
        await tapping.tap(f"cards-{CARDS}")
        self.entered.append((seat, kingdom))
        return max(await asyncio.wait_for(asyncio.gather(*heard), PATIENCE)) - start


def _words(seat: int, kingdom: Kingdom, number: int) -> str:
    """What the bar says of it; no two bands of a game have the same."""
    ordinal = {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")
    return f"{NAMES[seat]} · {CARDS} cards, Dwarf · {ordinal} marker in {kingdom.id.capitalize()}"


class Phones:
    def __init__(self) -> None:
        self._tables: list[Table] = []

    async def come(self, tables: list[dict[str, Any]]) -> int:
        """To tables, each a game and a port and a cookie for each phone; how many are here then."""
        doors = asyncio.Semaphore(AT_A_TIME)

        async def come(port: int, cookie: str, game: str) -> Phone:
            async with doors:
                return await Phone.come(port, cookie, game)

        async def sit(game: str, phones: list[tuple[int, str]]) -> Table:
            return Table(game, await asyncio.gather(*(come(port, cookie, game) for port, cookie in phones)))

        self._tables += await asyncio.gather(*(sit(**table) for table in tables))
        return sum(len(table.phones) for table in self._tables)

    async def play(self, seconds: float, pause: float) -> list[float]:
        times = await asyncio.gather(*(table.play(seconds, pause) for table in self._tables))
        return [time for of_a_table in times for time in of_a_table]

    async def entered(self) -> dict[str, list[tuple[int, int]]]:
        """By game, in order."""
        return {table.game: table.entered for table in self._tables}

    async def go(self) -> int:
        """All of them; how many there were."""
        phones = [phone for table in self._tables for phone in table.phones]
        await asyncio.gather(*(phone.leave() for phone in phones))
        return len(phones)


async def main() -> None:
    phones = Phones()
    while line := await asyncio.to_thread(sys.stdin.readline):
        ask, facts = json.loads(line)
        answer = await getattr(phones, ask)(**facts)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
