"""The sheets that correct what lies on the table: each saved, said in the bar, and taken back with one tap."""

import asyncio

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, Event
from rules.ethnos.setup import Setup
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup

SETUP = a_setup(tribes=(Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK))
BAND = BandPlayed(a_band(RODERICK, Tribe.ELVES, Kingdom.RHEA, 2), Kingdom.RHEA)


def a_saved_game(desk: Desk, *events: Event, setup: Setup = SETUP) -> str:
    return desk.begin(a_game(setup, *events), "ethnos").id


def corrected(desk: Desk, id: str) -> Correction:
    """The game's last event, a correction, without its time."""
    event = desk.game(id).game.events[-1]
    assert isinstance(event, Correction)
    return Correction(event.glory, event.markers, event.merfolk, event.trolls, event.giant, event.hordes, event.note)


@pytest.mark.parametrize(
    ("taps", "correction", "words"),
    [
        (
            ("kingdom-rhea", "markers-rhea-0-more"),
            Correction(markers={Kingdom.RHEA: {RODERICK: 2}}),
            "Correction: Roderick has 2 markers in Rhea.",
        ),
        (
            ("kingdom-rhea", "markers-rhea-0-fewer"),
            Correction(markers={Kingdom.RHEA: {RODERICK: 0}}),
            "Correction: Roderick has 0 markers in Rhea.",
        ),
        (
            ("merfolk-board", "merfolk-1-more", "merfolk-1-more"),
            Correction(merfolk={ALEXIS: 2}),
            "Correction: Alexis is on Merfolk space 2.",
        ),
        (
            ("giant", "giant-2", "giant-cards-more", "giant-cards-more", "giant-cards-fewer"),
            Correction(giant=Giant(WILFRED, 2)),
            "Correction: Wilfred holds the Giant token with 2 cards.",
        ),
        (
            ("trolls", "troll-3-1", "troll-5-1"),
            Correction(trolls={ALEXIS: (3, 5)}),
            "Correction: Alexis has Troll tokens 3 and 5.",
        ),
        (
            ("orcs", "horde-duris-3", "horde-rhea-3"),
            Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}),
            "Correction: Mara has 2 markers in the Horde.",
        ),
        (
            ("menu", "correct-glory", "glory-0-more", "glory-3-more", "glory-3-more", "glory-0-fewer"),
            Correction(glory={MARA: 2}),
            "Correction: Mara has 2 Glory.",
        ),
    ],
)
@headless
async def test_a_correction_is_saved_said_in_the_bar_and_taken_back_with_one_tap(
    desk: Desk, taps: tuple[str, ...], correction: Correction, words: str
) -> None:
    id = a_saved_game(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap(*taps, "save")
    assert corrected(desk, id) == correction
    await app.wait(MOMENT)
    assert not app.has("save")
    assert app.label("last-event") == words
    assert app.label("undo") == "Undo: Correction"
    await app.tap("last-undo")
    assert desk.game(id).game.events == (BAND,)


@headless
async def test_correcting_a_count_takes_three_taps(desk: Desk) -> None:
    id = a_saved_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea", "markers-althea-1-more", "save")
    assert desk.game(id).game.state.table.markers[Kingdom.ALTHEA] == (0, 1, 0, 0)


@headless
async def test_two_quick_taps_count_two(desk: Desk) -> None:
    id = a_saved_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea")
    one, other = app.control("markers-althea-1-more"), app.control("markers-althea-2-more")
    await asyncio.gather(*(app.dispatch(control, "click") for control in (one, one, other)))
    assert app.label("markers-althea-1-count").endswith(": 2")
    assert app.label("markers-althea-2-count").endswith(": 1")


@headless
async def test_a_double_tap_on_save_opens_nothing_underneath(desk: Desk) -> None:
    id = a_saved_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea", "markers-althea-1-more", "save", "band-2")
    assert not app.has("leader-elves")


@headless
async def test_a_sheet_offers_to_save_only_what_differs(desk: Desk) -> None:
    id = a_saved_game(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    assert not app.has("save")
    await app.tap("markers-rhea-1-more")
    assert app.has("save")
    await app.tap("markers-rhea-1-fewer")
    assert not app.has("save")


@headless
async def test_a_closed_correction_is_forgotten(desk: Desk) -> None:
    id = a_saved_game(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-0-more", "close")
    assert desk.game(id).revision == 0
    await app.tap("kingdom-rhea")
    assert app.label("markers-rhea-0-count") == "Roderick, markers in Rhea: 1"
    assert not app.has("save")


@headless
async def test_a_sheet_starts_again_when_the_game_goes_on_in_another_window(desk: Desk) -> None:
    id = a_saved_game(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more")
    desk.play(id, (Correction(markers={Kingdom.RHEA: {RODERICK: 5}}),))
    await app.wait(0.05)
    assert app.label("markers-rhea-0-count").endswith(": 5")
    assert app.label("markers-rhea-1-count").endswith(": 0")
    assert not app.has("save")


@headless
async def test_a_kingdom_says_who_ranks_why_what_the_next_marker_needs_and_what_happened(desk: Desk) -> None:
    id = a_saved_game(desk, BAND, Correction(markers={Kingdom.RHEA: {ALEXIS: 4}}, at="2026-01-31T20:15:00Z"))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    texts = app.texts()
    assert "next marker: 5 cards" in texts
    assert "next marker: 2 cards" in texts
    assert "Rhea: Alexis has the most markers, 4: 2 Glory from the I token." in texts
    assert "Age I: Roderick, 2 Elves. Roderick: 0 to 1." in texts
    assert any(words.startswith("Age I, ") and words.endswith(":15: Correction. Alexis: 0 to 4.") for words in texts)


@headless
async def test_an_empty_kingdom_says_so(desk: Desk) -> None:
    id = a_saved_game(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-ithys")
    assert {"Nobody has a marker here.", "Nothing yet."} <= set(app.texts())
    assert not app.can_tap("markers-ithys-0-fewer")


@headless
async def test_a_ranking_follows_what_is_being_corrected(desk: Desk) -> None:
    id = a_saved_game(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more", "markers-rhea-1-more")
    assert "Rhea: Alexis has the most markers, 2: 2 Glory from the I token." in app.texts()


@headless
async def test_a_troll_token_goes_from_one_player_to_another_and_to_nobody(desk: Desk) -> None:
    id = a_saved_game(desk, Correction(trolls={RODERICK: (3,)}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("trolls")
    assert app.label("troll-3-0") == "Troll token 3: Roderick, chosen"
    await app.tap("troll-3-1", "save")
    assert corrected(desk, id) == Correction(trolls={RODERICK: (), ALEXIS: (3,)})
    await app.wait(MOMENT)
    await app.tap("trolls", "troll-3-none", "save")
    assert desk.game(id).game.state.table.trolls == ((), (), (), ())


@headless
async def test_a_giant_that_nobody_holds_has_no_band(desk: Desk) -> None:
    id = a_saved_game(desk, Correction(giant=Giant(MARA, 10)))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("giant")
    assert not app.can_tap("giant-cards-more")
    await app.tap("giant-none")
    assert not app.has("giant-cards-more")
    await app.tap("save")
    assert desk.game(id).game.state.table.giant is None


@headless
async def test_a_filled_horde_space_is_emptied(desk: Desk) -> None:
    id = a_saved_game(desk, Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("orcs")
    assert app.label("horde-rhea-3").endswith(", chosen")
    await app.tap("horde-rhea-3", "save")
    assert desk.game(id).game.state.table.hordes[MARA] == (Kingdom.DURIS,)


@headless
async def test_the_merfolk_board_ends(desk: Desk) -> None:
    id = a_saved_game(desk, Correction(merfolk={MARA: 18}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("merfolk-board")
    assert not app.can_tap("merfolk-3-more")
    assert not app.can_tap("merfolk-0-fewer")
    assert any("furthest, on space 18" in words for words in app.texts())


@headless
async def test_the_table_of_a_game_that_is_over_is_not_corrected(desk: Desk) -> None:
    setup = a_setup(tribes=[Tribe.SKELETONS], edition=Edition.PL)
    id = a_saved_game(desk, BandPlayed(a_band(ALEXIS, None, None, 10, 10)), setup=setup)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-0-more")
    assert not app.has("save")
    assert app.label("over") == "The game is over. Take its end back to correct the table."


@headless
async def test_what_if_is_folded_away_until_somebody_asks(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND)}")
    await app.tap("kingdom-rhea")
    assert not app.has("what-if")
    await app.tap("what-if-open")
    assert app.label("what-if").startswith("Roderick leads here by 1 marker. A band of 2 cards")
    await app.tap("what-if-open")
    assert not app.has("what-if")


@headless
async def test_what_a_player_needs_to_lead_and_what_a_band_would_change(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-player-1", "what-if-cards-more")
    assert app.label("what-if-cards-count") == "Cards of the band: 2"
    assert app.label("what-if") == (
        "Alexis needs 1 more marker to share the lead here. Alexis needs 2 more markers to lead here alone. "
        "A band of 2 cards with a Leader of this colour places a marker. If the Age ended after it: "
        "Roderick: 3 to 2 (-1). Alexis: 0 to 2 (+2). Wilfred: 0, as without it. Mara: 0, as without it."
    )


@headless
async def test_a_band_that_is_too_small_says_how_many_cards_it_needs(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-cards-fewer")
    assert "A band of 1 card with a Leader of this colour places no marker. It needs 2 cards." in app.label("what-if")
    assert not app.can_tap("what-if-cards-fewer")
    await app.tap(*["what-if-cards-more"] * 12)
    assert app.label("what-if-cards-count") == "Cards of the band: 10"
    assert not app.can_tap("what-if-cards-more")


@headless
async def test_what_was_asked_is_kept_and_follows_what_lies_there(desk: Desk) -> None:
    trolls = Correction(markers={Kingdom.RHEA: {ALEXIS: 1}}, trolls={RODERICK: (3,)})
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND, trolls)}")
    await app.tap("kingdom-rhea", "what-if-open")
    assert app.label("what-if").startswith("Roderick leads here by Troll tokens, with as many markers as another.")
    await app.tap("markers-rhea-1-more")
    assert app.label("what-if").startswith("Roderick needs 1 more marker to lead here alone.")
    await app.tap("what-if-player-1", "close", "kingdom-rhea")
    assert app.label("what-if").startswith("Alexis needs 1 more marker to lead here alone.")


@headless
async def test_without_a_marker_left_or_with_a_shared_lead_it_is_said_so(desk: Desk) -> None:
    placed = Correction(markers={Kingdom.RHEA: {ALEXIS: 1}, Kingdom.DURIS: {ALEXIS: 24}})
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND, placed)}")
    await app.tap("kingdom-rhea", "what-if-open", "what-if-player-1")
    assert app.label("what-if").startswith(
        "Alexis shares the lead here. Alexis needs 1 more marker to lead here alone."
    )
    assert "places no marker. Alexis has no marker left." in app.label("what-if")


@headless
async def test_after_the_end_nothing_is_asked(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{a_saved_game(desk, BAND, *[AgeEnded(0)] * 3)}")
    await app.tap("kingdom-rhea")
    assert not app.has("what-if-open")
