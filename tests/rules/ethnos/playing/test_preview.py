from typing import Any

import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.playing.preview import preview
from rules.ethnos.vocabulary import KINGDOMS, Edition, Kingdom, Tribe
from tests.ethnos import a_band, a_setup, a_table

SETUP = a_setup(tribes=(Tribe.WINGFOLK, Tribe.TROLLS, Tribe.MERFOLK, Tribe.CENTAURS, Tribe.HALFLINGS, Tribe.ORCS))
TABLE = a_table(SETUP)
ONE_LEFT = a_table(SETUP, markers={**dict.fromkeys(KINGDOMS, (4, 0, 0, 0)), Kingdom.RHEA: (3, 0, 0, 0)})
NONE_LEFT = a_table(SETUP, markers=dict.fromkeys(KINGDOMS, (4, 0, 0, 0)))


def played(tribe: Tribe | None, cards: int = 3, **chosen: Any) -> BandPlayed:
    return BandPlayed(a_band(tribe=tribe, kingdom=Kingdom.RHEA, cards=cards), **chosen)


@pytest.mark.parametrize("tribe", [Tribe.CENTAURS, Tribe.HALFLINGS, Tribe.ORCS])
def test_a_usual_band_asks_nothing(tribe: Tribe) -> None:
    assert not preview(SETUP, TABLE, played(tribe)).asks


@pytest.mark.parametrize("tribe", [Tribe.WINGFOLK, Tribe.TROLLS, Tribe.MERFOLK])
def test_a_band_with_something_to_choose_asks(tribe: Tribe) -> None:
    shown = preview(SETUP, TABLE, played(tribe))
    assert shown.asks
    assert not shown.blocked


def test_a_merfolk_band_that_reaches_no_symbol_asks_nothing() -> None:
    assert not preview(SETUP, TABLE, played(Tribe.MERFOLK, cards=2)).asks


@pytest.mark.rule("ethnos", "B4")
def test_a_band_too_small_for_its_marker_asks_unless_the_marker_was_declined() -> None:
    table = a_table(SETUP, markers={Kingdom.RHEA: (3, 0, 0, 0)})
    blocked = preview(SETUP, table, played(Tribe.ORCS))
    assert blocked.blocked
    assert blocked.asks
    assert blocked.marker is None
    assert not preview(SETUP, table, played(Tribe.ORCS, marker=None)).asks


@pytest.mark.rule("ethnos", "B10")
def test_nothing_is_in_a_halflings_way_for_it_places_no_marker() -> None:
    assert not preview(SETUP, NONE_LEFT, played(Tribe.HALFLINGS)).asks


@pytest.mark.rule("ethnos", "B7")
def test_the_last_marker_asks() -> None:
    assert preview(SETUP, TABLE, played(Tribe.CENTAURS)).marker is Kingdom.RHEA
    assert not preview(SETUP, TABLE, played(Tribe.CENTAURS)).last_marker
    last = preview(SETUP, ONE_LEFT, played(Tribe.CENTAURS, cards=6))
    assert last.last_marker
    assert last.asks
    declined = preview(SETUP, ONE_LEFT, played(Tribe.CENTAURS, cards=6, marker=None))
    assert not declined.last_marker


@pytest.mark.rule("ethnos", "B14")
def test_a_kingdoms_marker_and_one_in_the_horde_may_be_the_last_together() -> None:
    two_left = a_table(SETUP, markers={**dict.fromkeys(KINGDOMS, (4, 0, 0, 0)), Kingdom.RHEA: (2, 0, 0, 0)})
    assert preview(SETUP, two_left, played(Tribe.ORCS, cards=6)).last_marker
    assert not preview(SETUP, two_left, played(Tribe.ORCS, cards=6, horde=False)).last_marker


@pytest.mark.rule("ethnos", "B13")
def test_so_may_extra_markers() -> None:
    two_left = a_table(SETUP, markers={**dict.fromkeys(KINGDOMS, (4, 0, 0, 0)), Kingdom.RHEA: (2, 0, 0, 0)})
    assert preview(SETUP, two_left, played(Tribe.MERFOLK, merfolk_markers=(Kingdom.DURIS,))).last_marker
    assert not preview(SETUP, two_left, played(Tribe.MERFOLK)).last_marker


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_ask_before_they_win() -> None:
    setup = a_setup(tribes=[Tribe.SKELETONS], edition=Edition.PL)
    shown = preview(setup, a_table(setup), BandPlayed(a_band(tribe=None, kingdom=None, cards=10, skeletons=10)))
    assert shown.wins
    assert shown.asks
    assert not shown.blocked
    assert not shown.last_marker


@pytest.mark.rule("ethnos", "B12")
def test_a_wingfolk_whose_own_kingdom_is_too_full_waits_for_another_or_for_no_marker() -> None:
    full = a_table(SETUP, markers={Kingdom.RHEA: (3, 0, 0, 0)})
    assert preview(SETUP, full, played(Tribe.WINGFOLK)).waits
    assert not preview(SETUP, full, played(Tribe.WINGFOLK, marker=Kingdom.DURIS)).waits
    assert not preview(SETUP, full, played(Tribe.WINGFOLK, marker=None)).waits
    assert not preview(SETUP, TABLE, played(Tribe.WINGFOLK)).waits


@pytest.mark.rule("ethnos", "B4")
def test_nothing_waits_where_no_marker_can_go_anywhere() -> None:
    full = a_table(SETUP, markers={Kingdom.RHEA: (3, 0, 0, 0)})
    assert not preview(SETUP, full, played(Tribe.ORCS)).waits
    assert not preview(SETUP, NONE_LEFT, played(Tribe.WINGFOLK)).waits
    assert not preview(SETUP, TABLE, played(Tribe.HALFLINGS)).waits
