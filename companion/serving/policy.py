"""What every answer tells the browser: to ask nobody but us for anything, and to give no page of others anything."""

from typing import Final

from starlette.types import Scope, Send

CONTENT: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; "
    "connect-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "img-src 'self' blob: data:; media-src 'self' blob: data:; manifest-src 'self'; "
    "base-uri 'self'; form-action 'none'; frame-ancestors 'none'"
)
"""Flutter compiles WebAssembly, writes styles, and draws in workers that it makes of blobs."""
POLICY: Final = (
    ("content-security-policy", CONTENT),
    ("x-frame-options", "DENY"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
)
"""The last two give Flutter its workers, too: a browser shares memory only among pages that are so strict."""


async def refuse(scope: Scope, send: Send, status: int, why: str) -> None:
    """A plain sentence in the place of what was asked for, page or socket."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = f"{why}\n".encode()
    headers = [("content-type", "text/plain; charset=utf-8"), ("content-length", str(len(body)))]
    if scope["type"] == "websocket":
        headers += POLICY  # which the server itself adds to all other answers
    encoded = [(name.encode(), value.encode()) for name, value in headers]
    await send({"type": f"{kind}.start", "status": status, "headers": encoded})
    await send({"type": f"{kind}.body", "body": body})
