from dataclasses import replace

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Event
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK, a_band, a_game, a_setup

EVENTS: tuple[Event, ...] = (
    BandPlayed(a_band(ALEXIS, Tribe.GIANTS, Kingdom.RHEA, 4)),
    AgeEnded(RODERICK),
    BandPlayed(a_band(RODERICK, cards=6)),
    AgeEnded(ALEXIS),
)


def begun(desk: Desk, *events: Event) -> str:
    timed = [replace(event, at=f"2026-01-31T20:0{minute}:00Z") for minute, event in enumerate(events)]
    return desk.begin(a_game(a_setup(2), *timed), "ethnos").id


@headless
async def test_the_end_says_the_race_the_sources_and_the_clock_in_words(desk: Desk) -> None:
    id = begun(desk, *EVENTS)
    app = await App.on(desk, f"/game/{id}/end")
    first, second = (report.reckoning.glory for report in desk.game(id).game.state.reports)
    ages = [f"Roderick {row[0]}, Alexis {row[1]}" for row in (first, second)]
    assert app.label("race") == f"The race. After Age I: {ages[0]}. After Age II: {ages[1]}"
    assert "Age I, Alexis: " in app.label("sources")
    assert app.label("clock") == "Played 3 min, pauses left out: Roderick 1 min, Alexis 0 min"


@headless
async def test_a_moment_leads_to_its_why(desk: Desk) -> None:
    id = begun(desk, *EVENTS)
    app = await App.on(desk, f"/game/{id}/end")
    moments = [name for name in app.identifiers() if name.startswith("moment-")]
    assert moments
    for name in moments:
        app = await App.on(desk, f"/game/{id}/end")
        await app.tap(name)
        assert "/why/" in app.page.route
