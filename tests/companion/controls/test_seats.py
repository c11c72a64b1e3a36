"""How many play and who begins is chosen alike for every game."""

import pytest

from companion.shell.desk import Desk
from tests.companion.headless import App, headless


@pytest.mark.parametrize("new", ["/new", "/new/rune-age"])
@headless
async def test_players_are_counted_and_begin(desk: Desk, new: str) -> None:
    app = await App.on(desk, new)
    await app.tap("players-count-3")
    assert app.label("players-count-3") == "3 players, chosen"
    assert app.label("players-count-2") == "2 players"
    await app.type("player-name-1", "Mara")
    await app.tap("first-1")
    assert app.label("first-1") == "Mara begins, chosen"
    assert app.label("first-0").endswith(" begins")
