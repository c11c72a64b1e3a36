from typing import Any

import pytest

from companion.serving.uploads import TakeUploads, taking_uploads
from companion.shell.desk import Desk
from companion.shell.picking import Coming, LostFile, Uploads
from tests.companion.headless import headless


async def app(scope: Any, receive: Any, send: Any) -> None:
    """What is served besides."""
    await send({"type": "http.response.start", "status": 204})


async def put(uploads: Uploads, path: str, *parts: bytes, method: str = "PUT", cut_off: bool = False) -> int:
    """Sends a file in parts; the status of the answer."""
    messages = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    messages.append({"type": "http.disconnect"} if cut_off else {"type": "http.request"})
    answers: list[Any] = []

    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        answers.append(message)

    await TakeUploads(app, uploads)({"type": "http", "method": method, "path": path}, receive, send)
    status: int = answers[0]["status"]
    return status


@headless
async def test_a_file_comes_in_parts() -> None:
    uploads, coming = Uploads(), Coming(7)
    assert await put(uploads, uploads.expect(coming), b"con", b"tent") == 200
    assert coming.content.result() == b"content"


@headless
async def test_an_address_serves_once_and_can_t_be_guessed() -> None:
    uploads, coming = Uploads(), Coming(1)
    address = uploads.expect(coming)
    assert await put(uploads, address, b"x", method="GET") == 404
    assert await put(uploads, address, b"x") == 200
    assert await put(uploads, address, b"x") == 404
    assert await put(uploads, "/picked/", b"x") == 404
    assert await put(uploads, "/picked/anything", b"x") == 404


@headless
async def test_another_size_than_was_said_is_refused() -> None:
    sent = (((b"con", b"tent", b"!"), False), ((b"con",), False), ((b"con",), True))
    for parts, cut_off in sent:
        uploads, coming = Uploads(), Coming(7)
        assert await put(uploads, uploads.expect(coming), *parts, cut_off=cut_off) == 400
        with pytest.raises(LostFile):
            coming.content.result()


@headless
async def test_nobody_waits_any_more() -> None:
    uploads, coming = Uploads(), Coming(1)
    address = uploads.expect(coming)
    coming.content.cancel()
    assert await put(uploads, address, b"x") == 200


@headless
async def test_everything_else_goes_on_to_the_app(desk: Desk) -> None:
    assert await put(Uploads(), "/") == 204
    assert isinstance(taking_uploads(app, desk), TakeUploads)
    assert desk.uploads is not None
