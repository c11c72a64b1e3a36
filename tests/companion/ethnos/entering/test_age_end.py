"""The end of an Age while it is being entered."""

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, Correction
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK

HORDES = Correction(hordes={RODERICK: (Kingdom.RHEA,), ALEXIS: (Kingdom.RHEA, Kingdom.DURIS)})


@headless
async def test_whoever_comes_back_right_after_the_reckoning_can_take_it_back(desk: Desk) -> None:
    id = begun(desk, HORDES, AgeEnded(MARA, (ALEXIS,)))
    app = await App.on(desk, f"/game/{id}/age-end")
    await app.tap("take-back")
    assert desk.game(id).game.state.table.age == 1
    assert app.label("third-dragon-3").endswith("chosen")
    assert app.label("pillage-1").endswith("chosen")
    assert not app.has("take-back")
