"""Long work beside the event loop, in a thread, so that every window is answered meanwhile.

The Python in a browser has no threads, and one window: there the work is done in place, once the screen says so.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Future, wait
from contextvars import copy_context
from threading import Thread
from time import monotonic
from typing import Final, TypeVar

from storage.values import Progress, no_progress

T = TypeVar("T")
Work = Callable[[Progress], T]
"""It is handed what to tell of how far it has come, which it may do as often as it likes."""
THREADS: Final = sys.platform != "emscripten"
NAME: Final = "beside"
"""Of the threads."""
MOMENT: Final = 0.15
"""Seconds that work may take without anybody seeing more of it than what it has done."""
STEP: Final = 0.2
"""Seconds between two things that are told of it."""
BREATH: Final = 0.1
"""Seconds in which a screen is drawn before Python is busy."""


def begin(work: Work[T], progress: Progress, moment: float = MOMENT) -> "Future[T]":
    """Begins it; what takes but a moment is done when this returns. Progress is told in the event loop.

    The thread ends with the program, at whatever it does: what is kept must stand that anyway.
    """
    if not THREADS:
        return _done(lambda: work(no_progress))
    begun: Future[T] = Future()
    told, context = _in_the_loop(progress), copy_context()
    Thread(target=lambda: context.run(_do, begun, lambda: work(told)), name=NAME, daemon=True).start()
    wait([begun], timeout=moment)
    return begun


async def beside(work: Work[T], progress: Progress) -> T:
    """What comes of it. A screen that shows the progress is drawn before the work keeps anybody waiting."""
    if not THREADS:
        progress(0, 0)
        await asyncio.sleep(BREATH)
    return await asyncio.wrap_future(begin(work, progress))


def _done(work: Callable[[], T]) -> "Future[T]":
    done: Future[T] = Future()
    _do(done, work)
    return done


def _do(done: "Future[T]", work: Callable[[], T]) -> None:
    try:
        done.set_result(work())
    except Exception as error:
        done.set_exception(error)


def _in_the_loop(progress: Progress) -> Progress:
    """Tells it there, now and then: windows are drawn in the loop, and each time costs them something."""
    loop, next_time = asyncio.get_running_loop(), 0.0

    def tell(done: int, of: int) -> None:
        nonlocal next_time
        if monotonic() >= next_time:
            next_time = monotonic() + STEP
            loop.call_soon_threadsafe(progress, done, of)

    return tell
