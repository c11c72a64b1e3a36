"""Who is told of a change: listeners by what they watch, each called by itself."""

import logging
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any

log = logging.getLogger("companion")
Listener = Callable[[], Any]
Stop = Callable[[], None]


class Listeners:
    """Those who want to know of a change of something: of a game by its id, or of one of the lists."""

    def __init__(self) -> None:
        self._of: dict[str, list[Listener]] = defaultdict(list)

    def add(self, what: str, listener: Listener) -> Stop:
        """Calls back after every change; the result ends it."""
        self._of[what].append(listener)
        return lambda: self._of[what].remove(listener)

    def notify(self, what: str) -> None:
        call_each(self._of[what])

    def notify_all(self) -> None:
        for what in tuple(self._of):
            self.notify(what)


class Watching:
    """What one window listens to, for as long as it is open."""

    def __init__(self, watch: Callable[[str, Listener], Stop]) -> None:
        self._watch = watch
        self._stops: dict[Listener, Stop] = {}

    def watch(self, what: str, listener: Listener) -> Stop:
        stop = self._watch(what, listener)
        self._stops[listener] = stop

        def stop_once() -> None:
            if self._stops.pop(listener, None):
                stop()

        return stop_once

    def refresh(self) -> None:
        """Draws again whatever may have changed while the device was away."""
        call_each(self._stops)

    def end(self) -> None:
        """The window is gone: nothing is drawn in it any more."""
        for stop in self._stops.values():
            stop()
        self._stops.clear()


def call_each(listeners: Iterable[Listener]) -> None:
    """One that fails is logged, and keeps neither the others from being called nor whoever acted from the truth.

    What listeners are told of is saved already: it didn't fail because a window couldn't show it.
    """
    for listener in tuple(listeners):
        try:
            listener()
        except Exception:
            log.exception("A window couldn't show a change")
