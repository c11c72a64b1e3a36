from random import Random

from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.random_archive import ethnos_game, random_game


@headless
async def test_without_a_game_there_is_nothing_to_count(desk: Desk) -> None:
    app = await App.on(desk, "/")
    await app.tap("statistics")
    assert app.page.route == "/statistics"
    assert app.label("stats-games").startswith("No game has ended yet.")
    assert not app.has("stats-wins")


@headless
async def test_one_game_is_counted_and_needs_no_filter(desk: Desk) -> None:
    desk.begin(ethnos_game(Random(1)), "ethnos")
    app = await App.on(desk, "/statistics")
    assert app.label("stats-games").startswith("1 game that is over")
    assert not any(name.startswith("stats-filter") for name in app.identifiers())


@headless
async def test_the_figures_of_a_player_unfold_and_lead_to_their_games(desk: Desk) -> None:
    random = Random(7)
    for _ in range(30):
        desk.begin(*random_game(random))
    app = await App.on(desk, "/statistics")
    every = app.label("stats-games")
    assert not app.has("stats-line-0")
    await app.tap("stats-player-0")
    assert app.label("stats-line-0").startswith("All in all: Games: ")
    await app.tap("stats-filter-player")
    assert app.label("stats-games") != every
    await app.tap("stats-filter-player")
    assert app.label("stats-games") == every
    await app.tap("stats-player-0")
    assert not app.has("stats-line-0")


@headless
async def test_a_record_leads_to_its_game(desk: Desk) -> None:
    id = desk.begin(ethnos_game(Random(1)), "ethnos").id
    app = await App.on(desk, "/statistics")
    await app.tap("stats-record-0")
    assert app.page.route == f"/game/{id}/end"
