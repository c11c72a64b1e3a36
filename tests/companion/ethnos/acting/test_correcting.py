"""Corrections from sheets: at once, one step for each visit, and taken back with one tap."""

import pytest

from companion.shell.desk import Desk
from companion.shell.hooks import BLINK
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
    ("taps", "correction", "words", "step"),
    [
        (
            ("kingdom-rhea", "markers-rhea-0-more"),
            Correction(markers={Kingdom.RHEA: {RODERICK: 2}}),
            "Correction: Roderick has 2 markers in Rhea.",
            "Roderick 1 to 2 in Rhea",
        ),
        (
            ("kingdom-rhea", "markers-rhea-0-fewer"),
            Correction(markers={Kingdom.RHEA: {RODERICK: 0}}),
            "Correction: Roderick has 0 markers in Rhea.",
            "Roderick 1 to 0 in Rhea",
        ),
        (
            ("kingdom-rhea", "move", "move-to-duris"),
            Correction(markers={Kingdom.RHEA: {RODERICK: 0}, Kingdom.DURIS: {RODERICK: 1}}),
            "Correction: Roderick has 0 markers in Rhea; Roderick has 1 marker in Duris.",
            "Roderick 1 to 0 in Rhea; Roderick 0 to 1 in Duris",
        ),
        (
            ("merfolk-board", "merfolk-1-more", "merfolk-1-more"),
            Correction(merfolk={ALEXIS: 2}),
            "Correction: Alexis is on Merfolk space 2.",
            "Alexis: Merfolk space 0 to 2",
        ),
        (
            ("giant", "giant-2", "giant-cards-more", "giant-cards-more", "giant-cards-fewer"),
            Correction(giant=Giant(WILFRED, 2), glory={WILFRED: 2}),
            "Correction: Wilfred has 2 Glory; Wilfred holds the Giant token with 2 cards.",
            "Giant token: Wilfred; Wilfred: Glory 0 to 2",
        ),
        (
            ("trolls", "troll-3-1", "troll-5-1"),
            Correction(trolls={ALEXIS: (3, 5)}),
            "Correction: Alexis has Troll tokens 3 and 5.",
            "Troll token 3: Alexis; Troll token 5: Alexis",
        ),
        (
            ("orcs", "horde-duris-3", "horde-rhea-3"),
            Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}),
            "Correction: Mara has 2 markers in the Horde.",
            "Mara: Horde 0 to 2",
        ),
        (
            ("menu", "correct-glory", "glory-0-more", "glory-3-more", "glory-3-more", "glory-0-fewer"),
            Correction(glory={MARA: 2}),
            "Correction: Mara has 2 Glory.",
            "Mara: Glory 0 to 2",
        ),
    ],
)
@pytest.mark.parametrize("end", ["save", "close"])
@headless
async def test_each_tap_corrects_at_once_and_one_undo_takes_all_of_a_visit_back(
    desk: Desk, taps: tuple[str, ...], correction: Correction, words: str, step: str, end: str
) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap(*taps)
    assert corrected(desk, id) == correction
    await app.wait(BLINK)
    assert app.label("corrected") == f"Correction: {step}"
    await app.tap(end)
    await app.wait(MOMENT)
    assert len(desk.game(id).game.events) == 2
    assert app.label("last-event") == words
    assert app.label("undo") == f"Undo: Correction: {step}"
    await app.tap("last-undo")
    assert desk.game(id).game.events == (BAND,)
    desk.redo(id, desk.game(id).revision)
    assert corrected(desk, id) == correction


@headless
async def test_a_double_tap_on_done_opens_nothing_underneath(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-althea", "markers-althea-1-more")
    await app.wait(BLINK)
    await app.tap("save")
    await app.tap_at_once("band-2")
    assert not app.has("leader-trolls")


@headless
async def test_what_is_put_back_as_it_was_leaves_no_correction(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea")
    assert not app.has("take-back")
    await app.tap("markers-rhea-1-more", "markers-rhea-1-more", "markers-rhea-1-fewer", "markers-rhea-1-fewer")
    await app.wait(BLINK)
    saved = desk.game(id)
    assert (saved.game.events, saved.undo, saved.redo) == ((BAND,), None, None)
    assert not app.has("take-back")
    await app.tap("markers-rhea-1-more")
    assert corrected(desk, id) == Correction(markers={Kingdom.RHEA: {ALEXIS: 1}})


@headless
async def test_the_next_visit_is_another_step(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more", "close", "kingdom-rhea", "markers-rhea-1-more")
    assert len(desk.game(id).game.events) == 3
    assert corrected(desk, id) == Correction(markers={Kingdom.RHEA: {ALEXIS: 2}})


@headless
async def test_what_happens_in_another_window_is_not_taken_into_a_correction(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more")
    desk.play(id, (Correction(markers={Kingdom.RHEA: {RODERICK: 5}}),))
    await app.tap("markers-rhea-1-more")
    await app.wait(BLINK)
    assert app.label("markers-rhea-0-count").endswith(": 5")
    assert app.label("markers-rhea-1-count").endswith(": 2")
    assert [*desk.game(id).game.events[1:]] == [
        Correction(markers={Kingdom.RHEA: {seat: markers}}, at=event.at)
        for event, seat, markers in zip(desk.game(id).game.events[1:], (1, 0, 1), (1, 5, 2), strict=True)
    ]


@headless
async def test_after_undo_a_correction_begins_again(desk: Desk) -> None:
    id = begun(desk, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-1-more", "markers-rhea-1-more")
    await app.wait(BLINK)
    await app.tap("take-back")
    await app.wait(BLINK)
    assert desk.game(id).game.events == (BAND,)
    assert app.label("markers-rhea-1-count").endswith(": 0")
    assert not app.has("take-back")
    await app.tap("markers-rhea-1-more")
    assert corrected(desk, id) == Correction(markers={Kingdom.RHEA: {ALEXIS: 1}})
    desk.undo(id, desk.game(id).revision)
    assert desk.game(id).game.events == (BAND,)


@headless
async def test_glory_is_typed_too(desk: Desk) -> None:
    id = begun(desk, Correction(glory={MARA: 34}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "correct-glory")
    for typed in ("3", "", "5", "51", "5x"):
        await app.type("glory-3-count", typed)
    await app.wait(BLINK)
    assert corrected(desk, id) == Correction(glory={MARA: 51})
    assert app.label("corrected") == "Correction: Mara: Glory 34 to 51"
    assert "every lap counted as 60" in " ".join(app.texts())
