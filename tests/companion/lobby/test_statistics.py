from random import Random

from companion.shell.desk import Desk
from tests.companion.headless import App, headless
from tests.random_archive import ethnos_game, random_game


@headless
async def test_without_a_game_there_is_nothing_to_count(desk: Desk) -> None:
    app = await App.on(desk, "/")
    await app.tap("statistics")
    assert app.page.route == "/statistics"
    assert app.label("stats-games") == "No game has ended yet."
    assert not app.has("stats-wins")


@headless
async def test_one_game_is_counted_and_needs_no_filter(desk: Desk) -> None:
    desk.begin(ethnos_game(Random(1)), "ethnos")
    app = await App.on(desk, "/statistics")
    assert app.label("stats-games").startswith("1 game that is over")
    assert not any(name.startswith("stats-filter") for name in app.identifiers())


@headless
async def test_filters_and_players_are_tapped(desk: Desk) -> None:
    random = Random(7)
    for _ in range(30):
        desk.begin(*random_game(random))
    app = await App.on(desk, "/statistics")
    every = app.label("stats-games")
    await app.tap("stats-filter-game-rune_age")
    assert app.label("stats-games") != every
    await app.tap("stats-filter-count-6")
    assert app.label("stats-games") == "No game fits."
    await app.tap("stats-filter-count-6")
    await app.tap("stats-filter-game-rune_age")
    assert app.label("stats-games") == every
    await app.tap("stats-filter-edition-pl")
    assert app.label("stats-games") != every
    await app.tap("stats-filter-edition-pl")
    assert not app.has("stats-line-0")
    await app.tap("stats-player-0")
    assert app.label("stats-line-0").startswith("Games: ")
    await app.tap("stats-player-0")
    assert not app.has("stats-line-0")
