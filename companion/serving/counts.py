"""How a club's server fares, as lines for machines: counts and times, and nothing by which anybody could be known."""

import asyncio
import json
import logging
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http import HTTPStatus
from math import ceil
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.shell.desk import Desk

A_MINUTE: Final = 60.0
MOST: Final = 10_000
"""Entries whose times are kept, the latest of one line."""
REFUSALS: Final = (HTTPStatus.FORBIDDEN, HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
ANSWERS: Final = ("http.response.start", "websocket.http.response.start")


@dataclass(slots=True)
class Counts:
    """Of what has happened since the line before."""

    lines: int = 0
    """To windows, just now."""
    happened: Counter[str] = field(default_factory=Counter)
    times: deque[float] = field(default_factory=lambda: deque(maxlen=MOST))
    """Seconds that entries took, until all windows here were told."""

    def count(self, what: str) -> None:
        self.happened[what] += 1

    def entered(self, seconds: float) -> None:
        self.count("entries")
        self.times.append(seconds)

    def taken(self) -> dict[str, Any]:
        """What there is to say; the next line begins anew."""
        happened, times = self.happened.copy(), sorted(self.times)
        self.happened.clear()
        self.times.clear()
        took = {name: part_of(times, part) for name, part in (("median", 0.5), ("p95", 0.95), ("longest", 1.0))}
        counted = {name: happened[name] for name in ("entries", "refused", "wrong_codes", "errors")}
        return {"lines": self.lines, **counted, "entry_ms": took}


class Errors(logging.Handler):
    """Counts what is logged as one, whatever it says."""

    def __init__(self, counts: Counts) -> None:
        super().__init__(logging.ERROR)
        self._counts = counts

    def emit(self, record: logging.LogRecord) -> None:
        self._counts.count("errors")


@dataclass(frozen=True, slots=True)
class Counting:
    """Around an ASGI app, for as long as that lives: a line each minute, and one at the end."""

    app: ASGIApp
    desk: Desk
    counts: Counts
    write: Callable[[str], object]
    every: float = A_MINUTE

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._tell_while(self.app(scope, receive, send))
            return
        accepted = False

        async def answer(message: Message) -> None:
            nonlocal accepted
            if message["type"] == "websocket.accept":
                accepted = True
                self.counts.lines += 1
            elif message["type"] in ANSWERS and message["status"] in REFUSALS:
                self.counts.count("refused")
            await send(message)

        try:
            await self.app(scope, receive, answer)
        finally:
            self.counts.lines -= accepted

    async def _tell_while(self, going: Any) -> None:
        handler = Errors(self.counts)
        logging.getLogger().addHandler(handler)
        telling = asyncio.create_task(self._tell_again_and_again())
        try:
            await going
        finally:
            telling.cancel()
            logging.getLogger().removeHandler(handler)
            self._tell()

    async def _tell_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(self.every)
            self._tell()

    def _tell(self) -> None:
        others = self.desk.keeper.others
        now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line = {"time": now, "tables": len(self.desk.house.tables.open), **self.counts.taken()}
        self.write(json.dumps(line | {"database": dict(others.troubles()) if others else {}}))


def part_of(times: Sequence[float], part: float) -> float | None:
    """As many milliseconds as this part of them took at most; nothing of none."""
    return round(1000 * times[ceil(part * len(times)) - 1], 1) if times else None
