"""A little of `make storm`: everything that happens there happens once."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.browser.storm import a_table, storm


@pytest.mark.slow
def test_six_phones_and_a_board_come_through_a_storm_as_one_table(browser: Browser, tmp_path: Path) -> None:
    with a_table(browser, tmp_path) as table:
        print(storm(table, 24, Random(15), kills=1))
