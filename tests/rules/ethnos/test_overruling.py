from dataclasses import replace

import pytest

from rules.ethnos.events import LEFT_OUT, AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.overruling import in_play, overrule, overruled
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.setup import Setup
from rules.ethnos.state import State, opening_state
from rules.ethnos.table import Band, Giant, Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.problems import Refused
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
WITHOUT = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
POLISH = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
TEN = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)
DURIS, RHEA, ITHYS = Kingdom.DURIS, Kingdom.RHEA, Kingdom.ITHYS


def table_with(left: int) -> Table:
    """A table on which Roderick has this many markers left, none of those placed being in Duris."""
    return a_table(SETUP, markers={RHEA: (24 - left, 0, 0, 0)})


def state_of(table: Table) -> State:
    return replace(opening_state(SETUP), table=table)


def refusals(setup: Setup, table: Table, event: BandPlayed) -> list[tuple[str, str, str | None]]:
    with pytest.raises(Refused) as refused:
        overrule(setup, table, event)
    return [(p.code.value, p.where, p.rule) for p in refused.value.problems]


def test_a_band_within_the_rules_stays_as_it_is_and_needs_no_correction() -> None:
    event = BandPlayed(a_band(tribe=Tribe.TROLLS), marker=DURIS, troll=3, at="2026-01-31T20:15:00Z", id="e1")
    assert overrule(SETUP, a_table(SETUP), event) == (event, Correction())
    nothing_said = BandPlayed(a_band(tribe=Tribe.ORCS))
    assert overrule(SETUP, a_table(SETUP), nothing_said) == (nothing_said, Correction())


@pytest.mark.rule("ethnos", "B4")
def test_a_marker_that_the_rules_refuse_is_placed_by_the_correction() -> None:
    table = a_table(SETUP, markers={DURIS: (3, 1, 0, 0)})
    event = BandPlayed(a_band(cards=2), marker=DURIS, horde=False)
    assert overrule(SETUP, table, event) == (
        BandPlayed(a_band(cards=2), marker=None, horde=False),
        Correction(markers={DURIS: {RODERICK: 4}}),
    )


@pytest.mark.rule("ethnos", "B2")
def test_a_marker_may_lie_in_another_kingdom_than_the_leaders() -> None:
    band, correction = overrule(SETUP, a_table(SETUP), BandPlayed(a_band(ALEXIS, kingdom=DURIS), marker=RHEA))
    assert (band.marker, correction) == (None, Correction(markers={RHEA: {ALEXIS: 1}}))


@pytest.mark.rule("ethnos", "B7")
def test_a_marker_beyond_the_supply_is_placed_by_the_correction() -> None:
    band, correction = overrule(SETUP, table_with(0), BandPlayed(a_band(), marker=DURIS))
    assert (band.marker, correction) == (None, Correction(markers={DURIS: {RODERICK: 1}}))


def test_the_band_keeps_its_stamp_and_the_correction_has_the_note() -> None:
    event = BandPlayed(a_band(), marker=RHEA, at="2026-01-31T20:15:00Z", id="e1")
    band, correction = overrule(SETUP, a_table(SETUP), event, note="it lies there")
    assert (band.at, band.id) == (event.at, event.id)
    assert correction == Correction(markers={RHEA: {RODERICK: 1}}, note="it lies there")


@pytest.mark.rule("ethnos", "B13")
def test_extra_markers_are_cut_to_what_the_move_gives() -> None:
    table = a_table(SETUP, markers={ITHYS: (2, 0, 0, 0)})
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK), marker=None, merfolk_markers=(RHEA, ITHYS, ITHYS))
    assert overrule(SETUP, table, event) == (
        replace(event, merfolk_markers=(RHEA,)),
        Correction(markers={ITHYS: {RODERICK: 4}}),
    )


@pytest.mark.rule("ethnos", "B13")
def test_extra_markers_without_merfolk_are_all_placed_by_the_correction() -> None:
    event = BandPlayed(a_band(tribe=Tribe.DWARVES), merfolk_markers=(DURIS,))
    band, correction = overrule(SETUP, a_table(SETUP), event)
    assert (band.marker, band.merfolk_markers) == (LEFT_OUT, ())
    assert correction == Correction(markers={DURIS: {RODERICK: 2}})


