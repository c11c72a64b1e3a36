import flet as ft

from companion.look.theme import TARGET
from companion.shell.desk import Desk
from tests.companion.headless import headless
from tests.companion.rune_age.begun import at_table


@headless
async def test_a_player_who_is_chosen_says_so(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("damage", "damage-to-1")
    assert app.label("damage-to-1").endswith(", chosen")


@headless
async def test_a_player_with_a_short_name_is_as_large_as_a_finger(desk: Desk) -> None:
    _, app = await at_table(desk)
    await app.tap("damage")
    box = app.control("damage-to-1")
    assert isinstance(box, ft.Container)
    assert isinstance(box.padding, ft.Padding)
    line, edges = 21, 4
    assert box.padding.top + line + box.padding.bottom + edges >= TARGET
