"""A real browser and a real server. Without Chromium these tests are skipped, unless REQUIRE_BROWSER is set."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from companion.web.site import build_site, our_app
from companion.web.wheels import CannotBuild
from tests.browser.driver import CHROMIUM, Server, Site, Window, hosted, launch, served


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


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static site, built once; where the wheels for it can't be had, its tests are skipped."""
    folder = tmp_path_factory.mktemp("site") / "web"
    try:
        build_site(folder, our_app())
    except CannotBuild as problem:
        if os.environ.get("REQUIRE_BROWSER"):
            raise
        pytest.skip(str(problem))
    return folder


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[Site]:
    with hosted(site_folder) as site:
        yield site


@pytest.fixture
def open_site(browser: Browser, site: Site) -> Iterator[Callable[..., Window]]:
    """Opens windows on the static site, each with data of its own, and closes them in the end."""
    windows: list[Window] = []

    def open(path: str = "/", **options: Any) -> Window:
        windows.append(Window(browser, site.url + path, patience=60, **options))
        return windows[-1]

    yield open
    for window in windows:
        window.close()
