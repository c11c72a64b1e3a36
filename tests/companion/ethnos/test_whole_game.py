"""A whole small game through the screens, by identifiers only."""

import re

import pytest

from companion.shell.desk import Desk
from rules.ethnos.formats.games import read_game, write_game
from rules.ethnos.game import replay
from rules.ethnos.state import State
from storage.store import Store
from tests.companion.headless import App, headless
from tests.stores import a_store

# What is played here is covered by the tests of each screen.
TRIBES = ("trolls", "dwarves", "merfolk", "orcs", "giants")
KINGDOMS = ("rhea", "pelagon", "althea", "duris", "straton", "ithys")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No moment after a band in which taps do nothing."""
    monkeypatch.setattr("companion.shell.window.MOMENT", 0)


async def set_up(app: App) -> None:
    await app.tap("new-game", "game-ethnos", "players-count-2", *(f"tribe-{tribe}" for tribe in TRIBES))
    for seat, name in enumerate(("Mara", "Tove")):
        await app.type(f"player-name-{seat}", name)
    for place, kingdom in enumerate(KINGDOMS):
        await app.type(f"token-{kingdom}-I", str(place))
        await app.type(f"token-{kingdom}-II", str(place + 4))
    await app.tap("first-1", "start")


async def band(app: App, seat: int, leader: str, colour: str, cards: int, *then: str) -> None:
    await app.tap(f"band-{seat}", f"leader-{leader}", f"colour-{colour}", f"cards-{cards}", *then)


async def dragon(app: App) -> None:
    """A Dragon, once the one before it is on the screen."""
    await app.wait()
    await app.tap("dragon")


def total(app: App, seat: int) -> tuple[int, int, int]:
    """What a total says: the Glory after the Age, before it, and what the Age brought."""
    found = re.fullmatch(r".*: (\d+) Glory \((\d+) \+ (\d+)\)", app.label(f"total-{seat}"))
    assert found
    after, before, earned = (int(number) for number in found.groups())
    return after, before, earned


def check_totals(app: App, state: State, age: int) -> None:
    reckoning = state.reports[age - 1].reckoning
    for seat, (earned, glory) in enumerate(zip(reckoning.earned, reckoning.glory, strict=True)):
        assert total(app, seat) == (glory, glory - earned, earned)


@headless
async def test_two_ages_of_two_players_end_as_the_rules_say(desk: Desk) -> None:
    app = await App.on(desk)
    await set_up(app)
    (summary,) = desk.keeper.listing.page()
    id = summary.id

    await band(app, 0, "trolls", "rhea", 3, "play")
    await band(app, 1, "dwarves", "ithys", 4)
    await band(app, 0, "giants", "straton", 2)
    await dragon(app)
    await band(app, 1, "orcs", "duris", 2)
    await band(app, 0, "merfolk", "duris", 3, "merfolk-place-ithys", "play")
    await dragon(app)
    await dragon(app)
    await app.tap("third-dragon-1", "pillage-1", "reckon")
    check_totals(app, desk.game(id).game.state, 1)
    await app.tap("next-age")

    await band(app, 0, "dwarves", "pelagon", 5)
    await band(app, 1, "giants", "pelagon", 4)
    await dragon(app)
    await app.tap("end-age", "reckon")
    check_totals(app, desk.game(id).game.state, 2)
    await app.tap("finish")

    game = desk.game(id).game
    assert replay(game.setup, game.events) == read_game(write_game(game)) == game
    assert game.state.outcome is not None
    (winner,) = game.state.outcome.winners
    assert app.label(f"winner-{winner}").endswith(f"{max(game.state.table.glory)} Glory")
    assert isinstance(desk.keeper, Store)
    assert a_store(desk.keeper.folder, "test").games.open(id).game == game


@headless
async def test_the_same_age_typed_from_the_table_is_worth_the_same(desk: Desk) -> None:
    app = await App.on(desk)
    await set_up(app)
    (summary,) = desk.keeper.listing.page()
    await band(app, 0, "trolls", "rhea", 3, "play")
    await band(app, 1, "dwarves", "ithys", 4)
    await app.tap("end-age", "third-dragon-1", "reckon")
    played = [app.label(f"total-{seat}") for seat in (0, 1)]
    await app.tap("next-age")
    for _ in range(3):
        await app.tap("undo")
        await app.wait()
    await app.tap("menu", "score-age")
    assert desk.game(summary.id).game.events == ()
    await app.tap("markers-rhea-0-more", "markers-ithys-1-more", "troll-3-0")
    await app.tap("band-size-0-3", "band-dwarf-1", "band-size-1-4", "third-dragon-1", "reckon")
    assert [app.label(f"total-{seat}") for seat in (0, 1)] == played
