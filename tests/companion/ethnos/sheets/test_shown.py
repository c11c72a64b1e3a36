"""The sheet that bands are played from: what it records, keeps and follows with."""

import pytest

from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.vocabulary import Tribe
from storage.values import Settings
from tests.companion.ethnos.sheets.bands import ANYWAY, ONE_IN_RHEA, RHEA, WITH_SKELETONS, a_table, played
from tests.companion.headless import at_once, headless
from tests.ethnos import ALEXIS, RODERICK, a_band


@headless
async def test_a_band_recorded_anyway_leaves_a_correction_and_one_undo_takes_both_back(desk: Desk) -> None:
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-1", "record-anyway")
    assert played(desk, id, 1) == (
        BandPlayed(a_band(RODERICK, Tribe.ELVES, RHEA, 1), None),
        Correction(markers={RHEA: {RODERICK: 2}}, note=ANYWAY),
    )
    await app.wait(MOMENT)
    assert not app.has("record-anyway")
    assert app.label("undo") == "Undo: Roderick, 1 card, Elf"
    await app.tap("undo")
    assert played(desk, id) == (ONE_IN_RHEA,)


@headless
async def test_halflings_place_no_marker_and_ask_nothing(desk: Desk) -> None:
    id, app = await a_table(desk, setup=WITH_SKELETONS)
    await app.tap("band-0", "leader-halflings", "colour-rhea", "cards-3")
    assert played(desk, id) == (BandPlayed(a_band(RODERICK, Tribe.HALFLINGS, RHEA, 3), None),)
    await app.wait()
    assert app.label("last-event") == "Roderick · 3 cards, Halfling"


@headless
async def test_a_centaur_lets_its_player_play_another_band_until_that_is_ended(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-2", "leader-centaurs", "colour-rhea", "cards-1")
    assert "Wilfred plays another band" in app.texts()
    await app.wait(MOMENT)
    await app.tap("leader-elves", "colour-duris", "cards-2")
    assert [event.band.player for event in played(desk, id) if isinstance(event, BandPlayed)] == [2, 2]
    await app.wait(MOMENT)
    assert not app.has("chain-end")
    await app.tap("band-2", "leader-centaurs", "colour-duris", "cards-2")
    await app.wait(MOMENT)
    await app.tap("chain-end")
    assert not app.has("leader-elves")
    assert len(played(desk, id)) == 3


@headless
async def test_a_centaur_too_small_for_a_marker_ends_with_its_own_band(desk: Desk) -> None:
    _, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-centaurs", "colour-rhea", "cards-1", "play")
    assert not app.has("chain-end")
    assert not app.has("leader-elves")


@headless
async def test_leaving_and_coming_back_keeps_what_is_set(desk: Desk) -> None:
    id, app = await a_table(desk)
    await app.tap("band-1", "leader-trolls", "colour-rhea", "cancel", "ledger", "back", "band-0")
    assert not app.label("leader-trolls").endswith(", chosen")
    await app.tap("cancel", "band-1")
    assert app.label("leader-trolls").endswith(", chosen")
    await app.tap("cards-2", "troll-1", "cancel", "band-1", "play")
    assert played(desk, id) == (BandPlayed(a_band(ALEXIS, Tribe.TROLLS, RHEA, 2), RHEA, troll=1),)
    await app.wait(MOMENT)
    await app.tap("band-1")
    assert not app.label("leader-trolls").endswith(", chosen")


@headless
async def test_every_band_is_confirmed_if_that_is_set(desk: Desk) -> None:
    desk.save_settings(Settings(games={"ethnos": {"confirm_every_band": True}}))
    id, app = await a_table(desk)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-3")
    assert played(desk, id) == ()
    assert "Marker to Rhea, the 1st." in app.texts()
    await app.tap("play")
    assert len(played(desk, id)) == 1


@headless
async def test_a_band_that_is_pressed_again_before_the_phone_has_drawn_that_it_is_played_is_there_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is busy draws long after the moment in which a second tap isn't heard."""
    monkeypatch.setattr("companion.shell.window.MOMENT", 0)
    id, app = await a_table(desk, ONE_IN_RHEA)
    await app.tap("band-0", "leader-elves", "colour-rhea", "cards-1")
    await at_once((app, "play"), (app, "play"))
    assert len(played(desk, id, 1)) == 1
    assert not app.told()
