"""The time that a window goes by: what it does later it asks of a clock, and tests have one of their own."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """In seconds, from whenever."""

    def call_later(self, seconds: float, act: Callable[[], Any]) -> Timer: ...


class LoopClock:
    """The event loop's own."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_later(self, seconds: float, act: Callable[[], Any]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, act)
