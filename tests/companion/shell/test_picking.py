import asyncio

import flet as ft
import pytest

from companion.shell.desk import Desk
from companion.shell.picking import TOO_LARGE_HERE, Coming, LostFile, Picking, Uploads, Wanted
from companion.shell.window import windows
from companion.speech.language import say
from tests.companion.headless import App, headless

PICKED = {"id": 3, "name": "picked.json", "size": 7}


class Taken:
    """What came of picking a file."""

    def __init__(self) -> None:
        self.content: list[bytes] = []
        self.told: list[str] = []

    def wanted(self, most: int = 7) -> Wanted:
        return Wanted(self.content.append, lambda words: self.told.append(words()), most, TOO_LARGE_HERE)


async def picking_in(desk: Desk) -> tuple[App, Picking]:
    app = await App.on(desk)
    return app, windows[app.page.session.id].services.picking


async def pick(app: App, picking: Picking, **file: object) -> None:
    await app._session.dispatch_event(picking.picker._i, "result", {"files": [PICKED | file]})
    await app.settle()


@headless
async def test_a_file_that_is_too_large_is_not_read(desk: Desk) -> None:
    desk.uploads = Uploads()
    app, picking = await picking_in(desk)
    taken = Taken()
    picking.expect(taken.wanted(most=6_000_000))
    await pick(app, picking, size=6_000_001)
    assert taken.told == [say(TOO_LARGE_HERE, most=6)]
    assert taken.content == []
    assert not desk.uploads._coming


@headless
async def test_a_file_that_is_larger_than_was_said_is_refused(desk: Desk) -> None:
    app, picking = await picking_in(desk)
    taken = Taken()
    picking.expect(taken.wanted(most=3))
    await pick(app, picking, size=1, bytes=b"content")
    assert (taken.content, len(taken.told)) == ([], 1)


@headless
async def test_without_a_server_the_device_hands_the_content_over(desk: Desk) -> None:
    app, picking = await picking_in(desk)
    assert picking.dialog().with_data
    taken = Taken()
    picking.expect(taken.wanted())
    await pick(app, picking, bytes=b"content")
    assert (taken.content, taken.told) == ([b"content"], [])


async def asked_to_send(desk: Desk, taken: Taken) -> tuple[App, Picking, Coming]:
    """A browser that was asked to send a file, and what it sends it as."""
    desk.uploads = Uploads()
    app, picking = await picking_in(desk)
    assert not picking.dialog().with_data
    picking.expect(taken.wanted())
    await pick(app, picking)
    (address,) = desk.uploads._coming
    coming = desk.uploads.take(address)
    assert coming is not None
    assert desk.uploads.take(address) is None
    return app, picking, coming


@headless
async def test_a_browser_is_asked_to_send_it_to_the_server(desk: Desk) -> None:
    taken = Taken()
    app, _, coming = await asked_to_send(desk, taken)
    coming.content.set_result(b"content")
    await app.settle()
    assert (taken.content, taken.told) == ([b"content"], [])


@headless
async def test_a_file_that_does_not_come_is_told(desk: Desk) -> None:
    taken = Taken()
    app, picking, coming = await asked_to_send(desk, taken)
    uploaded = {"file_name": "picked.json", "progress": None, "error": "Upload endpoint returned code 500"}
    await app._session.dispatch_event(picking.picker._i, "upload", uploaded)
    await app.settle()
    assert taken.told == ["The browser has not handed over the file: try again."]
    coming.fail()
    with pytest.raises(LostFile):
        coming.content.result()


@headless
async def test_how_far_a_file_has_come_is_no_news(desk: Desk) -> None:
    taken = Taken()
    app, picking, coming = await asked_to_send(desk, taken)
    picking._uploaded(ft.FilePickerUploadEvent(name="upload", control=picking.picker, file_name="x", progress=0.5))
    await app.settle()
    assert not coming.content.done()
    coming.content.set_result(b"content")
    await asyncio.sleep(0)
