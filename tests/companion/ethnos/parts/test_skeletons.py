"""The Skeletons of the band just entered, in the bar."""

from companion.shell.desk import Desk
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from tests.companion.ethnos.begun import begun
from tests.companion.headless import App, headless
from tests.ethnos import a_setup

SETUP = a_setup(tribes=[Tribe.SKELETONS, Tribe.ELVES], edition=Edition.PL)


@headless
async def test_five_cards_of_which_two_are_bones_take_two_taps_more(desk: Desk) -> None:
    id = begun(desk, setup=SETUP)
    app = await App.on(desk, f"/game/{id}")
    await app.tap("band-1", "leader-elves", "colour-rhea", "cards-5")
    await app.wait(1)
    await app.tap("last-skeletons", "last-skeletons")
    band = desk.game(id).game.state.table.bands[0]
    assert (band.cards, band.skeletons) == (5, 2)
    assert desk.game(id).game.state.table.markers[Kingdom.RHEA][1] == 1
