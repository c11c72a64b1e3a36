"""What is asked at the end of an Age."""

from companion.shell.desk import Desk
from rules.ethnos.events import AgeEnded, Correction, DragonDrawn, Event
from rules.ethnos.table import Giant
from rules.ethnos.vocabulary import Kingdom
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import ALEXIS, MARA, RODERICK

HORDES = Correction(hordes={RODERICK: (Kingdom.RHEA,), ALEXIS: (Kingdom.RHEA, Kingdom.DURIS)})


def last(desk: Desk, id: str) -> Event:
    return desk.game(id).game.events[-1]


@headless
async def test_hordes_are_emptied_by_those_who_want_to(desk: Desk) -> None:
    id = begun(desk, HORDES)
    app = await App.on(desk, f"/game/{id}/age-end")
    assert app.label("pillage-1") == "Alexis empties the Horde: 2 markers (3 Glory)"
    assert not app.has("pillage-2")
    await app.tap("pillage-0", "pillage-1", "pillage-0", "third-dragon-0", "reckon")
    event = last(desk, id)
    assert isinstance(event, AgeEnded)
    assert event.pillage == (ALEXIS,)
    assert app.label("award-orcs-1") == "Alexis, Horde: 3 Glory"
    assert not app.has("award-orcs-0")


@headless
async def test_in_the_last_age_nobody_is_asked_about_hordes(desk: Desk) -> None:
    id = begun(desk, HORDES, AgeEnded(0), AgeEnded(0), DragonDrawn())
    app = await App.on(desk, f"/game/{id}/age-end")
    assert not app.has("pillage-0")
    await app.tap("reckon")
    assert app.label("award-orcs-1") == "Alexis, Horde: 3 Glory"


@headless
async def test_what_cannot_be_right_is_said(desk: Desk) -> None:
    id = begun(desk, Correction(giant=Giant(MARA, 3), markers={Kingdom.RHEA: {ALEXIS: 26}}))
    app = await App.on(desk, f"/game/{id}/age-end")
    assert app.label("warnings") == (
        "Please check: Alexis has 26 markers on the board, but only 24 to place. "
        "Mara holds the Giant token but has no band led by a Giant."
    )
    await app.tap("check-giant", "giant-none", "save")
    assert "Mara" not in app.label("warnings")
