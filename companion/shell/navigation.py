"""Where a window is, what led there and what lies over it: values without Flet, and what keeps the browser at them.

A screen is shown as soon as it is asked for, and the browser is told at the same time. To show it only once the browser
answers, as a router does by itself, would make every tap wait for the network twice: there and back before anything is
drawn. So what the browser says while it follows is no news; whatever it says when it has nothing to follow is its own
doing, by its back button most of all.

A sheet is a step in the browser's history as long as it lies, so that the back button takes it off. Flutter only adds
steps; a script of the page (`serving/page/history.js`) has whatever leaves a sheet take the place of that step.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Final

HOME: Final = "/"
WITH_SHEET: Final = "?sheet"
"""Marks the step in the browser's history that its back button takes back when a sheet lies. The page knows it, too."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """What lies over a screen."""

    sheet: Hashable
    """A value of the game's own, which draws it."""
    opened_from: str | None = None
    """The screen that closing it leads to, if that isn't the one beneath it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A screen that led to the one that is shown, and what lay over it."""

    path: str
    over: Overlay | None = None


@dataclass(frozen=True, slots=True)
class Trail:
    path: str = HOME
    over: Overlay | None = None
    led_here: tuple[Step, ...] = ()

    @classmethod
    def at(cls, address: str) -> "Trail":
        """A window that is opened there."""
        return cls(path_of(address))

    @property
    def sheet(self) -> Hashable | None:
        return self.over.sheet if self.over else None

    @property
    def address(self) -> str:
        """What the browser should say."""
        marked = self.over and self.over.opened_from is None
        return f"{self.path}{WITH_SHEET}" if marked else self.path

    @property
    def before(self) -> str | None:
        """The screen that led here, unless the window was opened here."""
        return self.led_here[-1].path if self.led_here else None

    @property
    def beneath(self) -> str:
        """Where closing the sheet leads: to the screen that it was opened from, or that is shown."""
        return (self.over and self.over.opened_from) or self.path

    def go(self, path: str) -> "Trail":
        """To another screen, or to this one without its sheet."""
        return self._to(path, None)

    def look_up(self, path: str) -> "Trail":
        """To a screen whose way back leads to the sheet that lies here, too."""
        return self._to(path, self.over)

    def instead(self, path: str) -> "Trail":
        """To a screen in the place of the one that is shown; the way back stays the same."""
        return Trail(path, led_here=self._before(path))

    def back(self, otherwise: str) -> "Trail":
        """To the screen that led here, with its sheet; to another one if the window was opened here."""
        step = self.led_here[-1] if self.led_here else Step(otherwise)
        there = self.go(step.path)
        return replace(there, over=step.over)

    def open(self, sheet: Hashable) -> "Trail":
        """With a sheet over the screen that is shown."""
        return replace(self, over=Overlay(sheet))

    def open_from(self, path: str, sheet: Hashable) -> "Trail":
        """With a sheet over another screen; closing it leads back here."""
        return self.open(sheet) if path == self.path else replace(self.go(path), over=Overlay(sheet, self.path))

    def close(self) -> "Trail":
        """Without the sheet."""
        return self.go(self.beneath)

    def moved(self, address: str) -> "Trail":
        """After the browser has gone somewhere by itself: that takes off a sheet before it leaves the screen."""
        return self.close() if self.over else self.go(path_of(address))

    def _to(self, path: str, leaving: Overlay | None) -> "Trail":
        if path == self.path:
            return replace(self, over=None)
        led_here = self._before(path)
        # Whatever was on the way already is gone back to. Nothing leads to home.
        shorter = path == HOME or len(led_here) < len(self.led_here)
        return Trail(path, led_here=led_here if shorter else (*led_here, Step(self.path, leaving)))

    def _before(self, path: str) -> tuple[Step, ...]:
        """What led to a path that is on the way here; otherwise all that led here."""
        if path == HOME:
            return ()
        paths = [step.path for step in self.led_here]
        return self.led_here[: paths.index(path)] if path in paths else self.led_here


def path_of(address: str) -> str:
    return address.removesuffix(WITH_SHEET)


class Navigator:
    """Shows a trail in a window, and keeps the browser's address at it."""

    def __init__(self, address: str, show: Callable[[str], None], push: Callable[[str], None]) -> None:
        self._show = show
        self._push = push
        self.redraw_sheet: Callable[[], None] = lambda: None
        """Set by the window."""
        self._to_follow = 0
        """How often the browser was told to go somewhere, and hasn't yet."""
        self._heard: str | None = None
        """Where it said that it was meanwhile."""
        self.start(address)

    def start(self, address: str) -> None:
        """Where the browser has come to before it was told anything."""
        self.trail = Trail.at(address)
        self._address = address
        """Where the browser is, or will be once it has followed."""

    def to(self, trail: Trail) -> None:
        before, self.trail = self.trail, trail
        if trail.address != self._address:
            self._address = trail.address
            self._to_follow += 1
            self._push(trail.address)
        if trail.path != before.path:
            self._show(trail.path)
        if trail.over or trail.path == before.path:
            self.redraw_sheet()

    def followed(self) -> None:
        """The browser has gone where it was told to, once; it said so first, unless it was there already."""
        self._to_follow -= 1
        self._settle()

    def moved(self, address: str) -> None:
        """The browser says where it is: where it was told to go, or where its own buttons led."""
        self._heard = address
        self._settle()

    def _settle(self) -> None:
        """As long as the browser has to follow, what it says doesn't count: it will end where it was told to go."""
        if self._to_follow:
            return
        address, self._heard = self._heard, None
        if address is not None and address != self._address:
            self._address = address
            self.to(self.trail.moved(address))
