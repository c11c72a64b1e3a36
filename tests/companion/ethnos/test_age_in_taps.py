"""The Age of five players that lies on a table, entered from nothing."""

from dataclasses import replace

from companion.shell.desk import Desk
from rules.ethnos.game import Game
from tests.companion.ethnos.an_age import BANDS, MARKERS, MERFOLK, TROLLS, sheet, taps
from tests.companion.headless import App, headless

MOST_TAPS = 95


def test_the_example_is_as_full_as_such_an_age_is() -> None:
    assert sum(map(sum, MARKERS)) == 65
    assert (sum(MERFOLK), max(MERFOLK), len(TROLLS)) == (32, 12, 6)
    assert sum(map(len, BANDS)) == 20


@headless
async def test_a_whole_age_takes_at_most_95_taps_and_no_key(desk: Desk) -> None:
    desk.finish(desk.begin(Game(replace(sheet().setup, first_player=0)), "ethnos").id)
    app = await App.on(desk)
    for tap in taps():
        await (app.hold(tap.removeprefix("hold ")) if tap.startswith("hold ") else app.tap(tap))
    assert app.taps <= MOST_TAPS
    totals = sheet().score().reckoning.glory
    assert [app.label(f"total-{seat}").split(": ")[1].split()[0] for seat in range(5)] == [
        str(total) for total in totals
    ]
