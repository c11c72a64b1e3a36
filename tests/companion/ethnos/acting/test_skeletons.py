"""Skeletons that are said after the band was played."""

import pytest

from companion.ethnos.acting.skeletons import last_band
from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.game import edit
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup

SETUP = a_setup(tribes=[Tribe.SKELETONS, Tribe.ELVES, Tribe.DWARVES], edition=Edition.PL)
BAND = BandPlayed(a_band(RODERICK, Tribe.ELVES, Kingdom.RHEA, 3), Kingdom.RHEA)


def skeletons(desk: Desk, id: str) -> list[int]:
    return [event.band.skeletons for event in desk.game(id).game.events if isinstance(event, BandPlayed)]


@headless
async def test_skeletons_are_counted_on_in_the_bar_and_one_undo_takes_the_band_back(desk: Desk) -> None:
    id = begun(desk, setup=SETUP)
    app = await App.on(desk, f"/game/{id}")
    desk.play(id, (BAND,))
    await app.wait()
    assert app.label("last-skeletons") == "Skeletons among the 3 cards: 0. One more"
    for count, said in ((1, "3 cards (1 Skeleton), Elf"), (2, "3 cards (2 Skeletons), Elf"), (0, "3 cards, Elf")):
        await app.tap("last-skeletons")
        await app.wait()
        assert skeletons(desk, id) == [count]
        assert said in app.label("last-event")
        assert app.label("undo") == f"Undo: Roderick, {said}"
    await app.tap("last-undo")
    assert desk.game(id).game.events == ()


@headless
async def test_a_band_whose_last_step_was_another_one_keeps_that_step(desk: Desk) -> None:
    id = begun(desk, DragonDrawn(), BAND, setup=SETUP)
    saved = desk.game(id)
    desk.change(id, edit(saved.game, 0, 1).game, {"kind": "text", "text": "No Dragon"}, saved.revision)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("last-skeletons")
    await app.wait()
    assert skeletons(desk, id) == [1]
    assert app.label("undo") == "Undo: Changed: Roderick, 3 cards (1 Skeleton), Elf"
    await app.tap("last-undo")
    await app.wait()
    assert skeletons(desk, id) == [0]
    assert app.label("undo") == "Undo: No Dragon"


@pytest.mark.parametrize(
    "event",
    [
        BandPlayed(a_band(ALEXIS, Tribe.ELVES, Kingdom.RHEA, 1)),
        BandPlayed(a_band(ALEXIS, None, None, 10, 10)),
        DragonDrawn(),
        Correction(glory={ALEXIS: 1}),
    ],
)
@headless
async def test_nothing_is_offered_where_there_can_be_no_skeleton(desk: Desk, event: Event) -> None:
    id = begun(desk, event, setup=SETUP)
    assert last_band(desk.game(id)) is None
    app = await App.on(desk, f"/game/{id}")
    assert not app.has("last-skeletons")


def test_nothing_is_offered_before_the_first_band_or_without_skeletons(desk: Desk) -> None:
    assert last_band(desk.game(begun(desk, setup=SETUP))) is None
    without = a_setup(tribes=[tribe for tribe in Tribe if tribe is not Tribe.SKELETONS])
    assert last_band(desk.game(begun(desk, BAND, setup=without))) is None


@headless
async def test_a_tap_that_comes_late_changes_nothing(desk: Desk) -> None:
    id = begun(desk, BAND, setup=SETUP)
    app = await App.on(desk, f"/game/{id}")
    desk.play(id, (DragonDrawn(),))
    await app.tap("last-skeletons")
    assert skeletons(desk, id) == [0]
    desk.undo(id, desk.game(id).revision)
    desk.play(id, (BandPlayed(a_band(ALEXIS, Tribe.ELVES, Kingdom.RHEA, 3)),))
    await app.tap("last-skeletons")
    assert skeletons(desk, id) == [0, 0]
