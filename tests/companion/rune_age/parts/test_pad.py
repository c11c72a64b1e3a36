from companion.shell.desk import Desk
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table


@headless
async def test_figures_are_tapped_digit_by_digit_and_cleared(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("damage", "pad-1", "pad-2")
    assert "12" in app.texts()
    await app.tap("pad-clear", "pad-0")
    assert "12" not in app.texts()
