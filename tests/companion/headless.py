"""The app without a browser: a real Flet session whose client is this file. Written against flet 1.0.5, exactly."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, copy_context
from dataclasses import dataclass, field, fields
from functools import cache, wraps
from inspect import getattr_static
from threading import Event
from threading import enumerate as enumerate_threads
from typing import Any
from weakref import WeakKeyDictionary

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.controls.value_types import Prop
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from companion.controls.named import nothing
from companion.shell.app import app
from companion.shell.beside import NAME
from companion.shell.desk import Desk
from companion.shell.hooks import BLINK
from companion.shell.window import MOMENT, windows
from companion.speech.typesetting import NO_BREAK

SETTLED_AFTER = 20
"""Turns of the event loop after which a screen has been drawn."""


def headless(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Runs a test in a thread with a loop of its own, for the browser's tests leave theirs running in this one."""

    @wraps(test)
    def run(**fixtures: Any) -> None:
        with ThreadPoolExecutor(max_workers=1) as thread:
            thread.submit(asyncio.run, test(**fixtures)).result()

    return run


@dataclass(order=True)
class Later:
    """What a window does when its time has come."""

    at: float
    act: Callable[[], Any] = field(compare=False)
    context: Context = field(default_factory=copy_context, compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class HandClock:
    """A clock that goes on when a test says so, and not before."""

    def __init__(self) -> None:
        self._now = 0.0
        self._later: list[Later] = []

    def now(self) -> float:
        return self._now

    def call_later(self, seconds: float, act: Callable[[], Any]) -> Later:
        later = Later(self._now + seconds, act)
        self._later.append(later)
        return later

    def go_on(self, seconds: float) -> None:
        until = self._now + seconds
        while self._later and min(self._later).at <= until:
            due = min(self._later)
            self._later.remove(due)
            self._now = due.at
            if not due.cancelled:
                due.context.run(due.act)
        self._now = until


_clocks: WeakKeyDictionary[asyncio.AbstractEventLoop, HandClock] = WeakKeyDictionary()


def the_clock() -> HandClock:
    """The one that all windows of a test go by."""
    return _clocks.setdefault(asyncio.get_running_loop(), HandClock())


class Client(Connection):
    """Takes what the app sends, as a browser would, and notes a crash."""

    def __init__(self, language: str) -> None:
        super().__init__()
        device = {"browser_name": "chrome", "languages": [language], "locales": []}
        self.answers: dict[str, Any] = {"get_device_info": device}
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub(loop=self.loop)
        self.page_url = "http://headless"
        self.crashes: list[Any] = []
        self.saved: dict[str, bytes] = {}
        self.focused: list[int] = []
        self.session: Session | None = None
        self.history: list[str] = []
        self.events: list[asyncio.Task[None]] = []

    def send_message(self, message: Message) -> None:
        msgpack.packb([message.action, message.body], default=configure_encode_object_for_msgpack(BaseControl))
        if message.action is MessageAction.SESSION_CRASHED:
            self.crashes.append(message.body)
        if message.action is MessageAction.INVOKE_METHOD and self.session is not None:
            body = message.body
            if body.name == "save_file":
                self.saved[body.args["file_name"]] = body.args["src_bytes"]
            if body.name == "focus":
                self.focused.append(body.control_id)
            if body.name == "push_route":
                self._follow(self.session, body.args["route"])
            answer = self.answers.get(body.name)
            self.loop.call_soon(self.session.handle_invoke_method_results, body.control_id, body.call_id, answer, None)

    def _follow(self, session: Session, route: str) -> None:
        """Says that it has gone there before it says that it has done what it was asked to, as browsers do."""
        if route != self.history[-1]:
            self.history.append(route)
            session.apply_page_patch({"route": route})
            self.events.append(
                self.loop.create_task(session.dispatch_event(session.page._i, "route_change", {"route": route}))
            )


held: set["Held"] = set()
"""Work that is held up just now."""


class Held:
    """Work that gets to a certain point, and stays there until it is let go on."""

    def __init__(self) -> None:
        self._reached = Event()
        self._go_on = Event()

    def __enter__(self) -> "Held":
        held.add(self)
        return self

    def __exit__(self, *error: object) -> None:
        held.discard(self)
        self._go_on.set()

    def here(self) -> None:
        """The point, as the work meets it."""
        self._reached.set()
        self._go_on.wait()

    async def reached(self) -> None:
        while not self._reached.is_set():
            await asyncio.sleep(0.001)


def _working() -> bool:
    return any(thread.name == NAME for thread in enumerate_threads())


class App:
    """One window of the app."""

    def __init__(self, client: Client, session: Session) -> None:
        self._client = client
        self._session = session
        self.page = session.page
        self.taps = 0

    @classmethod
    async def start(
        cls,
        main: Callable[[ft.Page], Coroutine[Any, Any, None]],
        route: str = "/",
        language: str = "en",
        *,
        leaves: bool = False,
    ) -> "App":
        """One that `leaves` is cut off before anything is drawn."""
        client = Client(language)
        client.session = session = Session(client)
        client.history = [route]
        session.apply_page_patch({"route": route, "web": True})
        _context_page.set(session.page)
        answer = RegisterClientResponseBody(session_id=session.id, page_patch=session.get_page_patch(), error="")
        client.send_message(Message(MessageAction.REGISTER_CLIENT, answer))
        app = cls(client, session)
        if leaves:
            await app.go_away()
        await main(session.page)
        await session.after_event(session.page)
        await app.settle()
        return app

    @classmethod
    async def on(cls, desk: Desk, route: str = "/", language: str = "en") -> "App":
        """A window on a desk, on a device that is set to a language."""
        return await cls.start(app(desk, the_clock()), route, language)

    async def settle(self) -> None:
        """Lets the app draw, and looks whether it is still alive; what goes on beside it is done, unless it is held.

        What comes of work is drawn after its end: turns are counted from there.
        """
        turns, working = 0, False
        while turns < SETTLED_AFTER:
            await asyncio.sleep(0.001 if working else 0)
            working = _working() and not held
            turns = 0 if working else turns + 1
        self._is_alive()

    def _is_alive(self) -> None:
        assert not self._client.crashes, self._client.crashes
        updates = self._session._Session__updates_task  # type: ignore[attr-defined]
        assert updates is None or not updates.done(), "the screen is frozen"

    async def tap(self, *identifiers: str) -> None:
        """Taps one control after the other, by their identifiers, each when a tap is heard."""
        for identifier in identifiers:
            if windows[self._session.id].quiet:
                await self.wait(MOMENT)
            await self.tap_at_once(identifier)

    async def tap_at_once(self, identifier: str) -> None:
        """As fast as the second half of a double tap."""
        self.taps += 1
        await self.dispatch(self.control(identifier), "click")

    async def hold(self, identifier: str) -> None:
        """Presses a control for long."""
        self.taps += 1
        await self.dispatch(self.control(identifier), "long_press")

    def field(self, identifier: str) -> ft.TextField:
        inside = _inside(self.named(identifier))
        return next(control for control in inside if isinstance(control, ft.TextField))

    async def type(self, identifier: str, words: str) -> None:
        """Types over what a field holds."""
        field = self.field(identifier)
        self._session.apply_patch(field._i, {"value": words})
        await self.dispatch(field, "change")
        await self.dispatch(field, "blur")

    async def give_file(self, content: bytes) -> None:
        """Chooses a file in the dialog that a tap has opened."""
        picker = windows[self._session.id].services.files
        file = {"id": 0, "name": "file", "size": len(content), "bytes": content}
        await self._session.dispatch_event(picker._i, "result", {"files": [file]})
        await self.settle()

    @property
    def saved_files(self) -> dict[str, bytes]:
        """What was handed to the device, by the names that were suggested."""
        return self._client.saved

    @property
    def focused(self) -> list[int]:
        """The fields that the app has put the cursor in, one after the other."""
        return self._client.focused

    async def dispatch(self, control: BaseControl, event: str) -> None:
        await self._session.dispatch_event(control._i, event, None)
        await self.settle()

    async def press(self, key: str, **held: bool) -> None:
        """A key of the keyboard, with others `held`."""
        event = {"key": key, **dict.fromkeys(("shift", "ctrl", "alt", "meta"), False), **held}
        await self._session.dispatch_event(self.page._i, "keyboard_event", event)
        await self.settle()

    @property
    def history(self) -> list[str]:
        """The browser's."""
        return self._client.history

    async def press_back(self) -> None:
        """The browser's own back button."""
        self.history.pop()
        await self.browse(self.history.pop())

    async def browse(self, route: str) -> None:
        """The browser's own address changes, by its back button or by hand."""
        self.history.append(route)
        self._session.apply_page_patch({"route": route})
        await self._session.dispatch_event(self.page._i, "route_change", {"route": route})
        await self.settle()

    async def wait(self, seconds: float = BLINK) -> None:
        """Lets so much time go by in all windows, enough at least for what follows later to be drawn."""
        await self.settle()
        the_clock().go_on(seconds)
        await self.settle()

    async def take_back(self) -> None:
        """Taps the way back that the bar offers, once taps are heard again."""
        await self.wait(MOMENT)
        await self.dispatch(self.control("told-undo"), "click")

    async def go_away(self) -> None:
        """The line to the device is cut, without a word, and nothing is waited for."""
        await self._session.disconnect(60)

    async def come_back(self) -> None:
        await self._session.connect(self._client)
        await self.wait()

    def told(self) -> list[str]:
        """What the bar says."""
        return [control.label or "" for control in self._named("told")]

    def has(self, identifier: str) -> bool:
        return any(True for _ in self._named(identifier))

    def label(self, identifier: str) -> str:
        """What a screen reader says of a control."""
        return self.named(identifier).label or ""

    def named(self, identifier: str) -> ft.Semantics:
        found = list(self._named(identifier))
        assert len(found) == 1, f"{len(found)} controls are called {identifier}; there are {self.identifiers()}"
        return found[0]

    def control(self, identifier: str) -> BaseControl:
        """What a tap on the control of this name reaches."""
        inside = _inside(self.named(identifier))
        return next(control for control in inside if getattr(control, "on_click", None))

    def can_tap(self, identifier: str) -> bool:
        """Whether a tap there does anything."""
        inside = _inside(self.named(identifier))
        handlers = [control.on_click for control in inside if getattr(control, "on_click", None)]
        return any(all(cell.cell_contents is not nothing for cell in handler.__closure__) for handler in handlers)

    def identifiers(self) -> list[str]:
        return [
            control.identifier
            for control in self.controls()
            if isinstance(control, ft.Semantics) and control.identifier
        ]

    def _named(self, identifier: str) -> Iterator[ft.Semantics]:
        """By the session's own index, which is much quicker than to look through the whole screen."""
        index = self._session._Session__index  # type: ignore[attr-defined]
        for control in list(index.values()):
            if isinstance(control, ft.Semantics) and control.identifier == identifier and _is_seen(control):
                yield control

    def controls(self) -> Iterator[BaseControl]:
        """Everything on the screen."""
        yield from _inside(self.page)

    def texts(self) -> list[str]:
        """What is read there, wherever its lines may end."""
        return [
            control.value.replace(NO_BREAK, " ")
            for control in self.controls()
            if isinstance(control, ft.Text) and control.value
        ]


async def at_once(*taps: tuple[App, str]) -> None:
    """Taps in several windows, all of which are there before the first one is heard."""
    pressed = [(window, window.control(identifier)._i) for window, identifier in taps]
    await asyncio.gather(*(window._session.dispatch_event(control, "click", None) for window, control in pressed))
    for window, _ in pressed:
        await window.settle()


def _inside(root: Any) -> Iterator[BaseControl]:
    """A control and everything in it that is seen, in order."""
    waiting, met = [root], set()
    while waiting:
        value = waiting.pop()
        if isinstance(value, list | tuple):
            waiting.extend(reversed(value))
        elif isinstance(value, BaseControl) and id(value) not in met:
            met.add(id(value))
            if getattr(value, "visible", True) is not False:
                yield value
                held = [getattr(value, name, None) for name in _names_set(value)]
                waiting.extend(reversed([each for each in held if isinstance(each, (BaseControl, list, tuple))]))


def _is_seen(control: BaseControl | None) -> bool:
    """Whether neither a control nor anything around it is hidden."""
    while control is not None:
        if getattr(control, "visible", True) is False:
            return False
        control = control.parent
    return True


def _names_set(control: BaseControl) -> list[str]:
    """The fields of a control that hold something: Flet knows of most whether they were set."""
    places, always = _names(type(control))
    return sorted((*always, *(name for name in control._values if name in places)), key=places.__getitem__)


@cache
def _names(kind: type[BaseControl]) -> tuple[dict[str, int], tuple[str, ...]]:
    """The fields that may hold other controls by their place, and which always do; a component's body is `_b`."""
    names = (*(field.name for field in fields(kind) if field.name not in ("parent", "_parent", "_b")), "_b")
    always = (name for name in names if not isinstance(getattr_static(kind, name, None), Prop))
    return {name: place for place, name in enumerate(names)}, tuple(always)
