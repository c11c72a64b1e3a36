"""The lines to windows: sockets, each of which ends as a whole, and of which there are only so many.

Flet ends a session only if its socket ends in good order: not if something was being sent just then, and never waits in
vain for a client that doesn't say who it is. Here whatever hangs on a line is let go with it, however it ends.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import sha256
from http import HTTPStatus
from itertools import count
from typing import Any, Final

import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import Operation
from flet.controls.page import Page
from flet.messaging.protocol import (
    Message,
    MessageAction,
    PatchControlBody,
    RegisterClientResponseBody,
    SessionCrashedBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet_web.fastapi.flet_app import FletApp  # type: ignore[import-untyped]
from flet_web.fastapi.flet_app_manager import app_manager  # type: ignore[import-untyped]
from starlette.types import Message as Heard
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from companion.serving.policy import refuse
from companion.sharing.person import HOST, Person, person
from companion.shell.desk import Desk
from companion.shell.watching import Stop
from companion.shell.window import WENT_WRONG, windows
from companion.speech.language import mark, say
from storage.errors import StorageError

log = logging.getLogger("companion")
TOO_MANY: Final = mark("Too many windows are open. Close some, and try again.")


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much, and for how long, is kept for those at the other end."""

    asleep: float = 20 * 60
    """Seconds in which a window that went away finds itself as it was, with what was half entered in it: enough for a
    phone that sleeps while others have their turns, and as long as we keep a screen awake that nobody taps. After that
    it starts anew at the same address; whatever was entered is in the game, not in the window."""
    sleepers: int = 20
    """Windows that are kept so, three for each player of a large table; the first that went away gives way."""
    silent: float = 20
    """Seconds for a client to say who it is."""
    windows: int = 200
    """Lines at a time."""


def all_sessions() -> dict[str, Session]:
    """By the name that Flet keeps them under; it has no other way to look through them."""
    sessions: dict[str, Session] = app_manager._FletAppManager__sessions
    return sessions


BEAT: Final = b"\x7f"
"""What pages send every two seconds (`page/live.js`) to hear it back: the only sign of a line that is dead."""
QUIET: Final = 3.0
"""Seconds after which a line that was heard by it last isn't in use any more."""
NOBODYS: Final = "-"
"""The name of no session: who asks for it gets a new one."""


class NotOurs(Exception):
    """Something came over a line that no window of ours would send."""


def _is_of(session: Any, who: Person) -> bool:
    """Whether a window is known and was opened by them. A name that somebody has learnt opens nobody else's."""
    window = windows.get(session) if isinstance(session, str) else None
    return window is not None and (HOST if window.desk.is_host else window.desk.person) == who  # type: ignore[attr-defined]


def _left(session: Any, who: Person) -> str:
    """What servers tell each other of a window that has gone from one to another, without telling its name."""
    return f"left-{sha256(f'{session} {who.game} {who.guest}'.encode()).hexdigest()}"


def _anew(answer: RegisterClientResponseBody, page: Page) -> Iterator[bytes]:
    """What a client is told that comes back: first that nothing is shown, then all of it, each control marked as new.

    It compares what it has drawn with what it is to draw, each level of it twice as often as the one above, if they are
    alike: for a table that never ends. By the mark, which comes first, it sees at once that they aren't.
    """
    time = next(_times)

    def marked(thing: Any) -> Any:
        data = _encode(thing)
        return {"anew": time, **data} if isinstance(thing, BaseControl) else data

    told = replace(answer, page_patch={**_encode(page), "views": []})
    drawn = PatchControlBody(page._i, [[0], [Operation.Replace, 0, "views", page.views]])
    for message in (Message(MessageAction.REGISTER_CLIENT, told), Message(MessageAction.PATCH_CONTROL, drawn)):
        yield _packed(message, marked)


_encode: Final[Any] = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


def _packed(message: Message, encode: Callable[[Any], Any] = _encode) -> bytes:
    """As Flet does, which first writes it all out for a log: a fifth of what a server of many phones did."""
    content: bytes = msgpack.packb([message.action, message.body], default=encode)
    return b"\0" + content


_times: Final = count(1)
"""How often anybody has come back."""


