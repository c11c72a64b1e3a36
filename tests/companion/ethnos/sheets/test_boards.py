"""The sheets of the Tribes' boards and tokens."""

from companion.ethnos.boards import BOARDS
from companion.ethnos.sheets.boards import BOARDS as DRAWN
from companion.shell.desk import Desk
from companion.shell.window import MOMENT
from rules.ethnos.events import BandPlayed, Correction
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.companion.ethnos.acting.test_correcting import corrected
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK, a_band, a_setup


@headless
async def test_a_troll_token_goes_from_one_player_to_another_and_to_nobody(desk: Desk) -> None:
    id = begun(desk, Correction(trolls={RODERICK: (3,)}))
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
    id = begun(desk, Correction(giant=Giant(MARA, 10)))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("giant")
    assert not app.can_tap("giant-cards-more")
    await app.tap("giant-none")
    assert not app.has("giant-cards-more")
    await app.tap("save")
    assert desk.game(id).game.state.table.giant is None


@headless
async def test_a_filled_horde_space_is_emptied(desk: Desk) -> None:
    id = begun(desk, Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("orcs")
    assert app.label("horde-rhea-3").endswith(", chosen")
    await app.tap("horde-rhea-3", "save")
    assert desk.game(id).game.state.table.hordes[MARA] == (Kingdom.DURIS,)


@headless
async def test_the_merfolk_board_ends(desk: Desk) -> None:
    id = begun(desk, Correction(merfolk={MARA: 18}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("merfolk-board")
    assert not app.can_tap("merfolk-3-more")
    assert not app.can_tap("merfolk-0-fewer")
    assert any("furthest, on space 18" in words for words in app.texts())


@headless
async def test_the_table_of_a_game_that_is_over_is_not_corrected(desk: Desk) -> None:
    setup = a_setup(tribes=[Tribe.SKELETONS], edition=Edition.PL)
    id = begun(desk, BandPlayed(a_band(ALEXIS, None, None, 10, 10)), setup=setup)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "markers-rhea-0-more")
    assert not app.has("save")
    assert app.label("over") == "The game is over. Take its end back to correct the table."


def test_every_board_can_be_drawn() -> None:
    assert {*DRAWN} == {board.tribe for board in BOARDS}
