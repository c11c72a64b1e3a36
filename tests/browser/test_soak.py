"""A little of `make soak`."""

from playwright.sync_api import Browser

from tests.browser.driver import Server
from tests.browser.soak import soak


def test_hundreds_of_random_taps_break_nothing(browser: Browser, server: Server) -> None:
    soak(browser, server, range(200), seed=4)
