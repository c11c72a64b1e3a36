import pytest

from companion.shell.desk import Desk
from rules.rune_age.events import Damaged
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table
from tests.rune_age import EWA, OLA


@pytest.mark.rule("rune_age", "R-D1")
@headless
async def test_what_lies_afterwards_is_said_in_tokens(desk: Desk) -> None:
    _, app = await at_table(desk, Damaged(OLA, 4))
    await app.tap("damage", "damage-to-0", "pad-7")
    assert "Ola: 4 to 11. Tokens: 2 × 5, 1 × 1." in app.texts()
    await app.tap("pad-clear", "pad-1", "pad-6")
    assert "Ola: 4 to 20. Ola is out." in app.texts()


@headless
async def test_who_is_out_suffers_no_more(desk: Desk) -> None:
    _, app = await at_table(desk, Damaged(EWA, 20))
    await app.tap("damage")
    assert not app.has("damage-to-2")
