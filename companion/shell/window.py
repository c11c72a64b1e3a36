"""One window of the app: where it is, what is half entered in it, and how it acts on a tap."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.sharing.door import CannotOpen
from companion.sharing.rights import NotAllowed
from companion.shell.clock import Clock
from companion.shell.desk import Desk
from companion.shell.drafts import Drafts
from companion.shell.focus import Focus
from companion.shell.navigation import HOME, Navigator, Trail
from companion.shell.services import Services
from companion.shell.telling import Telling
from companion.shell.watching import Listeners, Watching, call_each
from companion.speech.language import ENGLISH, LANGUAGES, mark, say, speaking
from companion.speech.troubles import trouble_text
from rules.problems import Refused
from storage.errors import StorageError

log = logging.getLogger("companion")

MOMENT: Final = 0.25
"""Seconds after a band is played by its last tap in which taps do nothing: the second half of a double tap."""
BOUNCE: Final = 0.12
"""Seconds in which a finger that bounces taps again: too quick for anybody who has seen what the first tap did."""
PATIENCE: Final = 10
"""Seconds to wait for the browser to follow. One that was away meanwhile says where it is when it comes back."""
SHEET: Final = "sheet"
"""What those watch who draw it, or lie beneath it."""
WENT_WRONG: Final = mark("Something went wrong. Your game is saved.")


class Window:
    def __init__(self, page: ft.Page, desk: Desk, clock: Clock) -> None:
        self.page = page
        self.desk = desk
        self.clock = clock
        self.services = Services(page, desk, clock)
        self.telling = Telling(clock)
        self.focus = Focus(page, clock)
        self.watching = Watching(desk.watch)
        self.drafts = Drafts(self.watching.watch, desk.revision, desk.shelf, clock, lambda: self.connected)
        desk.shelf.opened(self.drafts)
        self.device_language = ENGLISH
        self.typing = False
        """Whether a field has the focus: keys are letters then."""
        self.navigator = Navigator(page.route or HOME, self._show, self._push)
        self._sheets = Listeners()
        self.sheet_watching = Watching(self._sheets.add)
        self.navigator.redraw_sheet = self._redraw_sheet
        self._pushes: set[asyncio.Task[None]] = set()
        self._in_turn: dict[Callable[[], Any], None] = {}
        self._router: Callable[..., Any] | None = None
        self._quiet_until = float("-inf")
        self._last_done: dict[str, float] = {}

    @property
    def language(self) -> str:
        """What was chosen in the settings, if we speak it, or what the device is set to."""
        chosen = self.desk.settings.language
        return chosen if chosen in LANGUAGES else self.device_language

    @property
    def trail(self) -> Trail:
        """Where the window is."""
        return self.navigator.trail

    def go(self, path: str) -> None:
        """Shows another screen."""
        self._to(lambda trail: trail.go(path))

    def look_up(self, path: str) -> None:
        """Shows a screen whose way back leads to the sheet that lies here, too."""
        self._to(lambda trail: trail.look_up(path))

    def instead(self, path: str) -> None:
        """Shows a screen in the place of the one that is shown."""
        self._to(lambda trail: trail.instead(path))

    def back(self, otherwise: str) -> None:
        """Shows the screen that led here; another one if the window was opened here."""
        self._to(lambda trail: trail.back(otherwise))

    def open(self, sheet: Hashable, opener: ft.Control | None = None) -> None:
        """Lays a sheet over the screen that is shown; once it is gone, the focus comes back to what opened it."""
        if self.trail.sheet is None:
            self.focus.leaves(opener)
        self._to(lambda trail: trail.open(sheet))

    def open_from(self, path: str, sheet: Hashable) -> None:
        """Lays a sheet over another screen; closing it leads back here."""
        self.focus.leaves(None)
        self._to(lambda trail: trail.open_from(path, sheet))

    def close(self) -> None:
        """Takes the sheet off."""
        self._to(Trail.close)

    def arrive(self) -> None:
        """One that is opened at a sheet's address shows none, and neither should the browser's history."""
        if (self.page.route or HOME) != self.trail.address:
            self._to(lambda trail: trail)

    def _to(self, change: Callable[[Trail], Trail]) -> None:
        self.typing = False
        self._take_over()
        self.navigator.to(change(self.navigator.trail))

    def _take_over(self) -> None:
        """From the first step on it is we who hear where the browser goes; until then it was Flet's router."""
        if self._router is None:
            self.navigator.start(self.page.route or HOME)
        if self.page.on_route_change != self._moved:
            self._router, self.page.on_route_change = self.page.on_route_change, self._moved

    def _moved(self, event: ft.RouteChangeEvent) -> None:
        before = self.trail
        self.navigator.moved(event.route)
        if self.trail is not before:
            self.telling.stop()

    def _push(self, address: str) -> None:
        async def push() -> None:
            try:
                await asyncio.wait_for(self.page.push_route(address), PATIENCE)
            except Exception as error:
                log.info("The browser didn't follow to %s: %s", address, error)
            self.navigator.followed()

        task = asyncio.get_running_loop().create_task(push())
        self._pushes.add(task)
        task.add_done_callback(self._pushes.discard)

    def _redraw_sheet(self) -> None:
        self._sheets.notify(SHEET)
        if self.trail.sheet is None:
            self.focus.comes_back()

    def _show(self, path: str) -> None:
        if self._router:
            self._router(ft.RouteChangeEvent(name="route_change", control=self.page, route=path))

    def end(self) -> None:
        """The window is gone for good: nothing calls it back, so nothing keeps it."""
        self.watching.end()
        self.sheet_watching.end()
        self.desk.shelf.closed(self.drafts)
        self.services.end()
        self.telling.end()

    @property
    def connected(self) -> bool:
        """Whether there is a device at the other end just now."""
        try:
            return self.page.session.connection is not None
        except RuntimeError:  # of a session that is gone
            return False

    def in_turn(self, act: Callable[[], Any]) -> None:
        """Does something soon, as if it were asked for here, with all else for then; nothing without a device."""
        if not self.connected:
            return
        if not self._in_turn:
            # Flet then takes this window for the one that acts. In this context it is another one, and stays so.
            copy_context().run(self.page.run_task, self._take_turn)
        self._in_turn[act] = None

    async def _take_turn(self) -> None:
        acts, self._in_turn = self._in_turn, {}
        call_each(acts)

    def hush(self, moment: float | None = None) -> None:
        """For a moment, taps do nothing; letters that are typed and the way back are heard."""
        self._quiet_until = self.clock.now() + (MOMENT if moment is None else moment)

    def once(self, what: str, act: Callable[[], Any]) -> None:
        """Does something whose button is still there afterwards: all others are heard at once, it isn't."""
        now = self.clock.now()
        if now >= self._last_done.get(what, float("-inf")) + BOUNCE:
            self._last_done[what] = now
            act()

    @property
    def quiet(self) -> bool:
        """Whether a tap would be taken for the second half of a double tap."""
        return self.clock.now() < self._quiet_until

    def tapped(self, act: Callable[[], Any]) -> None:
        """Does what a tap asks for, unless it may be the second half of a double tap."""
        if not self.quiet:
            self.act(act)

    def act(self, act: Callable[[], Any]) -> None:
        """Does what somebody asks for; what can't be done is said. Whoever is heard isn't tapping twice any more."""
        self._quiet_until = float("-inf")
        self.services.touched()
        self.telling.stop()
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
            except NotAllowed as not_allowed:
                self.tell(not_allowed.words)
            except CannotOpen as cannot:
                self.tell(str(cannot))
            except Refused as refused:
                from companion.shell.games import problem_text

                self.tell(problem_text(refused.problems[0]))
            except Exception:
                log.exception("What was asked for failed")
                self.tell(say(WENT_WRONG))

    def tell(self, message: str, undo: Callable[[], Any] | None = None) -> None:
        """Names what was done, or why not, and offers to take it back."""
        self.telling.tell(message, undo)

    def undo(self, id: str, revision: int) -> None:
        """Takes back the last step of a game, as it was seen."""
        self.desk.undo(id, revision)
        self.services.buzz()


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


@dataclass(frozen=True, slots=True)
class Opening:
    """What a tap does that lays a sheet over the screen."""

    sheet: Hashable

    def __call__(self, opener: ft.Control | None = None) -> None:
        current_window().open(self.sheet, opener)
