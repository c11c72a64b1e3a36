from companion.shell.desk import Desk
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table


@headless
async def test_a_player_who_is_chosen_says_so(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("damage", "damage-to-1")
    assert app.label("damage-to-1").endswith(", chosen")
