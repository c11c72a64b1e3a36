from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Correction
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table
from tests.rune_age import OLA


@headless
async def test_nothing_is_counted_below_nothing_or_beyond_what_there_is(desk: Desk) -> None:
    _, app = await at_table(desk, Correction(strongholds={OLA: 3}, events_left=40))
    await app.tap("player-0")
    assert app.label("strongholds-0-count") == "Ola, Strongholds: 3"
    assert not app.can_tap("strongholds-0-more")
    assert not app.can_tap("damage-0-fewer")
    await app.tap("save")
    await app.wait(MOMENT)
    await app.tap("events-left")
    assert app.label("events-left-count") == "Events left: 40"
    assert not app.can_tap("events-left-more")
