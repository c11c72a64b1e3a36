from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed
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


TROLLS = BandPlayed(a_band(1, Tribe.TROLLS, Kingdom.RHEA, 3), Kingdom.RHEA, troll=3)
SECOND = BandPlayed(a_band(2, Tribe.ELVES, Kingdom.RHEA, 3), Kingdom.RHEA)
FINISHED = (AgeEnded(0), AgeEnded(0), GIANTS, TROLLS, SECOND, AgeEnded(None))


@headless
async def test_a_finished_game_shows_its_tokens_as_they_lay_at_the_end(desk: Desk) -> None:
    app, saved = await at_table(desk, *FINISHED)
    await app.wait()
    assert saved.over
    assert app.label("giant") == "Giant: Alexis, 3"
    assert app.label("trolls") == "Trolls: A 3"


@headless
async def test_a_kingdom_of_a_finished_game_stands_as_it_was_reckoned(desk: Desk) -> None:
    """The Troll tokens that broke a tie have gone back since."""
    more = BandPlayed(a_band(2, Tribe.ELVES, Kingdom.RHEA, 2), Kingdom.RHEA)
    app, _ = await at_table(desk, *FINISHED[:2], TROLLS, more, AgeEnded(None))
    await app.wait()
    assert app.label("kingdom-rhea").endswith("Alexis leads by Trolls")


@headless
async def test_the_boards_of_a_finished_game_are_asked_about(desk: Desk) -> None:
    app, saved = await at_table(desk, *FINISHED)
    for board in ("giant", "trolls", "merfolk-board", "orcs"):
        await app.tap(board)
        assert app.page.route == f"/game/{saved.id}/why/now/{board}"
        await app.tap("back")
