from companion.shell.desk import Desk
from companion.shell.window import WENT_WRONG, windows
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table
from tests.companion.rune_age.sheets.test_values import some


@headless
async def test_every_sheet_is_drawn(desk: Desk) -> None:
    _, app = await at_table(desk, BattleFought(0, STRONGHOLD), Damaged(2, 20))
    window = windows[app.page.session.id]
    for sheet in some():
        window.open(sheet)
        await app.settle()
        assert WENT_WRONG not in app.texts(), sheet
        window.close()
        await app.settle()
