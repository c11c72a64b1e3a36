from dataclasses import replace
from typing import Any

from companion.ethnos.entering.band import BandDraft
from rules.ethnos.events import BandPlayed
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import RODERICK, a_setup, a_table

ALL = (Tribe.WINGFOLK, Tribe.TROLLS, Tribe.MERFOLK, Tribe.CENTAURS, Tribe.HALFLINGS, Tribe.ORCS)
SETUP = a_setup(tribes=ALL)
TABLE = a_table(SETUP)


def a_draft(tribe: Tribe, cards: int = 3, **more: Any) -> BandDraft:
    return BandDraft(RODERICK, tribe, Kingdom.RHEA, cards, **more)


def test_a_draft_is_complete_with_leader_colour_and_size() -> None:
    draft = BandDraft(RODERICK).with_tribe(Tribe.ORCS).with_kingdom(Kingdom.RHEA)
    assert not draft.complete
    assert draft.with_cards(3).complete
    assert BandDraft(RODERICK).with_ten_skeletons(True).complete


def test_the_order_of_the_first_choices_does_not_matter_but_changing_one_after_the_size_does() -> None:
    size_last = BandDraft(RODERICK).with_kingdom(Kingdom.RHEA).with_tribe(Tribe.ORCS).with_cards(3)
    size_first = BandDraft(RODERICK).with_cards(3).with_tribe(Tribe.ORCS).with_kingdom(Kingdom.RHEA)
    assert not size_last.changed
    assert size_first.changed
    assert replace(size_first, changed=False) == size_last


def test_a_troll_takes_the_highest_token_unless_another_is_chosen() -> None:
    draft = a_draft(Tribe.TROLLS, cards=4)
    assert draft.event(TABLE).troll == 4
    assert draft.with_troll(2).event(TABLE).troll == 2
    assert draft.with_troll(None).event(TABLE).troll is None


def test_another_size_or_leader_opens_the_choices_that_hang_on_it() -> None:
    draft = a_draft(Tribe.TROLLS, cards=4).with_troll(2)
    assert draft.with_cards(1).event(TABLE).troll == 1
    assert draft.with_tribe(Tribe.ORCS).event(TABLE).troll is None
    assert a_draft(Tribe.MERFOLK).with_merfolk_markers((Kingdom.RHEA,)).with_cards(2).merfolk_markers == ()


def test_a_smaller_band_keeps_no_more_skeletons_than_fit() -> None:
    cut = a_draft(Tribe.ORCS, cards=5).with_skeletons(4).with_cards(3)
    assert (cut.skeletons, cut.wished_skeletons, cut.changed) == (2, 4, True)
    again = cut.with_cards(5)
    assert (again.skeletons, again.wished_skeletons) == (4, 0)
    assert cut.with_skeletons(1).wished_skeletons == 0


def test_an_event_is_taken_up_again_as_it_was_played() -> None:
    event = BandPlayed(Band(RODERICK, Tribe.TROLLS, Kingdom.ITHYS, 5), None, (), 3, False)
    draft = BandDraft.of(event)
    assert draft.event(TABLE) == event
    assert draft.changed
