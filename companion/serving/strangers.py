"""Keeps strangers out: any page that somebody visits may send requests to this machine, and open sockets to it.

A browser says which page asks (`Origin`), and by which name it believes to have found us (`Host`). A foreign page has
another origin, and one whose name was made to point at this machine (DNS rebinding) has another host.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.serving.policy import refuse

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
USUAL_PORT: Final = 80
"""The port that nobody names."""

Headers = Iterable[tuple[bytes, bytes]]
"""Names in lower case, as ASGI has them."""


@dataclass(frozen=True, slots=True)
class KeepStrangersOut:
    """Around an ASGI app, which sees only what comes from pages of its own."""

    app: ASGIApp
    host: str
    """The address that the server was asked to listen on."""
    public: str | None = None
    """The whole address of a proxy in front of it, such as `https://table.example`."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_welcome(scope):
            await self.app(scope, receive, send)
        else:
            await refuse(scope, send, HTTPStatus.FORBIDDEN, "Forbidden")

    def _is_welcome(self, scope: Scope) -> bool:
        headers = scope["headers"]
        by_proxy = self.public is not None and comes_from(headers, urlsplit(self.public).netloc, self.public)
        return by_proxy or is_welcome(headers, self.host, *scope["server"])


def comes_from(headers: Headers, name: str, origin: str) -> bool:
    """Whether a request names us so, and comes from a page of that origin or from no page at all."""
    hosts = [_text(value) for key, value in headers if key == b"host"]
    origins = [_text(value) for key, value in headers if key == b"origin"]
    return hosts == [name.lower()] and all(each == origin.lower() for each in origins)


def is_welcome(headers: Headers, host: str, address: str, port: int) -> bool:
    """Whether a request names us as we are, and comes from one of our pages or from no page at all.

    `host` is what the server was asked to listen on, `address` and `port` are where the request came in.
    """
    names = names_of(host, address, port)
    hosts = [_text(value) for name, value in headers if name == b"host"]
    origins = [_text(value) for name, value in headers if name == b"origin"]
    return len(hosts) == 1 and hosts[0] in names and all(origin in _origins(names) for origin in origins)


def names_of(host: str, address: str, port: int) -> frozenset[str]:
    """All that a browser may call this server. Addresses are safe: nobody but us can be found under them."""
    names = {f"[{name}]" if ":" in name else name for name in (*LOOPBACK, host.lower(), address) if name}
    return frozenset({f"{name}:{port}" for name in names} | (names if port == USUAL_PORT else set()))


def _origins(names: Iterable[str]) -> frozenset[str]:
    return frozenset(f"http://{name}" for name in names)


def _text(value: bytes) -> str:
    return value.decode("latin-1").lower()
