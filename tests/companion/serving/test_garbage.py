import asyncio
import gc
from contextlib import suppress
from typing import Any
from weakref import ref

from companion.serving.garbage import SELDOM, let_go, look_seldom
from companion.shell.desk import Desk
from companion.shell.window import windows
from tests.companion.headless import App, headless


class Held:
    """Nothing but itself needs it."""

    def __init__(self) -> None:
        self.itself = self


@headless
async def test_what_is_left_of_windows_that_have_ended_is_let_go_and_nothing_is_looked_for_before(desk: Desk) -> None:
    looks: list[Any] = []
    app = await App.on(desk)
    gc.disable()
    gc.callbacks.append(lambda phase, info: looks.append(phase))
    letting_go = asyncio.create_task(let_go(0))
    try:
        left = ref(Held())
        for _ in range(20):
            await asyncio.sleep(0)
        assert looks == []
        windows.pop(app.page.session.id).end()
        while left():
            await asyncio.sleep(0)
    finally:
        letting_go.cancel()
        gc.callbacks.pop()
        gc.enable()
    with suppress(asyncio.CancelledError):
        await letting_go


def test_everything_is_looked_through_seldom() -> None:
    before = gc.get_threshold()
    look_seldom()
    assert gc.get_threshold() == SELDOM
    gc.set_threshold(*before)
