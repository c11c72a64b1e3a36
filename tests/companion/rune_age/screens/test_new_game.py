from dataclasses import replace

import pytest

from companion.shell.desk import Desk
from rules.ethnos.game import Game as Ethnos
from rules.rune_age.game import Game
from rules.rune_age.setup import City, Objective, Player
from rules.rune_age.vocabulary import Race, Scenario
from storage.values import Card
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.ethnos import a_setup as an_ethnos_setup
from tests.rune_age import a_setup

NEW = "/new/rune-age"


async def typed_city(app: App, place: int, name: str, strength: int, defence: int) -> None:
    await app.type(f"city-name-{place}", name)
    await app.type(f"city-strength-{place}", str(strength))
    await app.type(f"city-defence-{place}", str(defence))


def the_game(desk: Desk) -> Game:
    (summary,) = desk.keeper.listing.page(size=2)
    game: Game = desk.game(summary.id).game
    return game


@headless
async def test_a_game_is_set_up_from_top_to_bottom(desk: Desk) -> None:
    app = await App.on(desk, NEW)
    assert app.label("missing") == "Missing: 2 races, the scenario, who begins, 3 cities."
    await app.tap("start")
    assert app.has("missing")
    await app.type("player-name-0", "Ola")
    await app.type("player-name-1", "Jan")
    await app.tap("race-0-waiqar", "race-1-latari", "scenario-resurgence", "first-1")
    await app.type("objective-strength", "18")
    await app.type("objective-dice", "2")
    for place, name in enumerate(("Riverwatch", "Frostgate", "Third")):
        await typed_city(app, place, name, 4 + place, place)
    assert app.label("missing") == "All set: Jan begins."
    await app.tap("game-rules", "ruling-last_standing-wins", "start")
    setup = the_game(desk).setup
    assert setup.players == (Player("Ola", Race.WAIQAR), Player("Jan", Race.LATARI))
    assert (setup.scenario, setup.first_player, setup.objective) == (Scenario.RESURGENCE, 1, Objective(18, 2))
    assert setup.cities == (City("Riverwatch", 4, 0), City("Frostgate", 5, 1), City("Third", 6, 2))
    assert setup.rulings.last_standing == "wins"
    await app.tap("setup-0", "setup-done")
    assert app.label("phase") == "Round 1 · Turn: Jan"


@pytest.mark.rule("rune_age", "R-S2")
@headless
async def test_one_player_alone_is_offered_two_scenarios(desk: Desk) -> None:
    app = await App.on(desk, NEW)
    await app.tap("players-count-1")
    assert not app.can_tap("scenario-runewars")
    assert "Take out: Bountiful Harvest." in app.label("scenario-resurgence")
    assert app.label("first-0").endswith("chosen")
    assert app.label("scenario-runewars").endswith(", disabled")
    await app.tap("scenario-cataclysm")
    assert not app.has("cooperative")


@headless
async def test_what_a_scenario_asks_replaces_nothing_under_a_quick_finger(desk: Desk) -> None:
    app = await App.on(desk, NEW)
    names = ("first-1", "pick-first", "deal-cities", "game-rules")
    drawn = [app.control(name)._i for name in names]
    for scenario in (Scenario.CATACLYSM, Scenario.RESURGENCE, Scenario.RUNEWARS):
        await app.tap(f"scenario-{scenario}")
        assert [app.control(name)._i for name in names] == drawn, scenario


@headless
async def test_the_cataclysm_may_be_cooperative(desk: Desk) -> None:
    app = await App.on(desk, NEW)
    await app.tap("players-count-2", "scenario-cataclysm", "cooperative")
    assert "9 event cards" in app.label("scenario-cataclysm")


@headless
async def test_chance_draws_races_scenario_first_player_and_cities(desk: Desk) -> None:
    facts = {"strength": 4, "defence": 1}
    desk.cards.note([Card("rune_age", "city", f"City of {letter}", facts) for letter in "ABCDEFGH"])
    app = await App.on(desk, NEW)
    await app.tap("draw-races", "draw-scenario", "pick-first", "deal-cities")
    if app.has("objective-strength"):
        await app.type("objective-strength", "18")
    assert app.label("missing").startswith("All set")


@headless
async def test_known_players_and_cities_are_one_tap_away(desk: Desk) -> None:
    begun(desk, players=2)
    desk.cards.note([Card("rune_age", "city", "Aymhelin", {"strength": 9, "defence": 2})])
    app = await App.on(desk, NEW)
    await app.tap("known-player-0", "known-city-0")
    assert app.label("known-player-0").endswith("chosen")
    assert app.field("city-strength-0").value == "9"


@headless
async def test_what_is_half_entered_is_kept(desk: Desk) -> None:
    app = await App.on(desk, NEW)
    await app.type("player-name-0", "Ola")
    await app.tap("race-0-waiqar", "seat-down-0", "back")
    app = await App.on(desk, NEW)
    assert app.field("player-name-1").value == ""
    await app.browse("/")
    await app.browse(NEW)
    assert app.field("player-name-1").value == ""


@headless
async def test_whoever_played_it_is_offered_in_another_game_with_the_colour_they_had_there(desk: Desk) -> None:
    desk.begin(Ethnos(an_ethnos_setup(2)), "ethnos")
    names = an_ethnos_setup(2).names
    renamed = tuple(Player(name, race) for name, race in zip(names, Race, strict=False))
    desk.begin(Game(replace(a_setup(2), players=renamed)), "rune_age")
    app = await App.on(desk, "/new")
    await app.tap("same-players")
    assert [app.field(f"player-name-{seat}").value for seat in (0, 1)] == list(names)
    assert all(player.colour for player in desk.keeper.players.everybody())
