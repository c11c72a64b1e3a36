from companion.rune_age.acting.correcting import NOWHERE
from companion.shell.desk import Desk
from rules.rune_age.events import Correction, Damaged
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import JAN, OLA


def test_no_revision_is_nowhere() -> None:
    assert NOWHERE < 0


@headless
async def test_what_somebody_else_does_meanwhile_begins_another_step(desk: Desk) -> None:
    id, app = await at_table(desk)
    await app.tap("player-0", "damage-0-more")
    desk.play(id, (Damaged(JAN, 2),))
    await app.wait()
    await app.tap("damage-0-more")
    assert played(desk, id) == (Correction(damage={OLA: 1}), Damaged(JAN, 2), Correction(damage={OLA: 2}))
