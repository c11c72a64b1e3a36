import pytest

from rules.ethnos.events import BandPlayed
from rules.ethnos.playing.bands import Effect, effect, lay_band, verify_band, verify_scored_band
from rules.ethnos.setup import Setup
from rules.ethnos.table import Band, Giant, Table, supply
from rules.ethnos.vocabulary import KINGDOMS, Edition, Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
OTHERS = a_setup(tribes=[Tribe.CENTAURS, Tribe.ELVES, Tribe.HALFLINGS, Tribe.MINOTAURS, Tribe.WINGFOLK, Tribe.WIZARDS])
DURIS, RHEA, ITHYS = Kingdom.DURIS, Kingdom.RHEA, Kingdom.ITHYS
TEN = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)


def refusals(setup: Setup, band: Band) -> list[tuple[str, str, str | None]]:
    return [(p.code.value, p.where, p.rule) for p in verify_band(setup, band)]


def laid_on(setup: Setup, table: Table, event: BandPlayed) -> Table:
    return lay_band(table, event.band, effect(setup, table, event))


@pytest.mark.rule("ethnos", "B1")
@pytest.mark.parametrize("cards", [1, 2, 10])
def test_a_band_has_one_to_ten_cards(cards: int) -> None:
    assert refusals(SETUP, a_band(cards=cards)) == []


@pytest.mark.rule("ethnos", "B1")
@pytest.mark.parametrize("cards", [-1, 0, 11])
def test_a_band_has_neither_fewer_nor_more(cards: int) -> None:
    (problem, *_) = verify_band(SETUP, a_band(cards=cards))
    assert (problem.code, problem.where, problem.rule) == ("band_size", "cards", "B1")
    assert problem.facts == {"cards": cards, "most": 10}


@pytest.mark.rule("ethnos", "B9")
@pytest.mark.parametrize(("cards", "skeletons", "fits"), [(3, 2, True), (10, 9, True), (3, 3, False), (1, 1, False)])
def test_skeletons_fit_in_any_band_beside_its_leader(cards: int, skeletons: int, fits: bool) -> None:
    found = refusals(SETUP, a_band(cards=cards, skeletons=skeletons))
    assert found == ([] if fits else [("too_many_skeletons", "skeletons", "B9")])


@pytest.mark.rule("ethnos", "B9")
def test_skeletons_never_lead() -> None:
    assert refusals(SETUP, a_band(tribe=Tribe.SKELETONS)) == [("skeleton_leader", "leader.tribe", "B9")]
    assert refusals(SETUP, TEN) == [("skeleton_leader", "leader", "B9")]


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_need_no_leader_where_so_ruled() -> None:
    ruled = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
    assert refusals(ruled, TEN) == []
    assert refusals(ruled, a_band(tribe=None, kingdom=None, cards=9, skeletons=9)) == [
        ("skeleton_leader", "leader", "B9")
    ]
    assert ("too_many_skeletons", "skeletons", "B9") in refusals(
        ruled, a_band(tribe=None, kingdom=None, cards=9, skeletons=10)
    )


@pytest.mark.rule("ethnos", "S2")
def test_a_tribe_that_is_not_in_play_leads_nothing() -> None:
    (problem,) = verify_band(SETUP, a_band(tribe=Tribe.ELVES))
    assert (problem.code, problem.where, problem.rule) == ("tribe_not_in_play", "leader.tribe", "S2")
    assert (problem.reason, problem.facts) == ("leader", {"tribe": Tribe.ELVES})


@pytest.mark.rule("ethnos", "S2")
def test_skeletons_that_are_not_in_play_are_in_no_band() -> None:
    (problem,) = verify_band(OTHERS, a_band(tribe=Tribe.ELVES, skeletons=1))
    assert (problem.code, problem.where, problem.rule) == ("tribe_not_in_play", "skeletons", "S2")
    assert (problem.reason, problem.facts) == ("skeletons", {"tribe": Tribe.SKELETONS})


@pytest.mark.rule("ethnos", "B3", "B9")
def test_the_size_counts_leader_and_skeletons() -> None:
    table = a_table(SETUP, markers={DURIS: (3, 0, 0, 0)})
    assert effect(SETUP, table, BandPlayed(a_band(cards=4, skeletons=3))).marker is DURIS


