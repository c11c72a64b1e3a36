from dataclasses import replace

from rules.ethnos.events import AgeEnded, BandPlayed, DragonDrawn
from rules.ethnos.figures.race import race, time_taken
from tests.ethnos import ALEXIS, RODERICK, a_band, a_game, a_setup


def test_the_race_has_a_point_for_every_event_and_a_border_for_every_age() -> None:
    game = a_game(a_setup(2), a_band(RODERICK), DragonDrawn(), AgeEnded(RODERICK), a_band(ALEXIS))
    glory, borders = race(game)
    assert len(glory) == 5
    assert glory[:3] == ((0, 0),) * 3
    assert glory[3] == glory[4] == game.state.table.glory
    assert borders == (3,)


def test_time_is_that_of_whoever_plays_or_draws() -> None:
    events = [BandPlayed(a_band(ALEXIS)), BandPlayed(a_band(RODERICK)), DragonDrawn(ALEXIS), AgeEnded(RODERICK)]
    stamped = [replace(event, at=f"2026-01-31T20:0{minute}:00Z") for minute, event in enumerate(events)]
    taken = time_taken(a_game(a_setup(2), *stamped))
    assert (taken.seconds, taken.by_seat) == (180, (60, 60))
