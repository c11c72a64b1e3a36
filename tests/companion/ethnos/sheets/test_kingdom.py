"""A Kingdom's sheet."""

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.acting.test_correcting import BAND
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS


@headless
async def test_a_kingdom_says_who_ranks_why_what_the_next_marker_needs_and_what_happened(desk: Desk) -> None:
    id = begun(desk, BAND, Correction(markers={Kingdom.RHEA: {ALEXIS: 4}}, at="2026-01-31T20:15:00Z"))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    texts = app.texts()
    assert "next marker: 5 cards" in texts
    assert "next marker: 2 cards" in texts
    assert "Rhea: Alexis has the most markers, 4: 2 Glory from the I token." in texts
    assert "Age I: Roderick, 2 cards, Troll. Roderick: 0 to 1." in texts
    assert any(words.startswith("Age I, ") and words.endswith(":15: Correction. Alexis: 0 to 4.") for words in texts)


@headless
async def test_an_empty_kingdom_says_so(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-ithys")
    assert {"Nobody has a marker here.", "Nothing yet."} <= set(app.texts())
    assert not app.can_tap("markers-ithys-0-fewer")


@headless
async def test_a_ranking_follows_what_is_being_corrected(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more", "markers-rhea-1-more")
    assert "Rhea: Alexis has the most markers, 2: 2 Glory from the I token." in app.texts()


@headless
async def test_after_the_end_nothing_is_asked(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND, *[AgeEnded(0)] * 3)}")
    await app.tap("kingdom-rhea")
    assert not app.has("what-if-open")
