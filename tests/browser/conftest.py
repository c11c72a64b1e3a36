"""A real browser and a real server. Without Chromium these tests are skipped, unless REQUIRE_BROWSER is set."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--use-gl=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
]
SHOW_SEMANTICS = """() => {
    const button = document.querySelector('flt-semantics-placeholder');
    if (!button) return;
    const box = button.getBoundingClientRect();
    const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
    button.dispatchEvent(new MouseEvent('click', {bubbles: true, clientX, clientY}));
}"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None and not os.environ.get("REQUIRE_BROWSER"):
        pytest.skip("no Chromium found: install Debian's package chromium to run the tests in a browser")
    assert CHROMIUM, "REQUIRE_BROWSER is set, but there is no Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the app is served, on a port of its own."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "companion", "--no-browser", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        greeting = server.stdout.readline()
        yield greeting.split()[2]
        server.terminate()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """The app's first screen on a phone, with its semantics turned on."""
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.goto(address)
    for _ in range(60):
        page.evaluate(SHOW_SEMANTICS)
        if page.locator("flt-semantics").count() > 1:
            break
        page.wait_for_timeout(500)
    yield page
    page.close()
