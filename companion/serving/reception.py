"""Asks everybody who they are before the app sees them: the host, a guest of a table, or nobody.

The host sits at this machine, or has come by the link that was printed for them. A guest has said a table's code, and
has a cookie since. Everybody else is shown where to say a code, and nothing more.
"""

import logging
from asyncio import FIRST_COMPLETED, Event, Future, ensure_future, wait
from collections.abc import Iterable
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.serving.joining import Joining, guest_cookie, language_for
from companion.serving.key import AskForKey
from companion.serving.policy import refuse
from companion.sharing.house import about_table
from companion.sharing.person import HOST, Person, person
from companion.shell.desk import Desk
from companion.speech.language import say, speaking
from storage.errors import StorageError

log = logging.getLogger("companion")
LIVE: Final = "/live"
LARGEST_OF_A_GUEST: Final = 64 * 1024
"""Bytes of one message: what is typed is short, and guests hand over no files."""
READING: Final = ("GET", "HEAD")


@dataclass(frozen=True, slots=True)
class Reception:
    """Around an ASGI app, which finds in `person` who it is that it talks to."""

    app: ASGIApp
    desk: Desk
    key: AskForKey
    joining: Joining
    public: str | None = None
    """The address of a proxy in front of us, if there is one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            who = self._who(scope)
        except StorageError:
            # A guest who isn't known here may be one all the same, once that can be looked up.
            await refuse(scope, send, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.SERVICE_UNAVAILABLE.phrase)
            return
        if self.joining.is_asked(scope):
            await self.joining.answer(scope, receive, send, self._address(scope))
        elif who is None:
            await self._turn_away(scope, receive, send)
        elif scope["type"] == "http" and scope["path"] == LIVE:
            await self._live(scope, receive, send, who)
        elif who.is_host:
            await self._let_in(who, scope, receive, send)
        elif scope["type"] == "websocket":
            await self._hold(who, scope, receive, send)
        elif scope["method"] in READING:
            await self._let_in(who, scope, receive, send)
        else:
            log.info("Refused: a guest who asks for what is the host's")
            await self._refuse(scope, send)

    def _who(self, scope: Scope) -> Person | None:
        if self._sits_here(scope) or self.key.has_cookie(scope):
            return HOST
        cookie = HTTPConnection(scope).cookies.get(guest_cookie(scope, self.public), "")
        visit = self.desk.house.visit_of(cookie)
        return Person(visit.table.game, visit.guest.id) if visit else None

    def _sits_here(self, scope: Scope) -> bool:
        """Whether somebody has come from this very machine, and not by a proxy on it."""
        return _is_loopback(scope["client"][0]) and _is_loopback(scope["server"][0]) and not self._by_proxy(scope)

    def _by_proxy(self, scope: Scope) -> bool:
        hosts = [value.decode("latin-1").lower() for name, value in scope["headers"] if name == b"host"]
        return self.public is not None and hosts == [urlsplit(self.public).netloc.lower()]

    def _address(self, scope: Scope) -> str:
        """Whose tries are counted. A proxy says who has come to it last; nobody else is believed such a thing."""
        if self._by_proxy(scope) and _is_loopback(scope["client"][0]):
            said = HTTPConnection(scope).headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            return said or "proxy"
        address: str = scope["client"][0]
        return address

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        """By name, nobody is told what there is: whatever page is asked for, it is where codes are said."""
        if scope["type"] == "http" and self.key.is_shown(scope):
            await self.key.let_in(scope, send)
        elif scope["type"] == "http" and scope["method"] in READING and _is_page(scope):
            await RedirectResponse("/join", HTTPStatus.SEE_OTHER)(scope, receive, send)
        else:
            log.info("Refused: somebody that we don't know")
            await self._refuse(scope, send)

    async def _refuse(self, scope: Scope, send: Send) -> None:
        await refuse(scope, send, HTTPStatus.FORBIDDEN, HTTPStatus.FORBIDDEN.phrase)

    async def _live(self, scope: Scope, receive: Receive, send: Send, who: Person) -> None:
        """Whether a window is to say that it is live, and in which words."""
        shared = not who.is_host or bool(self.desk.house.tables.open)
        chosen = self.desk.settings.language if who.is_host else ""
        with speaking(language_for(Request(scope), chosen)):
            words = {
                "live": say("Live"),
                "catching": say("Catching up"),
                # Translators: {time} is a time of day; nothing can be sent since then
                "cut": say("Cut off since {time}", time="{time}"),
            }
        await JSONResponse({"shared": shared, "words": words}, headers=NO_STORE)(scope, receive, send)

    async def _let_in(self, who: Person, scope: Scope, receive: Receive, send: Send) -> None:
        person.set(who)
        await self.app(scope, receive, send)

    async def _hold(self, who: Person, scope: Scope, receive: Receive, send: Send) -> None:
        """A guest's line, for as long as they may be here."""
        house, over = self.desk.house, Event()

        def look() -> None:
            if house.visit(who.guest, who.game) is None:
                over.set()

        async def hear() -> Message:
            coming: Future[Message] = ensure_future(receive())
            ending = ensure_future(over.wait())
            try:
                await wait((coming, ending), return_when=FIRST_COMPLETED)
                if coming.done() and not over.is_set():
                    heard: Message = coming.result()
                    if len(heard.get("bytes") or heard.get("text") or b"") <= LARGEST_OF_A_GUEST:
                        return heard
                    log.info("Refused: a message of a guest that is too long")
                return {"type": "websocket.disconnect", "code": 1008}
            finally:
                coming.cancel()
                ending.cancel()

        stop = self.desk.watch(about_table(who.game), look)
        house.came(who.guest, who.game)
        try:
            await self._let_in(who, scope, hear, send)
        finally:
            stop()
            house.went(who.guest, who.game)


NO_STORE: Final = {"cache-control": "no-store"}


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _is_page(scope: Scope) -> bool:
    accepted: Iterable[bytes] = (value for name, value in scope["headers"] if name == b"accept")
    return any(b"text/html" in value for value in accepted)
