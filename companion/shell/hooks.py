"""What screens take from around them: the look, and games that redraw them when they change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

import flet as ft

from companion.look.room import Room
from companion.look.theme import DARK, Look
from companion.sharing.house import about_table
from companion.shell.clock import Clock
from companion.shell.desk import GAMES, PLAYERS, SETTINGS
from companion.shell.drafts import NOTHING, About, Drafts
from companion.shell.navigation import HOME
from companion.shell.telling import TOLD, Told
from companion.shell.watching import Listener, Stop
from companion.shell.window import SHEET, Window, current_window
from storage.errors import NoSuchGame

if TYPE_CHECKING:
    from rules.statistics.figures import Figures
    from rules.statistics.wanted import Wanted
    from storage.protocol import ListsGames
    from storage.values import Saved, Settings

T = TypeVar("T")
P = ParamSpec("P")
A = TypeVar("A", bound=Callable[..., None])
BLINK: Final = 0.08
"""Seconds by which what matters less follows what matters most, long enough for the device to have painted that."""

LookAround = ft.create_context(DARK)
RoomAround = ft.create_context(Room())


def use_look() -> Look:
    return ft.use_context(LookAround)


def use_room() -> Room:
    """How large the window is."""
    return ft.use_context(RoomAround)


def use_settings() -> Settings:
    use_redraw_on(SETTINGS)
    return current_window().desk.settings


def use_game(id: str) -> Saved[Any]:
    """The game as it is now, in this window and in every other."""
    use_redraw_on(id)
    return current_window().desk.game(id)


def use_value(first: Callable[[], T]) -> tuple[T, Callable[[T], None]]:
    """A value that the component keeps, and what sets it."""
    return cast(tuple[T, Callable[[T], None]], ft.use_state(cast(Any, first)))


def use_kept(first: T) -> ft.MutableRef[T]:
    """A place that the component keeps something in, without being drawn again for it."""
    return cast("ft.MutableRef[T]", ft.use_ref(cast(Any, lambda: first)))


@dataclass(frozen=True, slots=True)
class Draft(Generic[T]):
    """Something half entered, kept by the window. Two quick taps both act on the latest, drawn or not."""

    kind: type[T]
    about: About
    first: Callable[[], T]
    drafts: Drafts
    redraw: Callable[[], None]

    @property
    def value(self) -> T:
        kept = self.drafts.get(self.kind, self.about)
        return self.first() if kept is None else kept

    @property
    def is_there(self) -> bool:
        """Whether anything was entered, and isn't done with."""
        return self.drafts.get(self.kind, self.about) is not None

    def set(self, value: T) -> None:
        """The very same is not drawn again: a field that somebody has just come to keeps its cursor."""
        if value is not self.drafts.get(self.kind, self.about):
            self.drafts.keep(self.kind, value, self.about)
            self.redraw()

    def change(self, change: Callable[[T], T]) -> None:
        self.set(change(self.value))

    def choose(self, setter: Callable[Concatenate[T, P], T], /, *values: P.args, **named: P.kwargs) -> None:
        """Sets one thing of it."""
        self.set(setter(self.value, *values, **named))

    def clear(self) -> None:
        self.drafts.drop(self.kind, self.about)


def use_draft(kind: type[T], about: About = NOTHING, first: Callable[[], T] | None = None) -> Draft[T]:
    """What was half entered about this; leaving and coming back keeps it."""
    return Draft(kind, about, first or kind, current_window().drafts, use_redraw())


def use_stable(act: A) -> A:
    """One function for the component's whole life that does what the latest `act` does.

    Parts that are given it are drawn again only when something else has changed.
    """
    latest = use_kept(act)
    latest.current = act

    def act_as_drawn_last(*args: Any, **kwargs: Any) -> None:
        latest.current(*args, **kwargs)

    return cast(A, use_kept(act_as_drawn_last).current)


def use_redraw() -> Callable[[], None]:
    """What draws the component again."""
    _, set_count = ft.use_state(0)
    return lambda: set_count(lambda count: count + 1)


def use_redraw_on(what: str) -> int:
    """Draws the component again after each change of a game, or of the settings; how many there were."""
    count, set_count = ft.use_state(0)
    _use_watch(what, lambda: set_count(lambda count: count + 1))
    return count


