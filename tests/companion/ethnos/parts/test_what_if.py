"""What if, on a Kingdom's sheet."""

from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.acting.test_correcting import BAND
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK


@headless
async def test_what_if_is_folded_away_until_somebody_asks(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND)}")
    await app.tap("kingdom-rhea")
    assert not app.has("what-if")
    await app.tap("what-if-open")
    assert app.label("what-if").startswith("Roderick leads here by 1 marker. A band of 2 cards")
    await app.tap("what-if-open")
    assert not app.has("what-if")


@headless
async def test_what_a_player_needs_to_lead_and_what_a_band_would_change(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-player-1", "what-if-cards-more")
    assert app.label("what-if-cards-count") == "Cards of the band: 2"
    assert app.label("what-if") == (
        "Alexis needs 1 more marker to share the lead here. Alexis needs 2 more markers to lead here alone. "
        "A band of 2 cards with a Leader of this colour places a marker. If the Age ended after it: "
        "Roderick: 3 to 2 (−1). Alexis: 0 to 2 (+2). Wilfred: 0, as without it. Mara: 0, as without it."
    )


@headless
async def test_a_band_that_is_too_small_says_how_many_cards_it_needs(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-cards-fewer")
    assert "A band of 1 card with a Leader of this colour places no marker. It needs 2 cards." in app.label("what-if")
    assert not app.can_tap("what-if-cards-fewer")
    await app.tap(*["what-if-cards-more"] * 12)
    assert app.label("what-if-cards-count") == "Cards of the band: 10"
    assert not app.can_tap("what-if-cards-more")


@headless
async def test_what_was_asked_is_kept_and_follows_what_lies_there(desk: Desk) -> None:
    trolls = Correction(markers={Kingdom.RHEA: {ALEXIS: 1}}, trolls={RODERICK: (3,)})
    app = await App.on(desk, f"/game/{begun(desk, BAND, trolls)}")
    await app.tap("kingdom-rhea", "what-if-open")
    assert app.label("what-if").startswith("Roderick leads here by Troll tokens, with as many markers as another.")
    await app.tap("markers-rhea-1-more")
    assert app.label("what-if").startswith("Roderick needs 1 more marker to lead here alone.")
    await app.tap("what-if-player-1", "close", "kingdom-rhea")
    assert app.label("what-if").startswith("Alexis leads here by 1 marker.")


@headless
async def test_without_a_marker_left_or_with_a_shared_lead_it_is_said_so(desk: Desk) -> None:
    placed = Correction(markers={Kingdom.RHEA: {ALEXIS: 1}, Kingdom.DURIS: {ALEXIS: 24}})
    app = await App.on(desk, f"/game/{begun(desk, BAND, placed)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-player-1")
    assert app.label("what-if").startswith(
        "Alexis shares the lead here. Alexis needs 1 more marker to lead here alone."
    )
    assert "places no marker. Alexis has no marker left." in app.label("what-if")
