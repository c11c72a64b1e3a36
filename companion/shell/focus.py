"""Where the focus of a keyboard comes back to: what opened a sheet has it again once the sheet is gone.

Flutter forgets what had the focus as soon as that can't be used for a while, and under a sheet nothing can. So the
device is asked to give it back, again and again until it says that it has: only what it has drawn can take the focus.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import flet as ft

from companion.shell.clock import Clock

PRESSED_BY: Final = 0.5
"""Seconds after a key in which what happens is its doing."""
AGAIN: Final = 0.1
"""Seconds until the device is asked again."""
ENOUGH: Final = 20
"""How often it is asked."""
PATIENCE: Final = 10
"""Seconds to wait for its answer."""


class Focus:
    def __init__(self, page: ft.Page, clock: Clock) -> None:
        self._page = page
        self._clock = clock
        self._last_key = float("-inf")
        self._opener: ft.Control | None = None
        self._asked: int | None = None
        self._stop: Callable[[], None] = lambda: None

    def heard_key(self) -> None:
        """Whoever presses keys goes on from where they lead."""
        self._last_key = self._clock.now()
        self._stop()

    def leaves(self, opener: ft.Control | None) -> None:
        """A sheet is opened by this button; the focus comes back to it if that is a key's doing."""
        self._stop()
        self._opener = opener if self._clock.now() < self._last_key + PRESSED_BY else None

    def comes_back(self) -> None:
        """The sheet is gone."""
        opener, self._opener = self._opener, None
        if opener:
            self._asked = opener._i
            self._later(opener, ENOUGH)

    def is_at(self, opener: ft.Control) -> None:
        """The device says so. It may have been at another one before, which it went back to by itself."""
        if opener._i == self._asked:
            self._stop()

    def _later(self, opener: ft.Control, tries: int) -> None:
        self._stop = self._clock.call_later(AGAIN, partial(self._ask, opener, tries)).cancel

    def _ask(self, opener: ft.Control, tries: int) -> None:
        session = self._page.session
        if session.connection and opener._i in session.index:
            self._page.run_task(self._give, opener)
        if tries > 1:
            self._later(opener, tries - 1)

    async def _give(self, opener: ft.Control) -> None:
        with suppress(RuntimeError, TimeoutError):  # of a device that has gone, or has no such button any more
            await self._page.session.invoke_method(opener._i, "focus", None, PATIENCE)
