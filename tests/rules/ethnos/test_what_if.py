import pytest

from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.ethnos.what_if import Lead, lead_in, try_band
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_setup, a_table

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
