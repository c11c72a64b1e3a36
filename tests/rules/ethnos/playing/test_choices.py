import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.playing.choices import Choices, choices, spelt_out, usual_left_out, verify_choices
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom, Tribe
from rules.problems import Problem
from tests.ethnos import a_band, a_setup, a_table

SETUP = a_setup(tribes=[Tribe.MERFOLK, Tribe.ORCS, Tribe.TROLLS, Tribe.ELVES])
DURIS, RHEA = Kingdom.DURIS, Kingdom.RHEA
NOTHING = Choices(markers=(), merfolk_markers=0, trolls=(), horde=False)


def table_with(left: int, **changes: object) -> Table:
    """A table on which Roderick has this many markers left, none of those placed being in Duris."""
    return a_table(SETUP, markers={RHEA: (24 - left, 0, 0, 0)}, **changes)


def refusals(table: Table, event: BandPlayed, setup: Setup = SETUP) -> list[tuple[str, str, str | None]]:
    return [(p.code.value, p.where, p.rule) for p in verify_choices(setup, table, event)]


def the_problem(table: Table, event: BandPlayed) -> Problem:
    (problem,) = verify_choices(SETUP, table, event)
    return problem


@pytest.mark.rule("ethnos", "B6")
def test_declining_the_marker_is_always_allowed() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ELVES), marker=None)
    assert refusals(a_table(SETUP), event) == []
    assert refusals(table_with(0), event) == []


@pytest.mark.rule("ethnos", "B6")
def test_a_band_too_small_for_a_marker_is_still_legal() -> None:
    table = a_table(SETUP, markers={DURIS: (5, 0, 0, 0)})
    event = BandPlayed(a_band(tribe=Tribe.ELVES, cards=2))
    assert refusals(table, event) == []
    assert choices(SETUP, table, event) == NOTHING


@pytest.mark.rule("ethnos", "B2")
def test_only_the_leaders_ability_counts() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ELVES, cards=6))
    assert choices(SETUP, a_table(SETUP), event) == Choices((DURIS,), 0, (), horde=False)


@pytest.mark.rule("ethnos", "B13")
def test_extra_markers_may_be_fewer_than_the_move_gives() -> None:
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=7))
    assert choices(SETUP, a_table(SETUP), event).merfolk_markers == 2
    for used in ((), (RHEA,), (RHEA, RHEA)):
        assert refusals(a_table(SETUP), BandPlayed(event.band, merfolk_markers=used)) == []


@pytest.mark.rule("ethnos", "B13")
def test_extra_markers_may_not_be_more_than_the_move_gives() -> None:
    problem = the_problem(a_table(SETUP), BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=2), merfolk_markers=(RHEA,)))
    assert (problem.code, problem.where, problem.rule) == ("too_many_merfolk_markers", "merfolk_markers", "B13")
    assert (problem.reason, problem.facts) == ("move", {"wanted": 1, "allowed": 0})


@pytest.mark.rule("ethnos", "B13")
@pytest.mark.parametrize("left", [0, 9])
def test_only_merfolk_give_extra_markers(left: int) -> None:
    problem = the_problem(table_with(left), BandPlayed(a_band(tribe=Tribe.ELVES), merfolk_markers=(RHEA,)))
    assert (problem.code, problem.reason) == ("too_many_merfolk_markers", "no_merfolk_leads")


@pytest.mark.rule("ethnos", "B7", "B13")
def test_extra_markers_come_after_the_kingdoms_marker() -> None:
    band = a_band(tribe=Tribe.MERFOLK, cards=3)
    assert choices(SETUP, table_with(1), BandPlayed(band)).merfolk_markers == 0
    assert choices(SETUP, table_with(1), BandPlayed(band, marker=None)).merfolk_markers == 1
    assert refusals(table_with(1), BandPlayed(band, marker=None, merfolk_markers=(RHEA,))) == []
    problem = the_problem(table_with(1), BandPlayed(band, merfolk_markers=(RHEA,)))
    assert (problem.code, problem.where, problem.rule) == ("no_markers_left", "merfolk_markers", "B7")
    assert (problem.reason, problem.facts) == ("merfolk", {"player": "Roderick", "wanted": 1, "left": 0})


@pytest.mark.rule("ethnos", "B7", "B13")
def test_with_nothing_left_every_marker_is_refused() -> None:
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=3), marker=DURIS, merfolk_markers=(RHEA,))
    assert refusals(table_with(0), event) == [
        ("no_markers_left", "marker", "B7"),
        ("no_markers_left", "merfolk_markers", "B7"),
    ]
    problems = list(verify_choices(SETUP, table_with(0), event))
    assert problems[1].facts["left"] == 0


@pytest.mark.rule("ethnos", "B14", "B7")
def test_the_horde_comes_after_the_kingdoms_marker() -> None:
    band = a_band(tribe=Tribe.ORCS)
    assert choices(SETUP, table_with(2), BandPlayed(band)).horde
    assert not choices(SETUP, table_with(1), BandPlayed(band)).horde
    assert choices(SETUP, table_with(1), BandPlayed(band, marker=None)).horde
    assert refusals(table_with(1), BandPlayed(band, marker=None, horde=True)) == []
    problem = the_problem(table_with(1), BandPlayed(band, horde=True))
    assert (problem.code, problem.where, problem.rule) == ("no_markers_left", "horde", "B7")
    assert (problem.reason, problem.facts) == ("horde", {"player": "Roderick"})


