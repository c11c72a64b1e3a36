"""`/health`, for whoever decides where phones are led: whether this server has its records within reach."""

from asyncio import to_thread
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from storage.protocol import Keeper

PATH: Final = "/health"


@dataclass(frozen=True, slots=True)
class Health:
    """Around an ASGI app. It says no more than whether all is well, so that anybody may ask, by whatever name."""

    app: ASGIApp
    keeper: Keeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await self.app(scope, receive, send)
            return
        others = self.keeper.others
        well = others is None or await to_thread(others.answers)
        status = HTTPStatus.OK if well else HTTPStatus.SERVICE_UNAVAILABLE
        answer = JSONResponse({"status": "ok" if well else "no_answer"}, status, headers={"cache-control": "no-store"})
        await answer(scope, receive, send)
