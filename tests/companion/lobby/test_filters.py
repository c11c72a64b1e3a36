from random import Random

from companion.lobby.filters import offered
from companion.shell.desk import Desk
from rules.statistics.digest import Digest, Played
from rules.statistics.figures import Figures, figures
from rules.statistics.tally import Tally
from rules.statistics.wanted import EVERYTHING, Wanted
from tests.companion.headless import App, headless
from tests.random_archive import random_game


def begun_in(*times: str, players: int = 2) -> Figures:
    tally, names = Tally(), tuple(f"P{number:02}" for number in range(players))
    for time in times:
        tally.add(Played(time, "ethnos", time, names, Digest((0,))), names)
    return figures(tally.data)


def names(every: Figures, wanted: Wanted) -> dict[str, bool]:
    return {choice.name: choice.chosen for choices in offered(every, wanted).values() for choice in choices}


def test_a_year_that_is_chosen_offers_its_months() -> None:
    every = begun_in("2025-12-31", "2026-01-02", "2026-02-03")
    assert {"date-2025", "date-2026"} < set(names(every, EVERYTHING))
    assert "date-2026-01" not in names(every, EVERYTHING)
    (dates,) = (choices for choices in offered(every, EVERYTHING).values() if choices[0].name.startswith("date"))
    year = dates[1].wanted
    assert (year.since, year.until) == ("2026", "2026")
    assert [name for name in names(every, year) if name.startswith("date-2026-")] == ["date-2026-01", "date-2026-02"]
    month = Wanted(since="2026-02", until="2026-02")
    assert names(every, month)["date-2026-02"]
    assert names(every, month)["date-2026"]


def test_somebody_who_seldom_plays_is_offered_once_they_are_chosen() -> None:
    every = begun_in("2026-01", "2026-01", players=20)
    assert "player-P15" not in names(every, EVERYTHING)
    assert names(every, Wanted(player="P15"))["player-P15"]


@headless
async def test_filters_are_folded_but_for_what_is_chosen(desk: Desk) -> None:
    random = Random(7)
    for _ in range(30):
        desk.begin(*random_game(random))
    app = await App.on(desk, "/statistics")
    every = app.label("stats-games")
    assert not app.has("stats-filter-count-6")
    await app.tap("stats-filter", "stats-filter-game-rune_age")
    assert app.label("stats-games") != every
    await app.tap("stats-filter-count-6")
    assert app.label("stats-games") == "No game fits."
    await app.tap("stats-filter")
    assert not app.has("stats-filter-edition-pl")
    await app.tap("stats-filter-count-6", "stats-filter-game-rune_age")
    assert app.label("stats-games") == every
    assert not app.has("stats-filter-count-6")
