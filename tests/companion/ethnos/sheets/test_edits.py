"""Each kind of event is edited: from the ledger, and on the table if it was the last."""

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup

SETUP = a_setup(tribes=(Tribe.ELVES, Tribe.GIANTS, Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.WINGFOLK))
RHEA, DURIS = Kingdom.RHEA, Kingdom.DURIS
WHEN = "2026-01-31T20:15:00Z"
BAND = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 2), RHEA, at=WHEN)
ORCS = BandPlayed(a_band(ALEXIS, Tribe.ORCS, DURIS, 3), DURIS, horde=True, at=WHEN)
DRAGON = DragonDrawn(MARA, at=WHEN)
END = AgeEnded(WILFRED, at=WHEN)
CORRECTION = Correction(markers={RHEA: {RODERICK: 3}}, giant=Giant(MARA, 4), note="spilled tea", at=WHEN)


def a_saved_game(desk: Desk, *events: Event) -> str:
    return desk.begin(a_game(SETUP, *events), "ethnos").id


KINDS = [
    (BAND, ("cards-3", "play"), BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 3), RHEA, at=WHEN)),
    (DRAGON, ("dragon-1", "save"), DragonDrawn(ALEXIS, at=WHEN)),
    (DRAGON, ("dragon-none", "save"), DragonDrawn(at=WHEN)),
    (END, ("third-dragon-0", "pillage-1", "save", "apply-change"), AgeEnded(RODERICK, (ALEXIS,), at=WHEN)),
    (
        CORRECTION,
        ("markers-rhea-0-more", "giant-2", "save"),
        Correction(markers={RHEA: {RODERICK: 4}}, giant=Giant(WILFRED, 4), note="spilled tea", at=WHEN),
    ),
]


@pytest.mark.parametrize(("event", "taps", "edited"), KINDS)
@headless
async def test_the_last_event_is_edited_on_the_table(
    desk: Desk, event: Event, taps: tuple[str, ...], edited: Event
) -> None:
    id = a_saved_game(desk, ORCS, event)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit", *taps)
    assert desk.game(id).game.events == (ORCS, edited)
    assert app.has("band-0")
    assert not app.has(taps[-1])
    assert app.told() == []
    await app.wait(MOMENT)
    await app.tap("undo")
    assert desk.game(id).game.events == (ORCS, event)


@pytest.mark.parametrize(("event", "taps", "edited"), KINDS)
@headless
async def test_an_event_is_edited_in_the_ledger(desk: Desk, event: Event, taps: tuple[str, ...], edited: Event) -> None:
    id = a_saved_game(desk, ORCS, event, DragonDrawn())
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("edit-1", *taps)
    assert desk.game(id).game.events == (ORCS, edited, DragonDrawn())
    assert app.has("entry-1")
    assert app.told()[0].startswith("Changed: ")


@pytest.mark.parametrize("event", [DRAGON, END, CORRECTION])
@headless
async def test_an_edit_that_is_closed_leads_back_and_changes_nothing(desk: Desk, event: Event) -> None:
    id = a_saved_game(desk, ORCS, event)
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("edit-1", "close")
    assert app.has("entry-1")
    assert desk.game(id).revision == 0


@headless
async def test_who_drew_a_dragon_is_shown_as_it_was_entered(desk: Desk) -> None:
    id = a_saved_game(desk, DRAGON)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit")
    assert app.label("dragon-3") == "Mara, chosen"
    await app.tap("dragon-none", "close", "last-edit")
    assert app.label("dragon-3") == "Mara, chosen"


@headless
async def test_only_who_has_a_horde_may_empty_it(desk: Desk) -> None:
    id = a_saved_game(desk, ORCS, END)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit")
    assert app.label("third-dragon-2").endswith(", chosen")
    assert app.has("pillage-1")
    assert not app.has("pillage-0")


@headless
async def test_a_correction_shows_what_it_sets_and_unfolds_the_rest(desk: Desk) -> None:
    id = a_saved_game(desk, CORRECTION)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit")
    assert app.label("markers-rhea-0-count").endswith(": 3")
    assert app.label("giant-3") == "Mara, chosen"
    assert not app.has("glory-0-more")
    await app.tap("part-glory", "glory-0-more", "part-merfolk", "merfolk-1-more", "part-rhea")
    assert not app.has("markers-rhea-0-count")
    await app.tap("part-trolls", "troll-3-2", "part-hordes", "horde-duris-1", "save")
    (edited,) = desk.game(id).game.events
    assert edited == Correction(
        glory={RODERICK: 1},
        markers={RHEA: {RODERICK: 3}},
        merfolk={ALEXIS: 1},
        trolls={WILFRED: (3,)},
        giant=Giant(MARA, 4),
        hordes={ALEXIS: (DURIS,)},
        note="spilled tea",
        at=WHEN,
    )


@headless
async def test_a_correction_that_sets_nothing_any_more_is_taken_out(desk: Desk) -> None:
    id = a_saved_game(desk, DRAGON, Correction(markers={RHEA: {RODERICK: 1}}))
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("edit-1", "markers-rhea-0-fewer", "save")
    assert desk.game(id).game.events == (DRAGON,)
    assert app.told() == ["Removed: Correction"]


@headless
async def test_an_entry_that_is_gone_says_so(desk: Desk) -> None:
    id = a_saved_game(desk, DRAGON, DragonDrawn())
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit")
    desk.change(id, a_game(SETUP, DRAGON), {"kind": "text", "text": "Removed: Dragon"}, 0)
    await app.wait()
    assert "This entry isn't there any more." in app.texts()
    await app.tap("close")
    assert app.has("band-0")
    assert not app.has("close")


@headless
async def test_an_edit_starts_again_when_the_game_changes_under_it(desk: Desk) -> None:
    id = a_saved_game(desk, DRAGON, BAND)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit", "cards-5")
    desk.change(id, a_game(SETUP, DRAGON, ORCS), {"kind": "text", "text": "Changed: Alexis, 3 Orcs"}, 0)
    await app.wait()
    assert app.label("leader-orcs").endswith(", chosen")
    assert app.label("cards-3") == "3 cards, chosen"


@headless
async def test_an_edited_band_keeps_a_declined_marker_declined_and_places_one_that_was_blocked(desk: Desk) -> None:
    declined = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 2), None)
    id = a_saved_game(desk, declined)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit", "cards-4", "play")
    assert desk.game(id).game.state.table.markers[RHEA][RODERICK] == 0

    blocked = BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 1), None)
    id = a_saved_game(desk, BAND, blocked)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-edit", "cards-4", "play")
    assert desk.game(id).game.state.table.markers[RHEA][RODERICK] == 2


@headless
async def test_an_edited_band_against_the_rules_is_recorded_with_a_correction(desk: Desk) -> None:
    id = a_saved_game(desk, BAND, DRAGON, BAND)
    app = await App.on(desk, f"/game/{id}/ledger")
    await app.tap("edit-2", "cards-1", "record-anyway")
    band, correction = desk.game(id).game.events[2:]
    assert band == BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 1), None, at=WHEN)
    assert correction == Correction(markers={RHEA: {RODERICK: 2}}, note="recorded as it lies on the table")
    await app.take_back()
    assert desk.game(id).game.events == (BAND, DRAGON, BAND)
