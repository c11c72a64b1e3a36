"""The rules of a game, to be chosen."""

from companion.ethnos.options import shows_projection
from companion.shell.desk import Desk
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Tribe
from tests.companion.headless import App, headless
from tests.ethnos import a_setup


def field_values(app: App, *identifiers: str) -> list[str]:
    return [app.field(identifier).value for identifier in identifiers]


@headless
async def test_what_was_typed_is_not_lost_by_a_later_tap(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("game-rules")
    await app.type("component-giant-I", "3")
    await app.type("component-giant-I", "35")
    await app.tap("edition-cs")
    assert field_values(app, "component-giant-I") == ["35"]


@headless
async def test_the_projection_is_switched_for_all_games(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("game-rules")
    assert app.label("show-projection") == "Show the projection: on, chosen"
    await app.tap("show-projection")
    assert app.label("show-projection") == "Show the projection: off"
    assert not shows_projection(desk.settings)


@headless
async def test_rulings_that_cannot_matter_are_folded_away(desk: Desk) -> None:
    without = a_setup(tribes=(Tribe.ELVES, Tribe.ORCS, Tribe.GIANTS, Tribe.WIZARDS, Tribe.TROLLS, Tribe.SKELETONS))
    id = desk.begin(Game(without), "ethnos").id
    app = await App.on(desk, f"/game/{id}/rules")
    assert app.has("ruling-ten_skeletons_win-true")
    assert not app.has("ruling-merfolk_places-first")
    assert app.label("other-rulings") == "6 rulings can't matter in this game"
    await app.tap("other-rulings")
    assert app.has("ruling-two_player_tie-both")
    await app.tap("other-rulings")
    assert not app.has("ruling-two_player_tie-both")


@headless
async def test_before_the_tribes_are_known_any_of_them_may_matter(desk: Desk) -> None:
    app = await App.on(desk, "/new")
    await app.tap("players-count-2", "game-rules")
    assert app.has("ruling-two_player_merfolk_sole-both")
    assert not app.has("other-rulings")
