"""Hears what other servers do on the same records, and has this one read it again."""

import logging
from asyncio import AbstractEventLoop, get_running_loop, to_thread
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.shell.desk import Desk
from storage.errors import StorageError
from storage.values import ID

log = logging.getLogger("companion")


@dataclass(frozen=True, slots=True)
class Hearing:
    """Around an ASGI app, for as long as that lives."""

    app: ASGIApp
    desk: Desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        others = self.desk.keeper.others
        if others is None or scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        soon = partial(_soon, get_running_loop())
        stop = others.listen(partial(soon, hear, self.desk), partial(soon, read_again, self.desk))
        try:
            await self.app(scope, receive, send)
        finally:
            await to_thread(stop)


def _soon(loop: AbstractEventLoop, act: Callable[..., None], *facts: object) -> None:
    """In the loop that the desk lives in; what is heard while that ends is for nobody any more."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(act, *facts)


def hear(desk: Desk, what: str, number: int) -> None:
    """What can't be read just now is read after the next break, at the latest."""
    try:
        if ID.fullmatch(what):
            desk.heard(what, number)
        elif what == "tables":
            desk.house.read_again()
        elif what == "present":
            desk.house.look_who_is_here()
        else:
            desk.heard_of(what)
    except StorageError as error:
        log.info("Another server's change can't be read: %s", error)


def read_again(desk: Desk) -> None:
    """Something may have been missed."""
    desk.read_again()
    desk.house.introduce()
    for what in ("tables", "present"):
        hear(desk, what, 0)
