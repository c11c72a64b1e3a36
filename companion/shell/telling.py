"""What a window tells: what was done, or why not, until it is read or somebody goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from companion.shell.clock import Clock, Timer
from companion.shell.watching import Listener, Listeners, Stop, Watching

LINGERS: Final = 5.0
"""Seconds that it stays for, if nobody does anything meanwhile."""
LETTER: Final = 0.08
"""Seconds for each letter, where that is longer: nobody who reads slowly is hurried."""
TOLD: Final = "told"


@dataclass(frozen=True, slots=True, eq=False)
class Told:
    message: str
    undo: Callable[[], Any] | None = None


class Telling:
    """The latest that is told in a window; the screen that is shown makes room for it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._listeners = Listeners()
        self._timer: Timer | None = None
        self._watching = Watching(self._listeners.add)
        self.told: Told | None = None

    def tell(self, message: str, undo: Callable[[], Any] | None) -> None:
        self.stop()
        self.told = Told(message, undo)
        self._timer = self._clock.call_later(max(LINGERS, LETTER * len(message)), self.stop)
        self._listeners.notify(TOLD)

    def stop(self) -> None:
        """It has been read, or somebody goes on."""
        self._cancel()
        if self.told:
            self.told = None
            self._listeners.notify(TOLD)

    def end(self) -> None:
        """The window is gone: nothing is waited for any more."""
        self._cancel()
        self._watching.end()

    def _cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def watch(self, what: str, listener: Listener) -> Stop:
        return self._watching.watch(what, listener)
