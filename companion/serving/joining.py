"""Where guests say a code: a page of its own, without the app, so that nobody gets further before the code is right."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import Receive, Scope, Send

from companion import COMMAND, NAME
from companion.serving.counts import Counts
from companion.serving.key import STRICT, place_of
from companion.sharing.codes import LENGTH
from companion.sharing.house import House
from companion.sharing.tables import Full
from companion.sharing.tries import CountsTries
from companion.speech.language import LANGUAGES, language, language_of, mark, say, speaking
from storage.errors import StorageError

PAGE: Final = Path(__file__).parent / "joining_page"
JOIN: Final = "/join"
SCRIPT: Final = "/join.js"
LARGEST: Final = 500
"""Bytes of what is sent here."""
A_YEAR: Final = b"; Max-Age=31536000"
"""As long a phone remembers its seat, if it doesn't come by."""
SECURE: Final = b"; Secure"
WRONG: Final = mark("No open table has this code.")
WAIT: Final = mark("Too many wrong codes. Wait ten minutes.")
UNREACHABLE: Final = mark("The table can't be reached. Try again.")
NO_ROOM: Final = mark("There is no room at this table any more.")


@dataclass(frozen=True, slots=True)
class Joining:
    house: House
    tries: CountsTries
    counts: Counts
    secure: bool = False
    """Whether phones reach us by HTTPS alone."""
    public: str | None = None
    """The address of a proxy in front of us, if there is one."""

    def is_asked(self, scope: Scope) -> bool:
        return scope["type"] == "http" and scope["path"] in (JOIN, SCRIPT)

    async def answer(self, scope: Scope, receive: Receive, send: Send, address: str) -> None:
        request = Request(scope, receive)
        with speaking(language_for(request)):
            if request.method == "POST" and request.url.path == JOIN:
                response = await self._try(request, address)
            elif request.method not in ("GET", "HEAD"):
                response = Response(status_code=HTTPStatus.METHOD_NOT_ALLOWED)
            elif request.url.path == SCRIPT:
                response = Response((PAGE / "join.js").read_bytes(), media_type="text/javascript")
            else:
                response = HTMLResponse(_page(), headers={"cache-control": "no-store"})
        await response(scope, receive, send)

    async def _try(self, request: Request, address: str) -> Response:
        """The same answer for a code that is wrong, was one, or is none."""
        typed = await _code_in(request)
        cookie = guest_cookie(request.scope, self.public)
        try:
            # From here on nobody else has a turn: whoever tries many codes at once is counted, too.
            if not self.tries.take(address):
                return _answer(HTTPStatus.TOO_MANY_REQUESTS, why=say(WAIT))
            found = self.house.enter(typed, request.cookies.get(cookie, ""))
            if found:
                self.tries.give_back(address)
        except Full:
            return _answer(HTTPStatus.FORBIDDEN, why=say(NO_ROOM))
        except StorageError:
            return _answer(HTTPStatus.SERVICE_UNAVAILABLE, why=say(UNREACHABLE))
        if found is None:
            self.counts.count("wrong_codes")
            return _answer(HTTPStatus.FORBIDDEN, why=say(WRONG))
        visit = self.house.tables.visit(found)
        to = f"/game/{visit.table.game}" if visit and visit.guest.has_chosen else "/"
        response = _answer(HTTPStatus.OK, to=to)
        kept = A_YEAR + STRICT + (SECURE if self.secure else b"")
        response.headers["set-cookie"] = f"{cookie}={found}{kept.decode()}"
        return response


async def _code_in(request: Request) -> str:
    """What was typed; nothing if it is anything but a short text."""
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST:
            return ""
    try:
        typed: Any = json.loads(content)["code"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    return typed if isinstance(typed, str) else ""


def _answer(status: HTTPStatus, **content: str) -> Response:
    return JSONResponse(content, status, headers={"cache-control": "no-store"})


def guest_cookie(scope: Scope, public: str | None) -> str:
    return f"{COMMAND}-guest-{place_of(scope, public)}"


def language_for(request: Request, chosen: str = "") -> str:
    """What was chosen, if we speak it, or what the browser asks for."""
    return chosen if chosen in LANGUAGES else language_of(_accepted(request))


def _accepted(request: Request) -> Iterator[str]:
    for part in request.headers.get("accept-language", "").split(","):
        yield part.partition(";")[0].strip().partition("-")[0]


def _page() -> str:
    words = {
        "app": NAME,
        "heading": say("Join a table"),
        "hint": say("The code is on the host's screen, with a picture of it to scan."),
        "code": say("Code"),
        "join": say("Join"),
        "unreachable": say(UNREACHABLE),
        "length": str(LENGTH),
        "language": language(),
    }
    page = (PAGE / "join.html").read_text(encoding="utf-8")
    for name, value in words.items():
        page = page.replace(f"[[{name}]]", escape(value))
    return page
