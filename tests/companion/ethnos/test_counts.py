"""Nothing takes more taps than it did."""

import pytest

from companion.shell.desk import Desk
from tests.companion.ethnos.counts import ROWS, Row
from tests.companion.headless import headless

# What is done here is covered where it is tested; what counts is how often somebody taps.
pytestmark = pytest.mark.slow


@pytest.mark.parametrize("row", ROWS, ids=[row.what for row in ROWS])
@headless
async def test_a_row_of_the_playtest_takes_no_more_than_it_may(desk: Desk, row: Row) -> None:
    hand = await row.do(desk)
    assert hand.taps + hand.keys <= row.most
    assert row.most <= sum(row.first)
