"""The lists of games, asked for beside the event loop: with many games, or none remembered, they take their time."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from threading import Lock
from typing import Any, TypeVar

from companion.shell.beside import MOMENT, THREADS, Work, begin
from storage.protocol import ListsGames
from storage.values import Progress

T = TypeVar("T")


class Lists:
    """One is asked at a time: what it has to work out the next one finds."""

    def __init__(self, listing: Callable[[], ListsGames], progress: Progress, over: Callable[[], Any]) -> None:
        self._listing = listing
        self._progress = progress
        self._over = over
        self._one_at_a_time = Lock()
        self._caught_up = not THREADS
        """Whether what is slow has been done. In a browser it is done by whoever asks: there is nobody else."""

    def ask(self, ask: Callable[[ListsGames], T]) -> "Future[T]":
        def work(progress: Progress) -> T:
            self._catch_up(progress)
            return ask(self._listing())

        return self._begin(work, MOMENT)

    def work(self, work: Work[T]) -> "Future[T]":
        """What may take as long, and tells how far it has come."""
        return self._begin(work, MOMENT)

    def catch_up(self) -> None:
        """Somebody will ask: what is slow is begun."""
        if not self._caught_up:
            self._begin(self._catch_up, 0)

    def fall_behind(self) -> None:
        """Many games have come at once."""
        self._caught_up = not THREADS

    def _begin(self, work: Work[T], moment: float) -> "Future[T]":
        def alone(progress: Progress) -> T:
            with self._one_at_a_time:
                return work(progress)

        loop, begun = asyncio.get_running_loop(), begin(alone, self._progress, moment)
        if THREADS or not begun.done():  # else nobody has seen it going on, and nothing need be drawn again
            begun.add_done_callback(lambda _: loop.call_soon_threadsafe(self._over))
        return begun

    def _catch_up(self, progress: Progress) -> None:
        if not self._caught_up:
            self._listing().catch_up(progress)
            self._caught_up = True