@pytest.mark.rule("ethnos", "B7", "B13")
def test_a_marker_left_out_still_comes_before_extra_markers() -> None:
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK), merfolk_markers=(ITHYS,))
    band, correction = overrule(SETUP, table_with(1), event)
    assert (band.marker, band.merfolk_markers) == (LEFT_OUT, ())
    assert correction == Correction(markers={ITHYS: {RODERICK: 1}})


@pytest.mark.rule("ethnos", "B16")
@pytest.mark.parametrize("band", [a_band(tribe=Tribe.TROLLS, cards=3), a_band(tribe=Tribe.DWARVES, cards=9)])
def test_a_troll_token_too_high_or_without_a_troll_is_given_by_the_correction(band: Band) -> None:
    table = a_table(SETUP, trolls=((2, 6), (), (1,), ()))
    event = BandPlayed(band, marker=None, troll=4)
    assert overrule(SETUP, table, event) == (
        replace(event, troll=None),
        Correction(trolls={RODERICK: (2, 4, 6)}),
    )


@pytest.mark.rule("ethnos", "B16")
def test_a_troll_token_that_somebody_holds_is_taken_from_its_holder() -> None:
    table = a_table(SETUP, trolls=((2,), (), (1, 3, 4), ()))
    band, correction = overrule(SETUP, table, BandPlayed(a_band(tribe=Tribe.TROLLS), marker=None, troll=3))
    assert (band.troll, correction) == (None, Correction(trolls={RODERICK: (2, 3), WILFRED: (1, 4)}))


@pytest.mark.rule("ethnos", "B16")
def test_a_troll_token_that_the_player_holds_already_needs_no_correction() -> None:
    table = a_table(SETUP, trolls=((3,), (), (), ()))
    band, correction = overrule(SETUP, table, BandPlayed(a_band(tribe=Tribe.TROLLS), troll=3))
    assert (band.troll, correction) == (None, Correction())


@pytest.mark.rule("ethnos", "B14")
def test_a_horde_space_filled_without_an_orc_is_filled_by_the_correction() -> None:
    table = a_table(SETUP, hordes=((ITHYS,), (), (), ()))
    event = BandPlayed(a_band(kingdom=DURIS), marker=DURIS, horde=True)
    assert overrule(SETUP, table, event) == (
        replace(event, horde=False),
        Correction(hordes={RODERICK: (DURIS, ITHYS)}),
    )


@pytest.mark.rule("ethnos", "B7", "B14")
def test_a_horde_space_is_filled_by_the_correction_where_no_marker_is_left() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ORCS), marker=DURIS, horde=True)
    assert overrule(SETUP, table_with(1), event) == (
        replace(event, horde=False),
        Correction(hordes={RODERICK: (DURIS,)}),
    )


@pytest.mark.rule("ethnos", "B14")
def test_a_horde_space_filled_already_needs_no_correction() -> None:
    table = a_table(SETUP, hordes=((DURIS,), (), (), ()))
    event = BandPlayed(a_band(tribe=Tribe.ORCS), horde=True)
    assert overrule(SETUP, table, event) == (replace(event, horde=False), Correction())


@pytest.mark.rule("ethnos", "B7", "B14")
def test_a_horde_left_out_does_not_take_the_marker_that_lies_in_the_kingdom() -> None:
    """The last marker went to a Kingdom against the rules, so there was none for the Horde."""
    event = BandPlayed(a_band(tribe=Tribe.ORCS, kingdom=DURIS), marker=RHEA)
    assert overrule(SETUP, table_with(1), event) == (
        replace(event, marker=None, horde=False),
        Correction(markers={RHEA: {RODERICK: 24}}),
    )
    assert overrule(SETUP, table_with(2), event) == (
        replace(event, marker=None),
        Correction(markers={RHEA: {RODERICK: 23}}),
    )


def test_several_refused_choices_are_one_correction() -> None:
    event = BandPlayed(a_band(cards=2), marker=RHEA, merfolk_markers=(RHEA, ITHYS), troll=6, horde=True)
    assert overrule(SETUP, a_table(SETUP), event) == (
        BandPlayed(event.band, marker=None, horde=False),
        Correction(
            markers={RHEA: {RODERICK: 2}, ITHYS: {RODERICK: 1}}, trolls={RODERICK: (6,)}, hordes={RODERICK: (DURIS,)}
        ),
    )


