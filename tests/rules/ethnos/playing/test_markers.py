import pytest

from rules.ethnos.codes import Code
from rules.ethnos.playing.markers import cards_needed, marker_choices, usual_marker, verify_marker
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.ELVES])
TWO = a_setup(players=2, tribes=[Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.ELVES])
DURIS, RHEA = Kingdom.DURIS, Kingdom.RHEA


def refusals(setup: Setup, table: Table, band: Band, kingdom: Kingdom) -> list[tuple[str, str | None, str]]:
    return [(p.code.value, p.rule, p.reason) for p in verify_marker(setup, table, band, kingdom)]


@pytest.mark.rule("ethnos", "B2", "B4")
def test_the_marker_goes_to_the_leaders_kingdom() -> None:
    table = a_table(SETUP)
    assert marker_choices(SETUP, table, a_band(tribe=Tribe.ELVES, kingdom=DURIS, cards=1)) == (DURIS,)
    assert refusals(SETUP, table, a_band(tribe=Tribe.ELVES, kingdom=DURIS), RHEA) == [
        ("marker_not_allowed", "B2", "other_kingdom")
    ]


@pytest.mark.rule("ethnos", "B4")
@pytest.mark.parametrize(("markers", "cards", "allowed"), [(0, 1, True), (2, 3, True), (2, 2, False), (3, 2, False)])
def test_the_band_must_be_larger_than_the_players_markers_there(markers: int, cards: int, allowed: bool) -> None:
    table = a_table(SETUP, markers={DURIS: (markers, 9, 9, 9)})
    band = a_band(tribe=Tribe.ELVES, cards=cards)
    assert bool(marker_choices(SETUP, table, band)) is allowed
    assert refusals(SETUP, table, band, DURIS) == ([] if allowed else [("marker_not_allowed", "B4", "too_small")])


@pytest.mark.rule("ethnos", "B4")
def test_three_players_count_only_their_own_markers() -> None:
    setup = a_setup(players=3, tribes=[Tribe.ELVES])
    table = a_table(setup, markers={DURIS: (0, 5, 5)})
    assert marker_choices(setup, table, a_band(tribe=Tribe.ELVES, cards=1)) == (DURIS,)


@pytest.mark.rule("ethnos", "B4", "B5")
def test_a_refusal_says_the_numbers() -> None:
    (problem,) = verify_marker(SETUP, a_table(SETUP, markers={DURIS: (3, 0, 0, 0)}), a_band(cards=2), DURIS)
    assert problem.where == "marker"
    assert problem.facts == {"player": "Roderick", "kingdom": DURIS, "markers": 3, "cards": 2, "needed": 4}


@pytest.mark.rule("ethnos", "B5")
@pytest.mark.parametrize(("seat", "cards", "allowed"), [(RODERICK, 3, False), (RODERICK, 4, True), (ALEXIS, 4, True)])
def test_with_two_players_the_band_must_be_larger_than_all_markers_there(seat: int, cards: int, allowed: bool) -> None:
    table = a_table(TWO, markers={DURIS: (2, 1)})
    band = a_band(seat, Tribe.ELVES, DURIS, cards)
    assert bool(marker_choices(TWO, table, band)) is allowed
    expected = [] if allowed else [("marker_not_allowed", "B5", "too_small_for_two")]
    assert refusals(TWO, table, band, DURIS) == expected


@pytest.mark.rule("ethnos", "B4", "B5")
def test_the_cards_needed_for_the_next_marker_are_known() -> None:
    assert cards_needed(SETUP, a_table(SETUP, markers={DURIS: (2, 1, 0, 5)}), RODERICK, DURIS) == 3
    assert cards_needed(TWO, a_table(TWO, markers={DURIS: (2, 1)}), ALEXIS, DURIS) == 4


@pytest.mark.rule("ethnos", "B7")
def test_an_empty_supply_places_nothing() -> None:
    table = a_table(SETUP, markers={RHEA: (25, 0, 0, 0)})
    band = a_band(tribe=Tribe.ELVES, cards=5)
    assert marker_choices(SETUP, table, band) == ()
    assert usual_marker(SETUP, table, band) is None
    assert refusals(SETUP, table, band, DURIS) == [("no_markers_left", "B7", "kingdom")]


@pytest.mark.rule("ethnos", "B7")
def test_the_last_marker_can_be_placed() -> None:
    setup = a_setup(tribes=[Tribe.MERFOLK, Tribe.ELVES])
    table = a_table(setup, markers={RHEA: (23, 0, 0, 0)})
    assert marker_choices(setup, table, a_band(tribe=Tribe.ELVES)) == (DURIS,)


