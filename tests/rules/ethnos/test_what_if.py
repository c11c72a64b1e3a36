from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.ethnos.events import BandPlayed
from rules.ethnos.play import apply, can
from rules.ethnos.scoring.age import projection
from rules.ethnos.scoring.lines import RankedLine
from rules.ethnos.setup import Setup
from rules.ethnos.state import opening_state
from rules.ethnos.table import Table, with_markers
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from rules.ethnos.what_if import Lead, lead_in, try_band
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_setup, a_table
from tests.strategies import bands, setup_and_table

SETUP = a_setup(tribes=SCORING_TRIBES)
RHEA = Kingdom.RHEA


def leads(markers: tuple[int, ...], trolls: dict[int, tuple[int, ...]] | None = None) -> list[Lead]:
    held = tuple((trolls or {}).get(seat, ()) for seat in SETUP.seats)
    table = a_table(SETUP, markers={RHEA: markers}, trolls=held)
    return [lead_in(table, RHEA, seat) for seat in SETUP.seats]


@pytest.mark.rule("ethnos", "A2")
def test_it_takes_as_many_markers_to_tie_and_one_more_to_lead() -> None:
    assert leads((3, 2, 0, 1)) == [Lead(None, 0, 1), Lead(1, 2, 0), Lead(3, 4, 0), Lead(2, 3, 0)]


@pytest.mark.rule("ethnos", "A2")
def test_where_nobody_is_one_marker_leads() -> None:
    assert set(leads((0, 0, 0, 0))) == {Lead(None, 1, 0)}


@pytest.mark.rule("ethnos", "A4")
def test_those_who_are_tied_need_one_more() -> None:
    assert leads((2, 2, 1, 0))[:3] == [Lead(0, 1, 0), Lead(0, 1, 0), Lead(1, 2, 0)]


@pytest.mark.rule("ethnos", "A5")
def test_with_the_better_troll_tokens_equal_markers_lead() -> None:
    found = leads((3, 2, 1, 3), {RODERICK: (4,), ALEXIS: (6,)})
    assert found[RODERICK] == Lead(None, 0, 0)
    assert found[ALEXIS] == Lead(None, 1, 0)
    assert found[WILFRED] == Lead(None, 3, 0)
    assert found[MARA] == Lead(None, 1, 0)


@pytest.mark.rule("ethnos", "A10")
def test_a_band_that_is_large_enough_brings_its_marker_and_its_cards() -> None:
    table = a_table(SETUP, markers={RHEA: (1, 0, 0, 0)}, glory=(5, 0, 0, 0))
    tried = try_band(SETUP, table, RHEA, ALEXIS, 2)
    assert (tried.places, tried.needed, tried.supply) == (True, 1, 24)
    assert (tried.before, tried.after) == ((7, 0, 0, 0), (6, 2, 0, 0))
    assert tried.differences == (-1, 2, 0, 0)


@pytest.mark.rule("ethnos", "B4")
def test_a_band_that_is_too_small_brings_only_its_cards() -> None:
    table = a_table(SETUP, markers={RHEA: (3, 3, 0, 0)})
    tried = try_band(SETUP, table, RHEA, RODERICK, 3)
    assert (tried.places, tried.needed) == (False, 4)
    assert tried.differences == (3, 0, 0, 0)


@pytest.mark.rule("ethnos", "B5")
def test_of_two_players_each_needs_more_cards_than_all_markers_there() -> None:
    setup = a_setup(2)
    tried = try_band(setup, a_table(setup, markers={RHEA: (2, 1)}), RHEA, ALEXIS, 3)
    assert (tried.places, tried.needed) == (False, 4)


@pytest.mark.rule("ethnos", "B7")
def test_without_a_marker_left_none_is_placed() -> None:
    table = a_table(SETUP, markers={Kingdom.DURIS: (24, 0, 0, 0)})
    tried = try_band(SETUP, table, RHEA, RODERICK, 5)
    assert (tried.places, tried.needed, tried.supply) == (False, 1, 0)


def test_the_leader_needs_not_be_in_play() -> None:
    assert Tribe.ELVES not in SETUP.tribes
    assert try_band(SETUP, a_table(SETUP), RHEA, RODERICK, 1).differences == (2, 0, 0, 0)


@given(setup_and_table(), st.data())
def test_what_a_band_would_change_is_what_it_changes(case: tuple[Setup, Table], data: st.DataObject) -> None:
    setup, table = case
    assume(Tribe.ELVES in setup.tribes)
    band = data.draw(bands(setup))._replace(tribe=Tribe.ELVES, skeletons=0)
    assert band.kingdom is not None
    tried = try_band(setup, table, band.kingdom, band.player, band.cards)
    state = replace(opening_state(setup), table=table)
    played = apply(setup, state, BandPlayed(band)).state.table
    assert tried.before == projection(setup, table).glory
    assert tried.after == projection(setup, played).glory
    assert tried.places is can(setup, state, BandPlayed(band, marker=band.kingdom))
    assert tried.places is (tried.supply > 0 and band.cards >= tried.needed)


@given(setup_and_table(), st.sampled_from(KINGDOMS), st.data())
def test_the_markers_to_lead_are_those_with_which_a_player_is_first(
    case: tuple[Setup, Table], kingdom: Kingdom, data: st.DataObject
) -> None:
    setup, table = case
    seat = data.draw(st.sampled_from(setup.seats))
    lead = lead_in(table, kingdom, seat)

    def is_first(more: int) -> tuple[bool, bool]:
        """Whether the player is first there with so many more markers, and whether alone."""
        held = with_markers(table, kingdom, seat, table.markers[kingdom][seat] + more)
        lines = [line for line in projection(setup, held).lines if isinstance(line, RankedLine)]
        own = [line for line in lines if line.contest.kingdom is kingdom and line.player == seat and line.place == 1]
        return bool(own), bool(own) and not own[0].tied_with

    assert is_first(lead.to_lead) == (True, True)
    assert not any(is_first(more)[1] for more in range(lead.to_lead))
    tied = [more for more in range(lead.to_lead) if is_first(more)[0]]
    assert tied == ([] if lead.to_tie is None else [lead.to_tie])
