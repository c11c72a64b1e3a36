import pytest

from companion.changing.pending import pending_of
from companion.ethnos.acting.changes import propose, propose_rules
from companion.shell.desk import Desk
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import Refused
from tests.companion.ethnos.table import SETUP, at_table, window_of
from tests.companion.headless import headless
from tests.ethnos import a_band, a_setup

ELVES = BandPlayed(a_band(0, Tribe.ELVES, Kingdom.RHEA, 1), Kingdom.RHEA)
MORE = BandPlayed(a_band(0, Tribe.ELVES, Kingdom.RHEA, 2), Kingdom.RHEA)


@headless
async def test_a_change_that_fits_is_made_at_once(desk: Desk) -> None:
    app, saved = await at_table(desk, ELVES, DragonDrawn())
    propose(window_of(app), saved, 1, 1)
    await app.settle()
    assert [type(event) for event in desk.game(saved.id).game.events] == [BandPlayed]


@headless
async def test_a_change_after_which_something_no_longer_fits_asks_first(desk: Desk) -> None:
    app, saved = await at_table(desk, ELVES, MORE)
    propose(window_of(app), saved, 0, 0, ELVES)
    await app.settle()
    pending = pending_of(window_of(app), saved.id)
    assert pending is not None
    assert app.page.route == f"/game/{saved.id}/change"
    assert len(desk.game(saved.id).game.events) == 2


@headless
async def test_new_events_that_do_not_fit_themselves_are_refused(desk: Desk) -> None:
    app, saved = await at_table(desk, ELVES)
    with pytest.raises(Refused):
        propose(window_of(app), saved, 1, 0, ELVES)


@headless
async def test_other_rules_are_in_the_ledger(desk: Desk) -> None:
    app, saved = await at_table(desk, ELVES)
    other = a_setup(tribes=SETUP.tribes, merfolk_places="first")
    propose_rules(window_of(app), saved, other)
    await app.settle()
    game = desk.game(saved.id).game
    assert game.setup.rulings.merfolk_places == "first"
    assert isinstance(game.events[-1], Correction)
    assert game.events[-1].note.startswith("Rules changed: ")
