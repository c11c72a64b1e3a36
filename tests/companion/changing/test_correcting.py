"""The foot of sheets that set the table right; what they correct is tested with the sheets of each game."""

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.rune_age.events import Damaged, TurnEnded
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table, played
from tests.rune_age import JAN


@headless
async def test_what_was_corrected_in_a_visit_is_named_and_taken_back_there(desk: Desk) -> None:
    id, app = await at_table(desk, TurnEnded())
    await app.tap("city-0")
    assert app.label("corrected") == "Each tap counts at once."
    assert not app.has("take-back")
    await app.tap("close", "player-0", "damage-0-more")
    assert app.label("take-back") == f"Undo: {app.label('corrected')}"
    await app.wait(MOMENT)
    await app.tap("take-back")
    assert played(desk, id) == (TurnEnded(),)
    await app.wait()
    assert app.label("corrected") == "Each tap counts at once."


@headless
async def test_nothing_is_corrected_once_the_game_is_over(desk: Desk) -> None:
    _, app = await at_table(desk, Damaged(JAN, 20), players=2)
    await app.tap("player-0")
    assert app.label("over").startswith("The game is over.")
    assert not app.has("corrected")
