"""Who may come in from other machines: whoever has the address that was printed, which carries a key."""

import secrets
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final
from urllib.parse import parse_qs, urlencode

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from companion import COMMAND
from companion.serving.policy import refuse
from companion.speech.language import mark, say

PARAMETER: Final = "key"
NO_KEY: Final = mark("Open the whole address that was printed when the app was started: it ends with a key.")
STRICT: Final = b"; Path=/; HttpOnly; SameSite=Strict"
"""No script reads the cookie, and no page of others has it sent along."""
WELCOME: Final = b'<!DOCTYPE html><meta http-equiv="refresh" content="0;url=/"><title>\xe2\x80\xa6</title>\n'
"""Leads on to the clean address. A redirection wouldn't do: a browser that comes from a link on another site leaves the
cookie out until it is a page of ours that leads on."""


def new_key() -> str:
    """One that nobody guesses, for as long as the server runs."""
    return secrets.token_urlsafe(16)


def with_key(url: str, key: str) -> str:
    return f"{url}/?{urlencode({PARAMETER: key})}"


@dataclass(frozen=True, slots=True)
class AskForKey:
    """Around an ASGI app, which sees only who has shown the key; a browser then has it as a cookie."""

    app: ASGIApp
    key: str
    public: str | None = None
    """The address of a proxy in front of us, if there is one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.has_cookie(scope):
            await self.app(scope, receive, send)
        elif self.is_shown(scope):
            await self.let_in(scope, send)
        else:
            await refuse(scope, send, HTTPStatus.FORBIDDEN, say(NO_KEY))

    def has_cookie(self, scope: Scope) -> bool:
        """Whether somebody has come by the address with the key before."""
        return self._is(HTTPConnection(scope).cookies.get(self._cookie(scope), ""))

    def is_shown(self, scope: Scope) -> bool:
        """Whether somebody comes by it just now."""
        return scope["type"] == "http" and scope["path"] == "/" and self._is(_shown(scope))

    def _is(self, shown: str) -> bool:
        return secrets.compare_digest(shown.encode("utf-8", "replace"), self.key.encode())

    async def let_in(self, scope: Scope, send: Send) -> None:
        headers = [
            (b"content-type", b"text/html; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"set-cookie", f"{self._cookie(scope)}={self.key}".encode() + STRICT),
        ]
        await send({"type": "http.response.start", "status": HTTPStatus.OK, "headers": headers})
        await send({"type": "http.response.body", "body": WELCOME})

    def _cookie(self, scope: Scope) -> str:
        return f"{COMMAND}-{place_of(scope, self.public)}"


def place_of(scope: Scope, public: str | None) -> str:
    """Cookies are shared by all ports of a host: another server there has one of its own. All that stand behind one
    proxy have the same."""
    return "public" if public else str(scope["server"][1])


def _shown(scope: Scope) -> str:
    query: bytes = scope["query_string"]
    return parse_qs(query.decode("latin-1")).get(PARAMETER, [""])[0]
