"""A Kingdom's sheet."""

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.acting.test_correcting import BAND
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_setup


@headless
async def test_a_kingdom_says_who_ranks_what_the_next_marker_needs_and_what_happened(desk: Desk) -> None:
    id = begun(desk, BAND, Correction(markers={Kingdom.RHEA: {ALEXIS: 4}}, at="2026-01-31T20:15:00Z"))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    texts = app.texts()
    assert app.label("rank-1") == "Alexis: first place, 2 Glory"
    assert app.label("rank-0") == "Roderick: second place, 0 Glory"
    assert not app.has("rank-2")
    assert "Age I pays the first place only." in texts
    assert "Roderick: 2 cards · Alexis: 5 cards · Wilfred: 1 card · Mara: 1 card" in texts
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
async def test_a_ranking_follows_what_is_corrected_and_no_row_moves_meanwhile(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    rows = [name for name in app.identifiers() if name.startswith("markers-") and name.endswith("-count")]
    assert rows == [f"markers-rhea-{seat}-count" for seat in (0, 1, 2, 3)]
    await app.tap("markers-rhea-3-more", "markers-rhea-3-more")
    assert app.label("rank-3") == "Mara: first place, 2 Glory"
    assert rows == [name for name in app.identifiers() if name.startswith("markers-") and name.endswith("-count")]
    await app.tap("close", "kingdom-rhea")
    rows = [name for name in app.identifiers() if name.startswith("markers-") and name.endswith("-count")]
    assert rows == [f"markers-rhea-{seat}-count" for seat in (3, 0, 1, 2)]


@headless
async def test_a_marker_in_the_wrong_kingdom_takes_four_taps_from_the_table(desk: Desk) -> None:
    id = begun(desk, BAND, Correction(markers={Kingdom.RHEA: {ALEXIS: 1}}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "move", "move-1", "move-to-ithys")
    assert desk.game(id).game.state.table.markers[Kingdom.ITHYS] == (0, 1, 0, 0)
    assert desk.game(id).game.state.table.markers[Kingdom.RHEA] == (1, 0, 0, 0)
    await app.wait()
    assert not app.has("move-to-ithys")
    await app.tap("take-back")
    assert desk.game(id).game.state.table.markers[Kingdom.RHEA] == (1, 1, 0, 0)


@headless
async def test_after_the_end_nothing_is_asked(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND, *[AgeEnded(0)] * 3)}")
    await app.tap("kingdom-rhea")
    asked = ("what-if-open", "move", "markers-rhea-0-more", "token-rhea-I", "save-tokens")
    assert not any(map(app.has, asked))
    assert app.label("markers-rhea-0-count") == "Roderick, markers in Rhea: 1"


@headless
async def test_after_the_end_a_kingdom_says_how_it_was_reckoned(desk: Desk) -> None:
    """The Troll token that broke the tie has gone back since."""
    tie = Correction(markers={Kingdom.RHEA: {ALEXIS: 1}}, trolls={RODERICK: (3,)})
    app = await App.on(desk, f"/game/{begun(desk, AgeEnded(0), AgeEnded(0), BAND, tie, AgeEnded(None))}")
    await app.tap("kingdom-rhea")
    texts = app.texts()
    assert "Reckoning of Age III" in texts
    assert not {"If the Age ended now", "Cards for the next marker"} & set(texts)
    assert (app.label("rank-0"), app.label("rank-1")) == (
        "Roderick: first place, 8 Glory",
        "Alexis: second place, 4 Glory",
    )
    assert any(words.startswith("Tokens") and "correct" not in words for words in texts)


@headless
async def test_a_game_that_was_won_at_once_has_no_reckoning(desk: Desk) -> None:
    setup = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
    won = BandPlayed(a_band(ALEXIS, None, None, 10, 10))
    app = await App.on(desk, f"/game/{begun(desk, BAND, won, setup=setup)}")
    await app.tap("kingdom-rhea")
    assert "Markers" in app.texts()
    assert not app.has("rank-0")
    assert app.label("markers-rhea-0-count") == "Roderick, markers in Rhea: 1"