@pytest.mark.rule("ethnos", "B14")
def test_a_taken_horde_space_is_refused() -> None:
    table = a_table(SETUP, hordes=((DURIS,), (), (), ()))
    problem = the_problem(table, BandPlayed(a_band(tribe=Tribe.ORCS), horde=True))
    assert (problem.code, problem.where, problem.rule) == ("horde_space_taken", "horde", "B14")
    assert problem.facts == {"player": "Roderick", "kingdom": DURIS}
    assert refusals(table, BandPlayed(a_band(tribe=Tribe.ORCS), horde=False)) == []
    assert refusals(table, BandPlayed(a_band(tribe=Tribe.ORCS))) == []


@pytest.mark.rule("ethnos", "B14")
def test_only_orcs_put_a_marker_on_the_horde() -> None:
    problem = the_problem(a_table(SETUP), BandPlayed(a_band(tribe=Tribe.ELVES), horde=True))
    assert (problem.code, problem.where, problem.rule, problem.reason) == (
        "marker_not_allowed",
        "horde",
        "B14",
        "no_orc_leads",
    )


@pytest.mark.rule("ethnos", "B14")
def test_the_horde_needs_no_marker_in_the_kingdom() -> None:
    table = a_table(SETUP, markers={DURIS: (9, 0, 0, 0)})
    assert choices(SETUP, table, BandPlayed(a_band(tribe=Tribe.ORCS, cards=1))).horde


@pytest.mark.rule("ethnos", "B16")
def test_a_troll_token_may_be_chosen_or_left() -> None:
    band = a_band(tribe=Tribe.TROLLS, cards=2)
    assert choices(SETUP, a_table(SETUP), BandPlayed(band)).trolls == (1, 2)
    assert refusals(a_table(SETUP), BandPlayed(band)) == []
    assert refusals(a_table(SETUP), BandPlayed(band, troll=2)) == []
    assert refusals(a_table(SETUP), BandPlayed(band, troll=3)) == [("troll_not_available", "troll", "B16")]


@pytest.mark.rule("ethnos", "B12")
def test_wingfolk_may_choose_among_kingdoms() -> None:
    setup = a_setup(tribes=[Tribe.WINGFOLK])
    event = BandPlayed(a_band(tribe=Tribe.WINGFOLK, cards=1))
    assert choices(setup, a_table(setup), event).markers == KINGDOMS


BLOCKED = a_table(SETUP, markers={DURIS: (9, 0, 0, 0)}, hordes=((RHEA,), (), (), ()))
ELVES, ORCS, RHEAN_ORCS = (
    a_band(tribe=Tribe.ELVES),
    a_band(tribe=Tribe.ORCS),
    a_band(tribe=Tribe.ORCS, kingdom=RHEA),
)


@pytest.mark.parametrize(
    ("table", "left_out", "said"),
    [
        (a_table(SETUP), BandPlayed(ELVES), BandPlayed(ELVES, marker=DURIS)),
        (BLOCKED, BandPlayed(ELVES), BandPlayed(ELVES, marker=None)),
        (a_table(SETUP), BandPlayed(ORCS), BandPlayed(ORCS, marker=DURIS, horde=True)),
        (BLOCKED, BandPlayed(RHEAN_ORCS), BandPlayed(RHEAN_ORCS, marker=RHEA, horde=False)),
        (table_with(1), BandPlayed(ORCS), BandPlayed(ORCS, marker=DURIS, horde=False)),
        (table_with(1), BandPlayed(ORCS, marker=None), BandPlayed(ORCS, marker=None, horde=True)),
        (a_table(SETUP), BandPlayed(ORCS, horde=False), BandPlayed(ORCS, marker=DURIS, horde=False)),
        (a_table(SETUP), BandPlayed(ELVES, marker=None), BandPlayed(ELVES, marker=None)),
    ],
)
def test_what_comes_about_by_itself_can_be_said_or_left_out(
    table: Table, left_out: BandPlayed, said: BandPlayed
) -> None:
    assert spelt_out(SETUP, table, left_out) == said
    assert usual_left_out(SETUP, table, said) == left_out


def test_ten_skeletons_have_nothing_to_say_or_to_leave_out() -> None:
    ten = BandPlayed(Band(0, None, None, 10, 10))
    assert spelt_out(SETUP, a_table(SETUP), ten) == ten
    assert usual_left_out(SETUP, a_table(SETUP), ten) == ten


@pytest.mark.rule("ethnos", "B12")
def test_no_marker_where_another_kingdom_was_open_was_chosen_and_stays_said() -> None:
    setup = a_setup(tribes=[Tribe.WINGFOLK])
    full = a_table(setup, markers={DURIS: (3, 0, 0, 0)})
    none = BandPlayed(a_band(tribe=Tribe.WINGFOLK), marker=None)
    assert usual_left_out(setup, full, none).marker is None
