"""Who ranks where in a Kingdom, as a table."""

from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED

TIED = Correction(
    markers={Kingdom.RHEA: {RODERICK: 2, ALEXIS: 2, MARA: 2}}, trolls={ALEXIS: (1, 3), WILFRED: (2,)}, glory={MARA: 5}
)


@headless
async def test_places_trolls_and_glory_stand_beside_each_other_and_a_tie_is_told_once(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, TIED)}")
    await app.tap("kingdom-rhea")
    texts = app.texts()
    assert app.label("rank-1") == "Alexis: first place, 2 Glory"
    assert app.label("rank-0") == "Roderick: second place, 0 Glory"
    assert {"Markers", "Glory", "Trolls: 4", "Trolls: 2"} <= {*texts}
    assert sum("2 markers each" in words for words in texts) == 2
    assert not any(words.startswith("Rhea:") for words in texts)


@headless
async def test_the_buttons_stand_apart_from_the_table_in_seat_order_and_stay_there(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, TIED)}")
    await app.tap("kingdom-rhea")
    steps = [f"markers-rhea-{seat}-{way}" for seat in range(4) for way in ("fewer", "more")]
    ranks = [f"rank-{seat}" for seat in (ALEXIS, RODERICK, MARA)]
    before = app.identifiers()
    assert [name for name in before if name in (*steps, *ranks)] == [*ranks, *steps]
    await app.tap("markers-rhea-3-more", "markers-rhea-2-more")
    assert [name for name in app.identifiers() if name in steps] == steps
    assert app.texts().index("Correct") < min(place for place, words in enumerate(app.texts()) if "each" in words)


@headless
async def test_large_text_has_the_buttons_beside_the_name(desk: Desk) -> None:
    desk.save_settings(type(desk.settings)(text_size=2.0))
    id = begun(desk, TIED)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-0-more")
    assert app.label("markers-rhea-0-count") == "Roderick, markers in Rhea: 3"
    assert app.label("rank-0") == "Roderick: first place, 2 Glory"
    beside = app.texts()[app.texts().index("Correct") :]
    assert {"Roderick", "Alexis", "Wilfred", "Mara"} <= {*beside}