@pytest.mark.rule("ethnos", "B4", "B6")
def test_nothing_said_places_the_marker_where_it_can_go() -> None:
    event = BandPlayed(a_band(cards=2))
    assert effect(SETUP, a_table(SETUP), event).marker is DURIS
    assert effect(SETUP, a_table(SETUP, markers={DURIS: (2, 0, 0, 0)}), event).marker is None
    assert effect(SETUP, a_table(SETUP), BandPlayed(event.band, marker=None)).marker is None


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_are_never_there_when_an_age_is_scored() -> None:
    setup = a_setup(tribes=[Tribe.SKELETONS], ten_skeletons_win=True)
    ten = a_band(tribe=None, kingdom=None, cards=10, skeletons=10)
    assert list(verify_band(setup, ten)) == []
    (problem,) = verify_scored_band(setup, ten)
    assert (problem.code, problem.where, problem.rule) == ("skeleton_leader", "leader", "B9")
    assert len(list(verify_scored_band(a_setup(tribes=[Tribe.SKELETONS]), ten))) == 1
    assert list(verify_scored_band(setup, a_band(skeletons=1))) == []


def test_a_plain_band_does_nothing_but_place_its_marker() -> None:
    table = a_table(SETUP, merfolk=(4, 0, 0, 0), markers={DURIS: (2, 0, 0, 0)})
    done = effect(SETUP, table, BandPlayed(a_band(tribe=Tribe.DWARVES)))
    assert done == Effect(
        marker=DURIS,
        marker_number=3,
        merfolk_markers=(),
        merfolk_markers_forgone=0,
        merfolk_space_before=4,
        merfolk_space=4,
        horde=None,
        troll=None,
        takes_giant=False,
        glory=0,
        plays_again=False,
        keeps=0,
        draws=0,
        supply_left=21,
        wins=False,
    )


def test_a_band_without_a_marker_has_no_number_of_it() -> None:
    assert effect(SETUP, a_table(SETUP), BandPlayed(a_band(), marker=None)).marker_number == 0


@pytest.mark.rule("ethnos", "B13")
def test_a_merfolk_move_has_both_of_its_ends() -> None:
    done = effect(SETUP, a_table(SETUP, merfolk=(4, 0, 0, 0)), BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=2)))
    assert (done.merfolk_space_before, done.merfolk_space) == (4, 6)


@pytest.mark.rule("ethnos", "B17")
def test_players_are_reminded_of_what_elves_and_wizards_do() -> None:
    table = a_table(OTHERS)
    elves, wizards, others = (
        effect(OTHERS, table, BandPlayed(a_band(tribe=tribe, cards=3)))
        for tribe in (Tribe.ELVES, Tribe.WIZARDS, Tribe.CENTAURS)
    )
    assert (elves.keeps, elves.draws) == (3, 0)
    assert (wizards.keeps, wizards.draws) == (0, 3)
    assert (others.keeps, others.draws) == (0, 0)


@pytest.mark.rule("ethnos", "B17")
def test_dwarves_do_nothing_when_they_are_played() -> None:
    table = a_table(SETUP)
    laid = laid_on(SETUP, table, BandPlayed(a_band(tribe=Tribe.DWARVES), marker=None))
    assert (laid.glory, laid.markers, laid.merfolk, laid.hordes) == (
        table.glory,
        table.markers,
        table.merfolk,
        table.hordes,
    )


@pytest.mark.rule("ethnos", "B8")
def test_players_are_reminded_that_centaurs_play_again() -> None:
    band = a_band(tribe=Tribe.CENTAURS)
    assert effect(OTHERS, a_table(OTHERS), BandPlayed(band)).plays_again
    assert not effect(OTHERS, a_table(OTHERS, markers={DURIS: (9, 0, 0, 0)}), BandPlayed(band)).plays_again


@pytest.mark.rule("ethnos", "B8")
def test_by_the_russian_book_a_centaur_without_its_marker_does_not_play_again() -> None:
    russian = a_setup(tribes=[Tribe.CENTAURS], edition=Edition.RU)
    band = a_band(tribe=Tribe.CENTAURS)
    assert effect(russian, a_table(russian), BandPlayed(band)).plays_again
    assert not effect(russian, a_table(russian), BandPlayed(band, marker=None)).plays_again


@pytest.mark.rule("ethnos", "B13")
def test_merfolk_move_and_place_extra_markers_in_any_kingdom() -> None:
    """The printed example: three green Merfolk, and a marker even where there are three already."""
    table = a_table(SETUP, markers={RHEA: (3, 0, 0, 0)})
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK, kingdom=Kingdom.ALTHEA, cards=3), merfolk_markers=(RHEA,))
    laid = laid_on(SETUP, table, event)
    assert laid.merfolk == (3, 0, 0, 0)
    assert laid.markers[Kingdom.ALTHEA] == (1, 0, 0, 0)
    assert laid.markers[RHEA] == (4, 0, 0, 0)


