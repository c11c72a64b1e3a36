"""Takes the files that browsers send for their windows."""

from dataclasses import dataclass

from starlette.types import ASGIApp, Receive, Scope, Send

from companion.shell.desk import Desk
from companion.shell.picking import UPLOADS, Coming, Uploads


def taking_uploads(app: ASGIApp, desk: Desk) -> ASGIApp:
    """Around an ASGI app: whoever picks a file in one of its windows sends it here."""
    desk.uploads = Uploads()
    return TakeUploads(app, desk.uploads)


@dataclass(frozen=True, slots=True)
class TakeUploads:
    app: ASGIApp
    uploads: Uploads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(UPLOADS):
            await self.app(scope, receive, send)
        elif scope["method"] != "PUT" or (coming := self.uploads.take(scope["path"])) is None:
            await _answer(send, 404)
        else:
            await _answer(send, 200 if await _received(receive, coming) else 400)


async def _received(receive: Receive, coming: Coming) -> bool:
    """Whether as much has come as was said; more is never read."""
    content, more = bytearray(), True
    while more and len(content) <= coming.size:
        message = await receive()
        content += message.get("body", b"")
        more = message.get("more_body", False)
    if len(content) != coming.size:
        coming.fail()
    elif not coming.content.done():
        coming.content.set_result(bytes(content))
    return len(content) == coming.size


async def _answer(send: Send, status: int) -> None:
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]})
    await send({"type": "http.response.body", "body": b""})