@dataclass(slots=True)
class _Asked(Generic[T]):
    """What a list was asked for, and what it said last."""

    wanted: Hashable = None
    coming: Future[T] | None = None
    answer: T | None = None

    def take(self) -> T | None:
        """The latest, which may be what came just now; a failure is raised once, and asked about again."""
        if self.coming and self.coming.done():
            coming, self.coming = self.coming, None
            if coming.exception():
                self.wanted = None
            self.answer = coming.result()
        return self.answer


def use_list(ask: Callable[[ListsGames], T], *about: Hashable) -> T | None:
    """What a list of games says to this, which is about these things; until it answers, what it said before.

    It is asked again when games have changed, beside the event loop; what takes but a moment is there at once.
    """
    return _use_asked(lambda window: window.desk.lists.ask(ask), *about)


def use_statistics(wanted: Wanted) -> Figures | None:
    """Of the games that are wanted; asked again when games or players have changed."""

    def ask(window: Window) -> Future[Figures]:
        return window.desk.lists.work(partial(window.desk.keeper.statistics.of, wanted))

    return _use_asked(ask, wanted, use_redraw_on(PLAYERS))


def _use_asked(ask: Callable[[Window], Future[T]], *about: Hashable) -> T | None:
    window, redraw, kept = current_window(), use_redraw(), use_kept(cast("_Asked[T]", None))
    asked = kept.current = kept.current or _Asked()
    wanted = (use_redraw_on(GAMES), *about)
    asked.take()
    if asked.coming is None and asked.wanted != wanted:
        asked.wanted, asked.coming = wanted, ask(window)
        if not asked.coming.done():
            _when_done(window, asked.coming, redraw)
    return asked.take()


def _when_done(window: Window, coming: Future[Any], redraw: Callable[[], None]) -> None:
    """A window that is away then is drawn when it comes back."""

    async def redraw_then() -> None:
        await asyncio.wait([asyncio.wrap_future(coming)])
        if window.connected:
            redraw()

    if window.connected:
        window.page.run_task(redraw_then)


def use_selected(id: str, select: Callable[[Saved[Any]], T], *, later: bool = False) -> T:
    """A part of a game, not yet in words; the component is drawn again when that part has changed.

    What is `later` lets what matters most, the Glory, be drawn first.
    """
    window = current_window()
    value, show = use_value(lambda: select(window.desk.game(id)))

    def changed() -> None:
        with suppress(NoSuchGame):
            show(select(window.desk.game(id)))

    _use_watch(id, _soon(window.clock, changed) if later else changed)
    return value


def use_sheet(*, later: bool = False) -> Hashable | None:
    """What lies over the table in this window. What is `later` sees at once that it lies there, not that it is gone."""
    window, redraw = current_window(), use_redraw()
    gone = _soon(window.clock, redraw) if later else redraw

    def changed() -> None:
        gone() if window.trail.sheet is None else redraw()

    _use_watch(SHEET, changed, window.sheet_watching.watch)
    return window.trail.sheet


def use_seat() -> None:
    """A guest whose seat was taken back is led to where seats are chosen, whatever is shown."""
    window = current_window()

    def changed() -> None:
        if window.desk.has_to_choose and window.trail.path != HOME:
            window.go(HOME)

    _use_watch(about_table(window.desk.table), changed)


def use_playing(*, over: bool) -> None:
    """The device stays awake as long as a game that isn't over is shown."""
    services = current_window().services
    ft.use_effect(partial(services.playing, playing=not over), [over])
    ft.use_effect(lambda: partial(services.playing, playing=False), [])


def use_told() -> Told | None:
    """What the window tells just now."""
    telling, redraw = current_window().telling, use_redraw()
    _use_watch(TOLD, redraw, telling.watch)
    return telling.told


def _use_watch(what: str, changed: Callable[[], None], watch: Callable[[str, Listener], Stop] | None = None) -> None:
    """Of the desk, unless something else is watched."""
    window = current_window()

    def notified() -> None:
        if _page_of_this_tap() is window.page:
            changed()
        else:
            window.in_turn(changed)

    ft.use_effect(lambda: (watch or window.watching.watch)(what, notified), [what])


def _page_of_this_tap() -> ft.Page | None:
    """None, if it is somebody's coming or going that is told."""
    with suppress(RuntimeError):
        return ft.context.page
    return None


def _soon(clock: Clock, changed: Callable[[], None]) -> Callable[[], None]:
    def in_a_blink() -> None:
        clock.call_later(BLINK, changed)

    return in_a_blink