@pytest.mark.rule("ethnos", "B1", "B9", "S2")
def test_a_band_that_cannot_be_is_not_overruled() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ELVES, cards=11, skeletons=11), marker=RHEA)
    assert refusals(SETUP, a_table(SETUP), event) == [
        ("tribe_not_in_play", "leader.tribe", "S2"),
        ("band_size", "cards", "B1"),
        ("too_many_skeletons", "skeletons", "B9"),
    ]


@pytest.mark.rule("ethnos", "S2")
def test_nothing_of_an_absent_tribe_can_lie_there() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ELVES), troll=1, horde=True)
    assert refusals(WITHOUT, a_table(WITHOUT), event) == [
        ("tribe_not_in_play", "troll", "S2"),
        ("tribe_not_in_play", "horde", "S2"),
    ]
    with pytest.raises(Refused) as refused:
        overrule(WITHOUT, a_table(WITHOUT), event)
    assert [(p.reason, p.facts) for p in refused.value.problems] == [
        ("belongings", {"tribe": Tribe.TROLLS}),
        ("belongings", {"tribe": Tribe.ORCS}),
    ]


@pytest.mark.rule("ethnos", "S4")
def test_more_markers_than_a_colour_has_cannot_lie_in_one_kingdom() -> None:
    merfolk = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=2), marker=DURIS, merfolk_markers=(DURIS,))
    table = a_table(SETUP, markers={DURIS: (24, 0, 0, 0)})
    assert overrule(SETUP, table, merfolk)[1] == Correction(markers={DURIS: {RODERICK: 26}})
    full = a_table(SETUP, markers={DURIS: (25, 0, 0, 0)})
    assert ("no_markers_left", "marker", "B7") in refusals(SETUP, full, merfolk)


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_end_the_game_so_that_nothing_can_be_corrected_after_them() -> None:
    assert overrule(POLISH, a_table(POLISH), BandPlayed(TEN)) == (BandPlayed(TEN), Correction())
    assert refusals(POLISH, a_table(POLISH), BandPlayed(TEN, marker=RHEA)) == [("marker_not_allowed", "marker", "B2")]


def test_an_event_that_fits_is_kept_as_it_is() -> None:
    for event in (BandPlayed(a_band()), DragonDrawn(), AgeEnded(0), Correction(trolls={0: (1,)})):
        assert overruled(SETUP, opening_state(SETUP), event, "kept") == (event,)


@pytest.mark.rule("ethnos", "B4")
def test_a_band_that_does_not_fit_is_kept_as_a_band_and_a_correction() -> None:
    table = a_table(SETUP, markers={DURIS: (3, 0, 0, 0)})
    event = BandPlayed(a_band(), marker=DURIS, id="e1")
    assert overruled(SETUP, state_of(table), event, "kept") == (
        replace(event, marker=None),
        Correction(markers={DURIS: {RODERICK: 4}}, note="kept"),
    )


@pytest.mark.rule("ethnos", "B14")
def test_a_correction_that_names_nothing_is_left_out() -> None:
    table = a_table(SETUP, hordes=((DURIS,), (), (), ()))
    event = BandPlayed(a_band(tribe=Tribe.ORCS), horde=True)
    assert overruled(SETUP, state_of(table), event, "kept") == (replace(event, horde=False),)


def test_a_band_that_cannot_be_is_not_kept() -> None:
    assert overruled(SETUP, opening_state(SETUP), BandPlayed(a_band(cards=11))) is None


@pytest.mark.rule("ethnos", "B16")
def test_a_correction_that_gives_a_held_troll_token_also_takes_it_from_its_holder() -> None:
    state = state_of(a_table(SETUP, trolls=((5,), (1, 3), (), (2,))))
    correction = Correction(glory={ALEXIS: 7}, trolls={WILFRED: (3, 5)}, at="2026-01-31T20:15:00Z", id="e1")
    kept = replace(correction, trolls={RODERICK: (), ALEXIS: (1,), WILFRED: (3, 5)})
    assert overruled(SETUP, state, correction) == (kept,)
    assert overruled(SETUP, state, correction, "kept") == (replace(kept, note="kept"),)
    assert overruled(SETUP, state, replace(correction, note="tea"), "kept") == (replace(kept, note="tea"),)


