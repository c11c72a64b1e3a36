"""Work on many things, shared out among the machine's processors."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

FEWEST: Final = 200
"""Things to work on for which it pays to start processes."""
SHARE: Final = 50
"""What a process is given at a time."""

A = TypeVar("A")
B = TypeVar("B")


def worked_on(work: Callable[[A], B], things: Sequence[A], processors: int = os.cpu_count() or 1) -> Iterator[B]:
    """What comes of each, in order; a failure is raised in its place."""
    if len(things) < FEWEST or processors < 2 or multiprocessing.get_start_method() != "fork":
        yield from map(work, things)
        return
    yield from map(work, things[:SHARE])  # what is loaded at first use is then loaded once, for all processes
    with multiprocessing.Pool(processors, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(work, things[SHARE:], SHARE)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
