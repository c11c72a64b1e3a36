"""An Age that was scored from the table, kept as a game."""

import pytest

from companion.shell.desk import Desk
from storage.values import Filter
from tests.companion.ethnos.an_age import PLAYERS, sheet, taps
from tests.companion.headless import App, headless

TOKENS = tuple(f"token-key-{value}" for value in sum(sheet().setup.tokens, ()))
TRIBES = tuple(f"tribe-{tribe}" for tribe in sheet().setup.tribes)


async def entered(desk: Desk) -> App:
    """The example, with names typed."""
    app = await App.on(desk)
    for tap in taps():
        if tap == "same-players":
            await app.tap("players-count-5")
            for seat, name in enumerate(PLAYERS):
                await app.type(f"player-name-{seat}", name)
        elif tap.startswith("hold "):
            await app.hold(tap.removeprefix("hold "))
        else:
            await app.tap(tap)
    return app


@pytest.mark.slow
@headless
async def test_the_last_age_is_kept_among_past_games_and_its_players_are_remembered(desk: Desk) -> None:
    app = await entered(desk)
    await app.tap("keep-game")
    assert app.has("winner")
    (kept,) = desk.keeper.listing.page(Filter(finished=True))
    assert kept.players == PLAYERS
    assert kept.scores
    assert tuple(kept.scores.values()) == sheet().score().reckoning.glory
    assert {player.name for player in desk.keeper.players.everybody()} == set(PLAYERS)
    await app.browse("/score")
    assert app.label("markers-rhea-0-more").endswith(": 0, chosen")


@headless
async def test_nobody_is_remembered_who_has_no_name(desk: Desk) -> None:
    app = await App.on(desk, "/score")
    await app.tap("age-3", *TOKENS, *TRIBES, "markers-key-3", "reckon", "keep-game")
    assert app.has("winner")
    assert not desk.keeper.players.everybody()


@headless
async def test_an_earlier_age_is_kept_as_a_game_that_goes_on(desk: Desk) -> None:
    app = await App.on(desk, "/score")
    assert not app.has("keep-game")
    await app.tap(*TOKENS, "markers-key-3", "markers-key-1", "reckon")
    assert not app.can_tap("keep-game")
    needs = "With 4 players there are 6 Tribes, not 0. Say who drew the third Dragon."
    assert app.label("keep-missing") == f"To be kept as a game it needs more. {needs}"
    await app.tap("back", *TRIBES, "third-dragon-2", "reckon", "keep-game")
    assert app.has("band-0")
    (kept,) = desk.keeper.listing.page()
    assert (kept.stage, kept.finished) == ({"age": 2}, None)