@pytest.mark.rule("ethnos", "B16")
def test_a_correction_at_odds_with_itself_is_not_kept() -> None:
    state = state_of(a_table(SETUP, trolls=((3,), (), (), ())))
    assert overruled(SETUP, state, Correction(trolls={ALEXIS: (3,), WILFRED: (3,)})) is None
    assert overruled(SETUP, state, Correction(trolls={ALEXIS: (3,)}, merfolk={0: 19})) is None


@pytest.mark.rule("ethnos", "A1")
def test_a_third_dragon_is_not_kept() -> None:
    assert overruled(SETUP, replace(opening_state(SETUP), dragons=2), DragonDrawn()) is None


@pytest.mark.rule("ethnos", "A6c", "S2")
def test_an_age_whose_end_names_an_absent_tribe_is_kept_without_it() -> None:
    assert overruled(WITHOUT, opening_state(WITHOUT), AgeEnded(0, pillage=(0,))) == (AgeEnded(0),)
    assert overruled(WITHOUT, opening_state(WITHOUT), AgeEnded(None, pillage=(0,))) is None


@pytest.mark.rule("ethnos", "S2")
def test_what_belongs_to_an_absent_tribe_is_left_out_of_what_is_kept() -> None:
    state = opening_state(WITHOUT)
    band = a_band(tribe=Tribe.ELVES, cards=3, skeletons=1)
    played = BandPlayed(band, marker=None, troll=2, horde=True)
    assert overruled(WITHOUT, state, played) == (BandPlayed(band._replace(skeletons=0), marker=None),)
    said = Correction(glory={0: 7}, merfolk={0: 2}, trolls={1: (1,)}, giant=Giant(0, 3), hordes={2: (DURIS,)})
    assert overruled(WITHOUT, state, said, "kept") == (Correction(glory={0: 7}, note="kept"),)


@pytest.mark.rule("ethnos", "S2")
def test_of_a_band_led_by_an_absent_tribe_the_markers_are_kept() -> None:
    state = opening_state(WITHOUT)
    at = "2026-01-31T20:15:00Z"
    dwarves = BandPlayed(a_band(ALEXIS, Tribe.DWARVES, DURIS), at=at, id="e1")
    kept = Correction(markers={DURIS: {ALEXIS: 1}}, note="kept", at=at, id="e1")
    assert overruled(WITHOUT, state, dwarves, "kept") == (kept,)
    giants = BandPlayed(a_band(ALEXIS, Tribe.GIANTS, DURIS), marker=RHEA)
    assert overruled(WITHOUT, state, giants) == (Correction(glory={ALEXIS: 2}, markers={RHEA: {ALEXIS: 1}}),)
    assert overruled(WITHOUT, state, BandPlayed(a_band(tribe=Tribe.MERFOLK), marker=None)) is None
    assert overruled(WITHOUT, state, BandPlayed(a_band(tribe=Tribe.DWARVES, cards=11))) is None
    assert overruled(WITHOUT, state, BandPlayed(TEN)) is None


@pytest.mark.rule("ethnos", "S2")
def test_what_belongs_to_a_tribe_in_play_stays() -> None:
    for event in (
        BandPlayed(a_band(skeletons=1), troll=2, horde=True),
        DragonDrawn(1),
        AgeEnded(0, pillage=(0,)),
        Correction(merfolk={0: 2}, trolls={1: (1,)}, giant=Giant(0, 3), hordes={2: (DURIS,)}),
    ):
        assert in_play(SETUP, event) == event


@pytest.mark.rule("ethnos", "F3")
def test_nothing_is_kept_after_the_end() -> None:
    over = replace(opening_state(SETUP), outcome=Outcome((0,), WonBy.GLORY, (0,)))
    for event in (BandPlayed(a_band()), BandPlayed(a_band(), marker=RHEA), DragonDrawn(), Correction(glory={0: 1})):
        assert overruled(SETUP, over, event) is None
