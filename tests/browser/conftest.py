"""A real browser and a real server. Without Chromium these tests are skipped, unless REQUIRE_BROWSER is set."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import CHROMIUM, Server, Window, launch, served


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None and not os.environ.get("REQUIRE_BROWSER"):
        pytest.skip("no Chromium found: install Debian's package chromium to run the tests in a browser")
    assert CHROMIUM, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app on an empty data folder; its log must stay empty."""
    with served(tmp_path / "data") as server:
        yield server
    assert server.log.read_text() == ""


@pytest.fixture
def open_window(browser: Browser, server: Server) -> Iterator[Callable[..., Window]]:
    """Opens windows on the app, by path, and closes them in the end."""
    windows: list[Window] = []

    def open(path: str = "/", **options: Any) -> Window:
        windows.append(Window(browser, server.url + path, **options))
        return windows[-1]

    yield open
    for window in windows:
        window.close()
