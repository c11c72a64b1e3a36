"""What the device does for us: the screen kept awake while a game is played, and a light buzz on a tap."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from companion.shell.clock import Clock, Timer
from companion.shell.desk import Desk
from companion.speech.language import ENGLISH, language_of

if TYPE_CHECKING:
    from companion.shell.picking import Picking

log = logging.getLogger("companion")
PATIENCE: Final = 1
"""Seconds to wait for an answer before the first screen is drawn."""
IDLE: Final = 20 * 60
"""Seconds without a tap after which the screen may sleep."""


class Services:
    """Held once for each window, each from its first use on. A device that lacks one goes without."""

    def __init__(self, page: ft.Page, desk: Desk, clock: Clock) -> None:
        self._clock = clock
        self._page = page
        self._desk = desk
        self._playing = False
        self._awake = False
        self._release: Timer | None = None

    @cached_property
    def _wakelock(self) -> ft.Wakelock:
        return ft.Wakelock()

    @cached_property
    def _haptics(self) -> ft.HapticFeedback:
        return ft.HapticFeedback()

    @cached_property
    def share(self) -> ft.Share:
        return ft.Share()

    @cached_property
    def picking(self) -> Picking:
        from companion.shell.picking import Picking

        return Picking(self._page, self._desk.uploads)

    @property
    def files(self) -> ft.FilePicker:
        return self.picking.picker

    def playing(self, *, playing: bool) -> None:
        """Whether a game is being played in this window."""
        self._playing = playing
        self.touched()

    def touched(self) -> None:
        """Somebody is here: stay awake for a while."""
        self.end()
        wanted = self._playing and self._desk.settings.keep_awake
        self._stay_awake(awake=wanted)
        if wanted:
            self._release = self._clock.call_later(IDLE, partial(self._stay_awake, awake=False))

    def end(self) -> None:
        """Nothing is waited for any more: what waits would keep a window that is gone."""
        if self._release:
            self._release.cancel()
            self._release = None

    async def language(self) -> str:
        """The language that the device is set to, if it says so in good time."""
        try:
            device = await asyncio.wait_for(self._page.get_device_info(), PATIENCE)
        except Exception as error:
            log.info("The device doesn't tell its language: %s", error)
            return ENGLISH
        languages = getattr(device, "languages", None) or [getattr(device, "language", None)]
        return language_of(languages)

    def buzz(self) -> None:
        if self._desk.settings.haptics:
            self._try(self._haptics.light_impact)

    def _stay_awake(self, *, awake: bool) -> None:
        if awake != self._awake:
            self._awake = awake
            self._try(self._wakelock.enable if awake else self._wakelock.disable)

    def _try(self, ask: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def asked() -> None:
            try:
                await ask()
            except Exception as error:
                log.info("The device can't: %s", error)

        self._page.run_task(asked)
