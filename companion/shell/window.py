"""One window of the app: where it is, what is half entered in it, and how it acts on a tap."""

import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import flet as ft

from companion.shell.desk import Desk
from companion.shell.services import Services
from companion.shell.watching import Watching
from companion.speech.language import ENGLISH, LANGUAGES, mark, say, speaking
from companion.speech.troubles import trouble_text
from rules.problems import Refused
from storage.errors import StorageError

log = logging.getLogger("companion")

MOMENT: Final = 0.25
"""Seconds after a band is played by its last tap in which taps do nothing: the second half of a double tap."""
WITH_SHEET: Final = "?sheet"
WENT_WRONG: Final = mark("Something went wrong. Your game is saved.")


@dataclass(frozen=True, slots=True)
class Sheet:
    """What lies over the table."""

    name: str
    argument: str = ""
    back: str | None = None
    """The screen it was opened from, if that isn't the table."""


@dataclass(frozen=True, slots=True)
class Step:
    """A screen that led to the one that is shown, and what lay over it."""

    path: str
    sheet: Sheet | None


class Window:
    def __init__(self, page: ft.Page, desk: Desk) -> None:
        self.page = page
        self.desk = desk
        self.services = Services(page, desk)
        self.watching = Watching(desk.watch)
        self.drafts: dict[str, Any] = {}
        """What is half entered, by screen and game: leaving and coming back keeps it."""
        self.sheet: Sheet | None = None
        self.redraw_sheet: Callable[[], None] = lambda: None
        """Set by the table that is shown."""
        self.device_language = ENGLISH
        self._location = page.route or "/"
        self._trail: list[Step] = []
        self._echoes: deque[str] = deque()
        self._router: Callable[..., Any] | None = None
        self._guarded = False
        self._quiet_until = 0.0

    @property
    def language(self) -> str:
        """What was chosen in the settings, if we speak it, or what the device is set to."""
        chosen = self.desk.settings.language
        return chosen if chosen in LANGUAGES else self.device_language

    def go(self, path: str) -> None:
        """Shows another screen at once; the browser's address follows."""
        self._go(path, None)

    def look_up(self, path: str) -> None:
        """Shows a screen whose way back leads to the sheet that lies here, too."""
        self._go(path, self.sheet)

    def instead(self, path: str) -> None:
        """Shows a screen in the place of the one that is shown; the way back stays the same."""
        trail = list(self._trail)
        self.go(path)
        self._trail = trail

    def back(self, otherwise: str) -> None:
        """Shows the screen that led here, with its sheet; another one if the window was opened here."""
        step = self._trail[-1] if self._trail else Step(otherwise, None)
        self.go(step.path)
        if step.sheet:
            self.sheet = step.sheet
            self.redraw_sheet()
            self._guard()

    def _go(self, path: str, leaving: Sheet | None) -> None:
        self._follow()
        self.sheet = None
        if path == _screen(self._location):
            self.redraw_sheet()
            return
        self._guarded = False
        self._remember(path, leaving)
        self._push(path)
        self._show(path)

    def _remember(self, path: str, leaving: Sheet | None) -> None:
        """The screen that is left has led to this path, unless the path is on the way back."""
        led_here = [step.path for step in self._trail]
        if path in led_here:
            del self._trail[led_here.index(path) :]
        else:
            self._trail.append(Step(_screen(self._location), leaving))

    def open(self, name: str, argument: str = "") -> None:
        """Lays a sheet over the table that is shown."""
        self._follow()
        self.sheet = Sheet(name, argument)
        self.redraw_sheet()
        self._guard()

    def open_from(self, table: str, name: str, argument: str) -> None:
        """Lays a sheet over a table, from a screen that it leads back to."""
        self._follow()
        back = _screen(self._location)
        self.go(table)
        self.sheet = Sheet(name, argument, back)
        self.redraw_sheet()

    @property
    def beneath(self) -> str:
        """Where closing the sheet leads: to the screen that it was opened from, or that is shown."""
        return (self.sheet and self.sheet.back) or _screen(self._location)

    def close(self) -> None:
        """Takes the sheet off the table."""
        self.go(self.beneath)

    def _guard(self) -> None:
        """One more step in the browser's history, once a table, for its back button to take back when a sheet lies."""
        if not self._guarded:
            self._guarded = True
            self._push(f"{_screen(self._location)}{WITH_SHEET}")

    def _push(self, path: str) -> None:
        self._follow()
        self._location = path
        self._echoes.append(path)
        self.page.navigate(path)

    def _follow(self) -> None:
        """From the first step on it is we who are told where the browser goes; until then it may have gone anywhere."""
        if self._router is None:
            self._location = self.page.route or "/"
        if self.page.on_route_change != self._moved:
            self._router, self.page.on_route_change = self.page.on_route_change, self._moved

    def _moved(self, event: ft.RouteChangeEvent) -> None:
        """The browser's address has changed: by us a moment ago, or by its own back button."""
        if event.route in self._echoes:
            while self._echoes.popleft() != event.route:
                pass
            return
        self._guarded = False
        if self.sheet:
            from_table = self.sheet.back is None
            self.close()
            if from_table:
                self._guard()
        elif _screen(event.route) == _screen(self._location):
            self._location = event.route
        else:
            self._echoes.clear()
            self._remember(_screen(event.route), None)
            self._location = event.route
            self._show(event.route)

    def _show(self, path: str) -> None:
        if self._router:
            self._router(ft.RouteChangeEvent(name="route_change", control=self.page, route=path))

    @property
    def connected(self) -> bool:
        """Whether there is a device at the other end just now."""
        return self.page.session.connection is not None

    def hush(self) -> None:
        """For a moment, taps do nothing; letters that are typed and the way back are heard."""
        self._quiet_until = monotonic() + MOMENT

    def tapped(self, act: Callable[[], Any]) -> None:
        """Does what a tap asks for, unless it may be the second half of a double tap."""
        if monotonic() >= self._quiet_until:
            self.act(act)

    def act(self, act: Callable[[], Any]) -> None:
        """Does what somebody asks for; what can't be done is said."""
        self.services.touched()
        with self._told():
            act()

    def run(self, task: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Does something that waits for the device; a failure is said."""

        async def guarded() -> None:
            with self._told():
                await task()

        self.page.run_task(guarded)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever can't be done is said, in this window's language."""
        with speaking(self.language):
            try:
                yield
            except StorageError as error:
                self.tell(trouble_text(error))
            except Refused as refused:
                from companion.shell.games import problem_text

                self.tell(problem_text(refused.problems[0]))
            except Exception:
                log.exception("What was asked for failed")
                self.tell(say(WENT_WRONG))

    def tell(self, message: str, undo: Callable[[], Any] | None = None) -> None:
        """Names what was done, or why not, at the bottom of the screen, and offers to take it back."""
        action = ft.SnackBarAction(label=say("Undo"), on_click=taps(undo)) if undo else None
        self.page.show_dialog(ft.SnackBar(ft.Text(message), action=action, behavior=ft.SnackBarBehavior.FLOATING))

    def undo(self, id: str, revision: int) -> None:
        """Takes back the last step of a game, as it was seen."""
        self.desk.undo(id, revision)
        self.services.buzz()


def _screen(route: str) -> str:
    return route.removesuffix(WITH_SHEET)


windows: dict[str, Window] = {}
"""By session, for those that are open."""


def current_window() -> Window:
    """The window whose tap is being handled."""
    return windows[ft.context.page.session.id]


def taps(act: Callable[[], Any]) -> Callable[[], None]:
    """A handler that goes through the window, where double taps and faults are dealt with."""
    return lambda: current_window().tapped(act)


def always(act: Callable[[], Any]) -> Callable[[], None]:
    """A handler for what no double tap can hit by mistake: it is heard at any moment."""
    return lambda: current_window().act(act)


def go(path: str) -> None:
    """Shows another screen in the window whose tap is being handled."""
    current_window().go(path)


def open_sheet(name: str, argument: str = "") -> None:
    """Lays a sheet over the table in the window whose tap is being handled."""
    current_window().open(name, argument)
