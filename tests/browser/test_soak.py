"""A little of `make soak`."""

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import Server
from tests.browser.soak import soak

pytestmark = pytest.mark.browser


def test_hundreds_of_random_taps_break_nothing(browser: Browser, server: Server) -> None:
    assert soak(browser, server, seconds=25, seed=4) > 50
