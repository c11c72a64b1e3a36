"""A real browser and a real server. Without Chromium these tests are skipped, unless REQUIRE_BROWSER is set.

What is shared, and what isn't:

* One browser for each process that runs tests, one static site for all of them: it is built by whoever needs it first,
  while the others wait at a lock. `variants.py` makes other sites of it without compiling anew.
* A window is a browser context of its own: on the site it has its own data, on a server those of the server. A server
  is a process on an empty folder, which starts in half a second; every test has its own, and its log must stay empty.
* `open_window` runs a test twice, on a server and on the site. What concerns only one of them takes `open_on_server` or
  `open_site`.

`driver.py` tells how to wait and tap, `playing.py` plays games with it. `make test ARGS="-m browser --durations=20"`
runs these tests alone and names the slowest.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, sync_playwright

from companion.serving.web.site import build_site, our_app
from companion.serving.web.wheels import NoWheel
from tests.browser.driver import ANDROID, COARSE, LIGHT, Server, Site, Window, hosted, launch_light, served

OpenWindow = Callable[..., Window]
HERE: Final = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever stands in this folder needs Chromium; nobody has to remember to say so."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if LIGHT is None and not os.environ.get("REQUIRE_BROWSER"):
        pytest.skip("no Chromium found: install Debian's package chromium to run the tests in a browser")
    assert LIGHT, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as playwright:
        browser = launch_light(playwright)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """The app on an empty data folder; its log must stay empty."""
    with served(tmp_path / "data") as server:
        yield server
    assert server.log.read_text() == ""


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static site, built once for all processes; where the wheels for it can't be had, its tests are skipped."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "site"
    with FileLock(shared / "site.lock"):
        try:
            if not folder.exists():
                build_site(folder, our_app())
        except NoWheel as problem:
            if os.environ.get("REQUIRE_BROWSER"):
                raise
            pytest.skip(str(problem))
    return folder


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[Site]:
    with hosted(site_folder) as site:
        yield site


@contextmanager
def opening(browser: Browser, host: Server | Site) -> Iterator[OpenWindow]:
    """Opens windows, by path, and closes them in the end.

    On the static site each has data of its own and is a phone's, as most of its visitors are.
    """
    windows: list[Window] = []
    device = COARSE | ({"user_agent": ANDROID} if isinstance(host, Site) else {})

    def open(path: str = "/", **options: Any) -> Window:
        windows.append(Window(browser, host.url + path, **device | options))
        return windows[-1]

    yield open
    for window in windows:
        window.close()


@pytest.fixture(params=["server", "site"])
def open_window(request: pytest.FixtureRequest, browser: Browser) -> Iterator[OpenWindow]:
    """For what people do with the app, wherever it runs."""
    with opening(browser, request.getfixturevalue(request.param)) as open:
        yield open


@pytest.fixture
def open_on_server(browser: Browser, server: Server) -> Iterator[OpenWindow]:
    with opening(browser, server) as open:
        yield open


@pytest.fixture
def open_site(browser: Browser, site: Site) -> Iterator[OpenWindow]:
    with opening(browser, site) as open:
        yield open
