"""The sheets of the Tribes' boards and tokens."""

from companion.ethnos.boards import BOARDS
from companion.ethnos.sheets.boards import BOARDS as DRAWN
from companion.shell.desk import Desk
from companion.shell.hooks import BLINK
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
    await app.tap("troll-3-1", "close")
    assert corrected(desk, id) == Correction(trolls={RODERICK: (), ALEXIS: (3,)})
    await app.wait(MOMENT)
    await app.tap("trolls", "troll-3-none")
    assert desk.game(id).game.state.table.trolls == ((), (), (), ())


@headless
async def test_a_giant_that_nobody_holds_has_no_band(desk: Desk) -> None:
    id = begun(desk, Correction(giant=Giant(MARA, 10)))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("giant")
    assert not app.can_tap("giant-cards-more")
    await app.tap("giant-none")
    await app.wait(BLINK)
    assert not app.has("giant-cards-more")
    assert desk.game(id).game.state.table.giant is None


@headless
async def test_a_filled_horde_space_is_emptied(desk: Desk) -> None:
    id = begun(desk, Correction(hordes={MARA: (Kingdom.RHEA, Kingdom.DURIS)}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("orcs")
    assert app.label("horde-rhea-3").endswith(", chosen")
    await app.tap("horde-rhea-3")
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
    await app.tap("kingdom-rhea")
    assert not app.has("markers-rhea-0-more")
    assert not app.has("save")
    assert app.label("over") == "The game is over. Take its end back to correct the table."


def test_every_board_can_be_drawn() -> None:
    assert {*DRAWN} == {board.tribe for board in BOARDS}


@headless
async def test_the_glory_for_taking_the_giant_token_goes_with_it_unless_somebody_says_otherwise(desk: Desk) -> None:
    id = begun(desk, BandPlayed(a_band(ALEXIS, Tribe.GIANTS, cards=3), None))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("giant")
    assert not app.has("giant-glory")
    await app.tap("giant-3")
    await app.wait(BLINK)
    assert app.label("giant-glory") == "And the 2 Glory for taking it: from Alexis to Mara: on, chosen"
    assert corrected(desk, id) == Correction(giant=Giant(MARA, 3), glory={ALEXIS: 0, MARA: 2})
    await app.tap("giant-glory")
    await app.wait(BLINK)
    assert corrected(desk, id) == Correction(giant=Giant(MARA, 3))
    await app.tap("giant-glory", "giant-0")
    await app.wait(BLINK)
    assert corrected(desk, id) == Correction(giant=Giant(RODERICK, 3), glory={ALEXIS: 0, RODERICK: 2})
    await app.tap("giant-none")
    await app.wait(BLINK)
    assert app.label("giant-glory") == "And the 2 Glory for taking it: from Alexis: on, chosen"
    assert desk.game(id).game.state.table.glory == (0, 0, 0, 0)
    await app.tap("giant-1")
    await app.wait(BLINK)
    assert not app.has("giant-glory")
    assert len(desk.game(id).game.events) == 1


@headless
async def test_who_gets_a_token_that_nobody_held_gets_the_glory_too(desk: Desk) -> None:
    id = begun(desk)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("giant", "giant-3")
    await app.wait(BLINK)
    assert app.label("giant-glory") == "And the 2 Glory for taking it: to Mara: on, chosen"
    assert corrected(desk, id) == Correction(giant=Giant(MARA, 1), glory={MARA: 2})
    await app.tap("take-back")
    assert desk.game(id).game.events == ()
