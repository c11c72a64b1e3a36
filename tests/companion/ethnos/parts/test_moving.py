"""A marker that lies in the wrong Kingdom."""

from companion.shell.desk import Desk
from rules.ethnos.events import Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.acting.test_correcting import BAND
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, RODERICK


@headless
async def test_whose_marker_it_is_is_asked_only_if_there_is_a_doubt(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND)}")
    await app.tap("kingdom-rhea", "move")
    assert app.has("move-to-duris")
    assert not app.has("move-0")
    assert not app.has("move-to-rhea")
    await app.tap("move")
    assert not app.has("move-to-duris")


@headless
async def test_one_of_several_is_chosen_first(desk: Desk) -> None:
    id = begun(desk, Correction(markers={Kingdom.RHEA: {RODERICK: 1, ALEXIS: 2}}))
    app = await App.on(desk, f"/game/{id}")
    await app.tap("kingdom-rhea", "move")
    assert app.has("move-0")
    assert app.has("move-1")
    assert not app.has("move-2")
    assert not app.has("move-to-duris")
    await app.tap("move-1", "move-to-duris")
    assert desk.game(id).game.state.table.markers[Kingdom.DURIS] == (0, 1, 0, 0)


@headless
async def test_where_nobody_has_a_marker_there_is_none_to_move(desk: Desk) -> None:
    app = await App.on(desk, f"/game/{begun(desk, BAND)}")
    await app.tap("kingdom-duris")
    assert not app.has("move")
