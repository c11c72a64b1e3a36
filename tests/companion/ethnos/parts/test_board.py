from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from storage.values import Settings
from tests.companion.ethnos.table import at_table
from tests.companion.headless import headless
from tests.ethnos import a_band

GIANTS = BandPlayed(a_band(1, Tribe.GIANTS, Kingdom.RHEA, 3), Kingdom.RHEA)


@headless
async def test_every_kingdom_is_a_tile_that_says_how_it_stands(desk: Desk) -> None:
    app, _ = await at_table(desk, GIANTS)
    await app.wait()
    assert all(app.has(f"kingdom-{kingdom.id}") for kingdom in KINGDOMS)
    assert app.label("kingdom-rhea") == "Rhea, tokens in play 2. Alexis: 1 marker, 2 Glory. Alexis alone"
    assert app.label("kingdom-duris").endswith("Nobody yet")


@headless
async def test_what_a_kingdom_would_pay_is_not_said_to_those_who_would_rather_not_know(desk: Desk) -> None:
    desk.save_settings(Settings(games={"ethnos": {"show_projection": False}}))
    app, _ = await at_table(desk, GIANTS)
    await app.wait()
    assert app.label("kingdom-rhea") == "Rhea, tokens in play 2. Alexis: 1 marker. Alexis alone"


@headless
async def test_the_boards_in_play_say_who_holds_what(desk: Desk) -> None:
    app, _ = await at_table(desk, GIANTS)
    await app.wait()
    assert "Alexis" in app.label("giant")
    assert all(app.has(board) for board in ("merfolk-board", "trolls", "orcs"))
