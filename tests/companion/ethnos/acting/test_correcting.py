"""Corrections from sheets: each saved, said in the bar, and taken back with one tap."""

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band

BAND = BandPlayed(a_band(RODERICK, Tribe.TROLLS, Kingdom.RHEA, 2), Kingdom.RHEA)


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
    id = begun(desk, BAND)
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
async def test_a_double_tap_on_save_opens_nothing_underneath(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea", "markers-althea-1-more", "save", "band-2")
    assert not app.has("leader-trolls")


@headless
async def test_a_sheet_offers_to_save_only_what_differs(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    assert not app.has("save")
    await app.tap("markers-rhea-1-more")
    assert app.has("save")
    await app.tap("markers-rhea-1-fewer")
    assert not app.has("save")


@headless
async def test_a_closed_correction_is_forgotten(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-0-more", "close")
    assert desk.game(id).revision == 0
    await app.tap("kingdom-rhea")
    assert app.label("markers-rhea-0-count") == "Roderick, markers in Rhea: 1"
    assert not app.has("save")


@headless
async def test_a_sheet_starts_again_when_the_game_goes_on_in_another_window(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more")
    desk.play(id, (Correction(markers={Kingdom.RHEA: {RODERICK: 5}}),))
    await app.wait()
    assert app.label("markers-rhea-0-count").endswith(": 5")
    assert app.label("markers-rhea-1-count").endswith(": 0")
    assert not app.has("save")
