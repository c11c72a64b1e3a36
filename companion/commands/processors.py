"""Work on many things, shared out among the machine's processors."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

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
    yield work(things[0])  # what is loaded at first use is then loaded once, for all processes
    with multiprocessing.Pool(processors, _begin, (work, things)) as pool:
        yield from pool.imap(_done, range(1, len(things)), SHARE)


_at_hand: tuple[Callable[[Any], Any], Sequence[Any]]
"""What a process has to do with which things: it is forked with them, so that only places are sent to it."""


def _begin(work: Callable[[Any], Any], things: Sequence[Any]) -> None:
    global _at_hand
    _at_hand = work, things
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the parent


def _done(place: int) -> Any:
    work, things = _at_hand
    return work(things[place])
