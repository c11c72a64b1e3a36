from dataclasses import replace
from datetime import UTC, datetime, timedelta

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded
from rules.ethnos.game import Game, play
from tests.companion.headless import App, headless
from tests.companion.rune_age.begun import begun
from tests.ethnos import a_band, a_game, a_setup


def minutes_ago(*minutes: int) -> Game:
    """A game whose bands were entered so long ago."""
    game = Game(a_setup(2))
    for seat, ago in enumerate(minutes):
        at = datetime.now(UTC) - timedelta(minutes=ago, seconds=30)
        game = play(game, replace(a_game(game.setup, a_band(seat % 2)).events[0], at=f"{at:%Y-%m-%dT%H:%M:%SZ}"))
    return game


@headless
async def test_it_counts_from_the_first_entry_if_it_is_wanted(desk: Desk) -> None:
    id = desk.begin(minutes_ago(65, 55, 8, 2), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    assert not app.has("running-clock")
    desk.save_settings(replace(desk.settings, running_clock=True))
    await app.settle()
    assert app.label("running-clock") == "Played 18 min, pauses left out"
    assert "0:18" in app.texts()
    await app.wait(60)
    assert app.label("running-clock").startswith("Played 18 min")


@headless
async def test_it_stands_still_in_a_pause_and_when_the_game_is_over(desk: Desk) -> None:
    desk.save_settings(replace(desk.settings, running_clock=True))
    id = desk.begin(minutes_ago(45, 40), "ethnos").id
    app = await App.on(desk, f"/game/{id}")
    assert app.label("running-clock") == "Played 5 min, pauses left out"
    desk.play(id, (AgeEnded(0),))
    desk.play(id, (AgeEnded(0),))
    await app.settle()
    assert app.label("running-clock") == "Played 5 min, pauses left out"


@headless
async def test_every_table_has_one(desk: Desk) -> None:
    desk.save_settings(replace(desk.settings, running_clock=True))
    app = await App.on(desk, f"/game/{begun(desk)}")
    assert app.label("running-clock") == "Played 0 min, pauses left out"