@pytest.mark.rule("ethnos", "B13")
def test_two_extra_markers_may_go_to_the_same_kingdom() -> None:
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=7), marker=None, merfolk_markers=(DURIS, DURIS))
    assert laid_on(SETUP, a_table(SETUP), event).markers[DURIS] == (2, 0, 0, 0)


@pytest.mark.rule("ethnos", "B5", "B13")
def test_extra_markers_of_merfolk_ask_for_no_size_with_two_players() -> None:
    setup = a_setup(players=2, tribes=[Tribe.MERFOLK])
    table = a_table(setup, markers={RHEA: (4, 5)})
    event = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=3), merfolk_markers=(RHEA,))
    assert laid_on(setup, table, event).markers[RHEA] == (5, 5)


@pytest.mark.rule("ethnos", "B14")
def test_orcs_fill_kingdom_and_horde() -> None:
    table = a_table(SETUP, hordes=((ITHYS,), (), (), ()))
    laid = laid_on(SETUP, table, BandPlayed(a_band(tribe=Tribe.ORCS, kingdom=DURIS)))
    assert laid.hordes == ((DURIS, ITHYS), (), (), ())
    assert laid.markers[DURIS] == (1, 0, 0, 0)


@pytest.mark.rule("ethnos", "B14")
def test_the_horde_may_be_declined() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ORCS), horde=False)
    assert laid_on(SETUP, a_table(SETUP), event).hordes == ((),) * 4


@pytest.mark.rule("ethnos", "B7", "B14")
def test_the_last_marker_goes_to_the_kingdom() -> None:
    table = a_table(SETUP, markers={RHEA: (23, 0, 0, 0)})
    laid = laid_on(SETUP, table, BandPlayed(a_band(tribe=Tribe.ORCS, kingdom=DURIS)))
    assert laid.markers[DURIS] == (1, 0, 0, 0)
    assert laid.hordes[RODERICK] == ()
    assert supply(SETUP, laid, RODERICK) == 0


@pytest.mark.rule("ethnos", "B15")
def test_giants_take_the_token_with_2_glory() -> None:
    done = effect(SETUP, a_table(SETUP), BandPlayed(a_band(tribe=Tribe.GIANTS, cards=4)))
    assert (done.takes_giant, done.glory) == (True, 2)
    laid = laid_on(SETUP, a_table(SETUP), BandPlayed(a_band(ALEXIS, Tribe.GIANTS, cards=4)))
    assert (laid.giant, laid.glory) == (Giant(ALEXIS, 4), (0, 2, 0, 0))


@pytest.mark.rule("ethnos", "B16")
def test_trolls_add_a_token_to_those_held() -> None:
    table = a_table(SETUP, trolls=((4,), (), (), ()))
    laid = laid_on(SETUP, table, BandPlayed(a_band(tribe=Tribe.TROLLS, cards=3), troll=2))
    assert laid.trolls == ((2, 4), (), (), ())


def test_the_supply_left_counts_every_marker_the_band_places() -> None:
    band = a_band(tribe=Tribe.MERFOLK, cards=7)
    assert effect(SETUP, a_table(SETUP), BandPlayed(band, merfolk_markers=(RHEA, ITHYS))).supply_left == 21
    assert effect(SETUP, a_table(SETUP), BandPlayed(a_band(tribe=Tribe.ORCS))).supply_left == 22


def test_the_band_stays_before_its_player() -> None:
    first, second = a_band(), a_band(ALEXIS)
    laid = laid_on(SETUP, a_table(SETUP, bands=(first,)), BandPlayed(second))
    assert laid.bands == (first, second)


@pytest.mark.rule("ethnos", "B13")
def test_extra_markers_that_nobody_places_are_forgone() -> None:
    table, band = a_table(SETUP), a_band(tribe=Tribe.MERFOLK, cards=7)
    assert effect(SETUP, table, BandPlayed(band)).merfolk_markers_forgone == 2
    assert effect(SETUP, table, BandPlayed(band, merfolk_markers=(DURIS,))).merfolk_markers_forgone == 1
    assert effect(SETUP, table, BandPlayed(band, merfolk_markers=(DURIS, DURIS))).merfolk_markers_forgone == 0


@pytest.mark.rule("ethnos", "B7")
def test_extra_markers_that_the_supply_lacks_are_not_forgone() -> None:
    table = a_table(SETUP, markers={**dict.fromkeys(KINGDOMS, (4, 0, 0, 0)), DURIS: (2, 0, 0, 0)})
    band = a_band(tribe=Tribe.MERFOLK, cards=7)
    assert effect(SETUP, table, BandPlayed(band)).merfolk_markers_forgone == 1