class Line(FletApp):  # type: ignore[misc]
    """Flet's end of a socket, which tells the other end nothing of our inside."""

    def __init__(self, desk: Desk, *about: Any) -> None:
        super().__init__(*about)
        self._desk = desk
        self.stops: list[Stop] = []
        """What ends what it listens to."""
        self.heard = float("-inf")
        """When anything came over it last."""
        self.over = asyncio.Event()
        """Ends it."""

    def send_message(self, message: Message) -> None:
        if message.action is MessageAction.SESSION_CRASHED:
            log.error("A window can't go on", exc_info=True)  # Flet says so where it has caught why
            message = Message(message.action, SessionCrashedBody(say(WENT_WRONG)))
        if (queue := self._queue()) is None:  # nobody listens any more
            return
        if isinstance(page := getattr(message.body, "page_patch", None), Page):
            for part in _anew(message.body, page):
                queue.put_nowait(part)
        else:
            queue.put_nowait(_packed(message))

    async def _FletApp__on_message(self, data: Any) -> None:
        """Flet's own, for nobody but whoever a window was opened by, and without telling the log what was sent."""
        try:
            named = data[1].get("session_id") if data[0] == MessageAction.REGISTER_CLIENT.value else None
            if named and not _is_of(named, person.get()):
                await self._leave_another_server(named)
                data = [data[0], {**data[1], "session_id": NOBODYS}]
            elif named:
                await self._free(named)
            await super()._FletApp__on_message(data)
            if data[0] == MessageAction.REGISTER_CLIENT.value:
                self._may_leave()
        except Exception as error:
            if not (isinstance(error, RuntimeError) and data[0] == MessageAction.INVOKE_METHOD.value):
                raise NotOurs(type(error).__name__) from None
            # the answer of a control that is gone meanwhile, as after a cut

    async def _free(self, name: str) -> None:
        """A window whose device has come back by another line, before the old one is known to be dead.

        Two tabs of one name, of which one is a copy, aren't that: the first is heard meanwhile, and keeps the window.
        """
        session: Any = windows[name].page.session
        old, came = session.connection, self.loop.time()
        while isinstance(old, Line) and old is not self and old is session.connection and old.heard <= came:
            if self.loop.time() > old.heard + QUIET:
                old.over.set()
            await asyncio.sleep(QUIET / 30)

    async def _leave_another_server(self, name: Any) -> None:
        """A window that another server may have: what its old line still brings there counts no more, before anything
        is shown here. Whoever looks here whether their entry has arrived, and enters it anew, has entered it once."""
        if others := self._desk.keeper.others:
            with suppress(StorageError):  # where nothing can be said, nothing can be entered either
                await asyncio.to_thread(others.tell, _left(name, person.get()))

    def _may_leave(self) -> None:
        """Hears of a device that has gone to another server, as long as this is its line."""
        if self._desk.keeper.others:
            who = person.get()
            self.stops += [self._desk.watch(_left(each.id, who), self.over.set) for each in self.sessions()]

    def sessions(self) -> list[Session]:
        """Those that hang on this line: one, once the client has said who it is."""
        return [session for session in all_sessions().values() if session.connection is self]

    def hang_up(self) -> None:
        """Ends what waits for something to send."""
        if (queue := self._queue()) is not None:
            queue.put_nowait(None)

    def _queue(self) -> asyncio.Queue[bytes | None] | None:
        """What is to be sent; there is none before the socket is accepted, nor after its end."""
        return getattr(self, "_FletApp__send_queue", None)


class Lines:
    """The ASGI app that windows connect to."""

    def __init__(self, main: Any, bounds: Bounds, desk: Desk) -> None:
        self._main, self._desk = main, desk
        self._bounds = bounds
        self._open: dict[Line, None] = {}
        """Oldest first."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if len(self._open) >= self._bounds.windows and not self._silent_one_gives_way():
            await refuse(scope, send, HTTPStatus.SERVICE_UNAVAILABLE, say(TOO_MANY))
            return
        loop = asyncio.get_running_loop()
        line = Line(self._desk, loop, app_manager.executor, self._main, None, self._bounds.asleep)
        self._open[line] = None
        try:
            await self._hold(line, scope, receive, send)
        finally:
            del self._open[line]

    def _silent_one_gives_way(self) -> bool:
        """Whether there is one that hasn't said who it is: whoever opens many of these keeps nobody else out."""
        silent = (line for line in self._open if not line.over.is_set() and not line.sessions())
        if (oldest := next(silent, None)) is not None:
            oldest.over.set()
        return oldest is not None

    async def _hold(self, line: Line, scope: Scope, receive: Receive, send: Send) -> None:
        async def hear() -> Heard:
            while (heard := await receive()).get("bytes") == BEAT:
                line.heard = line.loop.time()
                with suppress(OSError):  # of somebody who has gone meanwhile, as will be heard next
                    await send({"type": "websocket.send", "bytes": BEAT})
            if heard["type"] == "websocket.disconnect":
                line.over.set()
            else:
                line.heard = line.loop.time()
            return heard

        tasks = {asyncio.create_task(line.handle(WebSocket(scope, hear, send))), asyncio.create_task(line.over.wait())}
        try:
            await asyncio.wait(tasks, timeout=self._bounds.silent, return_when=asyncio.FIRST_COMPLETED)
            if line.sessions():
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.hang_up()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for stop in line.stops:
                stop()
            for session in line.sessions():
                await session.disconnect(self._bounds.asleep)  # type: ignore[arg-type]  # for a part of a second, too
            await self._end_oldest()

    async def _end_oldest(self) -> None:
        """Of those that are asleep, if they are too many."""
        asleep = sorted((session.expires_at, name) for name, session in all_sessions().items() if session.expires_at)
        for _, name in asleep[: max(len(asleep) - self._bounds.sleepers, 0)]:
            await app_manager.delete_session(name)