@pytest.mark.rule("ethnos", "B10")
def test_a_halfling_led_band_places_no_marker() -> None:
    band = a_band(tribe=Tribe.HALFLINGS, cards=10)
    assert marker_choices(SETUP, a_table(SETUP), band) == ()
    assert usual_marker(SETUP, a_table(SETUP), band) is None
    assert refusals(SETUP, a_table(SETUP), band, DURIS) == [("marker_not_allowed", "B10", "halflings")]


@pytest.mark.rule("ethnos", "B11")
def test_a_minotaur_led_band_counts_as_one_card_larger() -> None:
    table = a_table(SETUP, markers={RHEA: (3, 0, 0, 0)})
    assert marker_choices(SETUP, table, a_band(tribe=Tribe.MINOTAURS, kingdom=RHEA, cards=3)) == (RHEA,)
    assert marker_choices(SETUP, table, a_band(tribe=Tribe.MINOTAURS, kingdom=RHEA, cards=2)) == ()
    (problem,) = verify_marker(SETUP, table, a_band(tribe=Tribe.MINOTAURS, kingdom=RHEA, cards=2), RHEA)
    assert (problem.facts["needed"], problem.facts["markers"]) == (3, 3)


@pytest.mark.rule("ethnos", "B11", "B5")
def test_a_minotaur_counts_larger_with_two_players_too() -> None:
    table = a_table(TWO, markers={RHEA: (2, 1)})
    assert marker_choices(TWO, table, a_band(tribe=Tribe.MINOTAURS, kingdom=RHEA, cards=3)) == (RHEA,)
    assert marker_choices(TWO, table, a_band(tribe=Tribe.MINOTAURS, kingdom=RHEA, cards=2)) == ()


@pytest.mark.rule("ethnos", "B12")
def test_the_marker_of_wingfolk_may_go_wherever_the_band_is_large_enough() -> None:
    table = a_table(SETUP, markers={DURIS: (2, 0, 0, 0), RHEA: (1, 0, 0, 0)})
    band = a_band(tribe=Tribe.WINGFOLK, kingdom=DURIS, cards=2)
    assert marker_choices(SETUP, table, band) == tuple(kingdom for kingdom in KINGDOMS if kingdom is not DURIS)
    assert refusals(SETUP, table, band, RHEA) == []
    assert refusals(SETUP, table, band, DURIS) == [("marker_not_allowed", "B4", "too_small")]


@pytest.mark.rule("ethnos", "B12")
def test_wingfolk_go_to_their_leaders_kingdom_when_nothing_is_said() -> None:
    band = a_band(tribe=Tribe.WINGFOLK, kingdom=DURIS, cards=2)
    assert usual_marker(SETUP, a_table(SETUP), band) is DURIS
    assert usual_marker(SETUP, a_table(SETUP, markers={DURIS: (2, 0, 0, 0)}), band) is None


def test_every_refusal_says_its_facts() -> None:
    halflings, other, empty = (
        next(iter(verify_marker(SETUP, table, band, RHEA)))
        for table, band in (
            (a_table(SETUP), a_band(ALEXIS, Tribe.HALFLINGS)),
            (a_table(SETUP), a_band(ALEXIS, Tribe.ELVES, DURIS)),
            (a_table(SETUP, markers={DURIS: (0, 25, 0, 0)}), a_band(ALEXIS, Tribe.ELVES, RHEA)),
        )
    )
    assert (halflings.where, halflings.facts) == ("marker", {"player": "Alexis"})
    assert (other.where, other.facts) == ("marker", {"kingdom": RHEA, "leader": DURIS})
    assert (empty.where, empty.facts) == ("marker", {"player": "Alexis", "kingdom": RHEA})


def test_too_small_and_nothing_left_are_both_said() -> None:
    table = a_table(SETUP, markers={DURIS: (25, 0, 0, 0)})
    problems = list(verify_marker(SETUP, table, a_band(cards=2), DURIS))
    assert [problem.code for problem in problems] == [Code.MARKER_NOT_ALLOWED, Code.NO_MARKERS_LEFT]


def test_a_band_without_a_leader_has_no_kingdom_to_go_to() -> None:
    ten = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)
    assert marker_choices(SETUP, a_table(SETUP), ten) == ()
    assert refusals(SETUP, a_table(SETUP), ten, DURIS) == [("marker_not_allowed", "B2", "other_kingdom")]
