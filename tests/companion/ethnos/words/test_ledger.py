"""The ledger's words."""

from companion.ethnos.words.ledger import entry_details, entry_name
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.play import Step, apply
from rules.ethnos.state import opening_state
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import ALEXIS, a_band, a_game, a_setup

SETUP = a_setup(tribes=[Tribe.ELVES])


def played(event: Event) -> Step:
    return apply(SETUP, opening_state(SETUP), event)


def test_an_entry_is_named_as_its_step_is() -> None:
    game = a_game(SETUP, BandPlayed(a_band(ALEXIS, Tribe.ELVES, cards=2)), DragonDrawn())
    assert [entry_name(game, 0), entry_name(game, 1)] == ["Alexis, 2 cards, Elf", "Dragon"]


def test_details_are_what_the_heading_does_not_say() -> None:
    band = BandPlayed(a_band(ALEXIS, Tribe.ELVES, cards=2), None)
    assert entry_details(SETUP, played(band)) == "no marker · keep up to 2 cards"
    assert entry_details(SETUP, played(DragonDrawn())) == "The 1st Dragon is drawn."


def test_a_correction_tells_what_it_sets_and_its_note() -> None:
    assert entry_details(SETUP, played(Correction(glory={ALEXIS: 3}))) == "Alexis has 3 Glory"
    assert entry_details(SETUP, played(Correction(glory={ALEXIS: 3}, note="lapped"))) == "Alexis has 3 Glory (lapped)"
    assert entry_details(SETUP, played(Correction(note="Rules changed"))) == "Rules changed"
