"""The ledger's words."""

from companion.ethnos.words.ledger import decision_text, entry_details, entry_label, where_text
from rules.ethnos.events import BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.play import Step, apply
from rules.ethnos.state import opening_state
from rules.ethnos.vocabulary import Tribe
from tests.ethnos import ALEXIS, a_band, a_game, a_setup

SETUP = a_setup(tribes=[Tribe.ELVES])


def played(event: Event) -> Step:
    return apply(SETUP, opening_state(SETUP), event)


def test_an_entry_is_said_with_its_time_if_it_has_one() -> None:
    assert entry_label(SETUP, played(DragonDrawn(ALEXIS))) == "Alexis draws a Dragon, the 1st."
    timed = entry_label(SETUP, played(DragonDrawn(ALEXIS, at="2026-01-31T20:15:00Z")))
    assert timed.endswith(":15: Alexis draws a Dragon, the 1st.")


def test_an_entry_that_is_new_is_said_to_be_so() -> None:
    assert entry_label(SETUP, played(DragonDrawn()), new=True) == "Just now: The 1st Dragon is drawn."


def test_where_an_entry_goes_is_said_by_its_neighbours() -> None:
    game = a_game(SETUP, BandPlayed(a_band(ALEXIS, Tribe.ELVES, cards=2)), DragonDrawn())
    assert where_text(game, 0) == "It comes before the first entry, “Alexis, 2 cards, Elf”."
    assert where_text(game, 1) == "It goes between “Alexis, 2 cards, Elf” and “Dragon”."
    assert where_text(game, 2) == "It comes after the last entry, “Dragon”."
    assert where_text(a_game(SETUP), 0) == "It is the first entry."


def test_details_are_what_the_heading_does_not_say() -> None:
    band = BandPlayed(a_band(ALEXIS, Tribe.ELVES, cards=2), None)
    assert entry_details(SETUP, played(band)) == "no marker · keep up to 2 cards"
    assert entry_details(SETUP, played(DragonDrawn())) == "The 1st Dragon is drawn."


def test_a_correction_tells_what_it_sets_and_its_note() -> None:
    assert entry_details(SETUP, played(Correction(glory={ALEXIS: 3}))) == "Alexis has 3 Glory"
    assert entry_details(SETUP, played(Correction(glory={ALEXIS: 3}, note="lapped"))) == "Alexis has 3 Glory (lapped)"
    assert entry_details(SETUP, played(Correction(note="Rules changed"))) == "Rules changed"


def test_what_no_longer_fits_is_kept_or_left_out() -> None:
    step = played(BandPlayed(a_band(ALEXIS, Tribe.ELVES, cards=2)))
    assert decision_text(SETUP, step, kept=True) == "Alexis, 2 cards, Elf: kept, with a correction"
    assert decision_text(SETUP, step, kept=False) == "Alexis, 2 cards, Elf: left out"
