"""What a browser is given: Flet's web client on a page of ours, and the line that it opens to its window."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final

from flet_web.fastapi.flet_app_manager import app_manager  # type: ignore[import-untyped]
from flet_web.fastapi.flet_static_files import FletStaticFiles  # type: ignore[import-untyped]
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute

from companion import DESCRIPTION, NAME, SHORT_NAME
from companion.serving.garbage import let_go
from companion.serving.lines import Bounds, Lines
from companion.shell.desk import Desk

PAGE: Final = Path(__file__).parent / "page"
"""The only folder besides Flet's own that is served. The page has no script inside of it: the policy forbids such."""
NOBODY_HERE: Final = ("/docs", "/redoc", "/oauth_callback")
"""Where servers of this kind often tell about themselves: not even the first screen is shown there."""


def client(main: Any, bounds: Bounds, desk: Desk) -> Starlette:
    """The ASGI app for browsers. It is put together here of Flet's parts, for as a whole they serve more than we do."""
    files = FletStaticFiles(
        assets_dir=str(PAGE), app_name=NAME, app_short_name=SHORT_NAME, app_description=DESCRIPTION, no_cdn=True
    )
    closed = [Route(path, _nothing) for path in NOBODY_HERE]
    return Starlette(
        routes=[WebSocketRoute("/ws", Lines(main, bounds, desk)), *closed, Mount("/", files)], lifespan=_lifespan
    )


async def _nothing(_: Request) -> Response:
    return PlainTextResponse(f"{HTTPStatus.NOT_FOUND.phrase}\n", HTTPStatus.NOT_FOUND)


_running: Final[set[Starlette]] = set()
"""Flet has one manager for all servers of a process, and it takes away what all of them serve when it is shut down."""


@asynccontextmanager
async def _lifespan(served: Starlette) -> AsyncIterator[None]:
    """Flet's sessions are put to an end while it runs, once they have been asleep for long enough."""
    _running.add(served)
    await app_manager.start()
    letting_go = asyncio.create_task(let_go())
    yield
    letting_go.cancel()
    _running.discard(served)
    if not _running:
        await app_manager.shutdown()
