import pytest

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.vocabulary import Kingdom, Tribe
from storage.values import Filter
from tests.companion.ethnos.begun import SETUP, begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, WILFRED, a_band, a_game, a_setup

AGE = (
    BandPlayed(a_band(RODERICK, Tribe.DWARVES, Kingdom.DURIS, 4, 1)),
    BandPlayed(a_band(RODERICK, Tribe.TROLLS, Kingdom.RHEA, 5), troll=5),
    BandPlayed(a_band(ALEXIS, Tribe.TROLLS, Kingdom.RHEA, 3), troll=3),
    BandPlayed(a_band(WILFRED, Tribe.GIANTS, Kingdom.ITHYS, 1)),
    BandPlayed(a_band(MARA, Tribe.MERFOLK, Kingdom.ITHYS, 2)),
    Correction(hordes={ALEXIS: (Kingdom.RHEA, Kingdom.DURIS)}, glory={ALEXIS: 58}),
)
END = AgeEnded(MARA, (ALEXIS,))


@headless
async def test_who_begins_next_and_what_the_table_needs_is_said(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/1")
    assert app.label("next-first") == "Mara begins Age II with the least Glory, 3."
    assert app.label("next-age") == "Begin Age II: Mara starts"
    assert "Markers of emptied Hordes go back to the supply: Alexis." in app.texts()
    await app.tap("next-age")
    assert app.has("band-0")


@headless
async def test_back_takes_the_end_of_the_age_back_and_keeps_what_was_answered(desk: Desk) -> None:
    id = begun(desk, *AGE)
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("third-dragon-3", "pillage-1", "reckon", "back")
    assert desk.game(id).game.events == AGE
    assert app.label("third-dragon-3").endswith("chosen")
    assert app.label("pillage-1").endswith("chosen")
    await app.tap("reckon")
    assert app.label("award-orcs-1") == "Alexis, Horde: 3 Glory"


@headless
async def test_back_takes_only_the_end_back_when_something_was_edited_after_it(desk: Desk) -> None:
    id = begun(desk, *AGE)
    desk.play(id, (AgeEnded(0),))
    edited = a_game(SETUP, *AGE[:-1], AgeEnded(0))
    desk.change(id, edited, {"kind": "text", "text": "Remove"}, desk.game(id).revision)
    app = await App.on(desk, f"/game/{id}/reckoning/1")
    await app.tap("back")
    assert desk.game(id).game.events == AGE[:-1]
    assert app.has("table-check")


@headless
async def test_once_the_next_age_has_begun_there_is_only_the_way_to_the_table(desk: Desk) -> None:
    id = begun(desk, *AGE, END, DragonDrawn())
    app = await App.on(desk, f"/game/{id}")
    await app.tap("menu", "reckoning-1")
    assert not app.has("next-age")
    await app.tap("back")
    assert app.has("band-0")
    assert desk.game(id).game.state.table.age == 2


@headless
async def test_after_the_last_age_the_game_is_finished(desk: Desk) -> None:
    id = begun(desk, *AGE, END, AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/age-end")
    assert not app.has("third-dragon-0")
    await app.tap("reckon")
    assert not app.has("next-first")
    assert any("wins with" in words for words in app.texts())
    await app.tap("finish")
    assert desk.game(id).finished
    assert app.has("winner")


@headless
async def test_the_end_of_the_last_age_can_be_taken_back_too(desk: Desk) -> None:
    id = begun(desk, *AGE, END, AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("reckon")
    assert desk.keeper.listing.page(Filter(finished=False)) == []
    await app.tap("back")
    assert (desk.game(id).over, desk.game(id).finished) == (False, None)
    assert [game.id for game in desk.keeper.listing.page(Filter(finished=False))] == [id]
    await app.tap("reckon", "finish")
    assert desk.game(id).finished


@headless
async def test_once_the_end_has_been_seen_the_last_reckoning_takes_nothing_back(desk: Desk) -> None:
    id = begun(desk, *AGE, END, AgeEnded(0))
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("reckon", "finish", "back", "menu", "reckoning-3")
    assert not app.has("finish")
    await app.tap("back")
    assert desk.game(id).over


@headless
async def test_a_finished_game_shows_its_last_reckoning_as_it_was(desk: Desk) -> None:
    id = begun(desk, AgeEnded(0), AgeEnded(0), setup=a_setup(players=2))
    app = await App.on(desk, f"/game/{id}/reckoning/2")
    assert not app.has("finish")
    await app.tap("back")
    assert desk.game(id).game.state.over


@pytest.mark.parametrize("age", ["2", "9", "x"])
def test_an_age_that_is_not_reckoned_says_so(desk: Desk, age: str) -> None:
    @headless
    async def says_so() -> None:
        app = await App.on(desk, f"/game/{begun(desk, *AGE, END)}/reckoning/{age}")
        assert "This Age is not reckoned yet." in app.texts()

    says_so()
