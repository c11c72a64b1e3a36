"""What the page around the app tells it, with a page in the place of `worker.js`."""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from companion.serving.web.news import listen
from companion.shell.desk import Desk
from companion.shell.device import Device
from companion.shell.window import windows
from rules.ethnos.game import Game
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


class Page:
    """The page's side: it keeps who listens, and changes to the new version when it is asked to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        windows.clear()  # those of other tests, which nobody closed
        self.updated = False
        self.answered: list[str] = []
        self.tell: Callable[[bool | None, bool, str], Any] = lambda kept, ready, install: None
        modules = {name: ModuleType(name) for name in ("companion_browser", "pyodide", "pyodide.ffi")}
        vars(modules["companion_browser"]).update(
            listen=self._listen, update=self._update, install=self.answered.append
        )
        vars(modules["pyodide.ffi"])["create_proxy"] = lambda function: function
        for name, module in modules.items():
            monkeypatch.setitem(sys.modules, name, module)

    def _listen(self, tell: Callable[[bool | None, bool, str], Any]) -> None:
        self.tell = tell

    def _update(self) -> None:
        self.updated = True


@headless
async def test_the_desk_knows_what_the_browser_says_of_itself(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(monkeypatch)
    listen(desk)
    app = await App.on(desk, "/")
    page.tell(True, False, "")
    await app.settle()
    assert desk.device == Device(None, kept=True)


@headless
async def test_a_new_version_that_is_ready_is_offered_and_taken_with_a_tap(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(monkeypatch)
    listen(desk)
    app = await App.on(desk, "/")
    page.tell(None, True, "")
    await app.settle()
    await app.tap("update")
    assert page.updated


@headless
async def test_the_browsers_offer_to_install_the_app_is_taken_or_declined_with_a_tap(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(monkeypatch)
    listen(desk)
    desk.begin(Game(a_setup(2)), "ethnos")
    app = await App.on(desk, "/")
    page.tell(None, False, "ready")
    await app.settle()
    await app.tap("install", "install-never")
    assert page.answered == ["yes", "no"]
    page.tell(None, False, "by hand")
    await app.settle()
    assert not app.has("install")
    await app.tap("install-never")
    assert page.answered == ["yes", "no", "no"]
