from dataclasses import replace

import pytest

from rules.ethnos.events import AgeEnded
from rules.ethnos.playing.age_end import end_age, goes_back, needs_third_dragon, stays, verify_age_end
from rules.ethnos.setup import Setup
from rules.ethnos.state import State, opening_state
from rules.ethnos.table import Giant, supply
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, MARA, RODERICK, SCORING_TRIBES, WILFRED, a_band, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)


def before(age: int, setup: Setup = SETUP) -> State:
    table = a_table(
        setup,
        age,
        {Kingdom.DURIS: (2, 0, 0, 0)},
        glory=(5, 5, 5, 5),
        merfolk=(0, 3, 0, 0),
        giant=Giant(WILFRED, 4),
        trolls=((), (1,), (), ()),
        hordes=((Kingdom.RHEA,), (Kingdom.DURIS, Kingdom.ITHYS), (), ()),
        bands=(a_band(MARA, cards=4),),
    )
    return replace(opening_state(setup), table=table, dragons=2)


@pytest.mark.rule("ethnos", "A9")
def test_bands_and_tokens_go_and_markers_stay() -> None:
    table = end_age(SETUP, before(1), AgeEnded(MARA, pillage=(ALEXIS,))).table
    assert (table.bands, table.giant, table.trolls) == ((), None, ((),) * 4)
    assert table.markers[Kingdom.DURIS] == (2, 0, 0, 0)
    assert table.merfolk == (0, 3, 0, 0)
    assert table.age == 2


@pytest.mark.rule("ethnos", "A6c", "A9")
def test_pillaged_hordes_are_empty_and_their_markers_back_in_the_supply() -> None:
    table = end_age(SETUP, before(1), AgeEnded(MARA, pillage=(ALEXIS,))).table
    assert table.hordes == ((Kingdom.RHEA,), (), (), ())
    assert [supply(SETUP, table, seat) for seat in (RODERICK, ALEXIS)] == [21, 24]


@pytest.mark.rule("ethnos", "A1")
def test_the_age_is_reckoned_and_the_next_one_begins() -> None:
    state = end_age(SETUP, before(1), AgeEnded(MARA, pillage=(ALEXIS,)))
    assert state.table.glory == (7, 9, 7, 15)
    assert (state.dragons, state.first_player, state.outcome, state.over) == (0, RODERICK, None, False)
    assert [report.age for report in state.reports] == [1]


@pytest.mark.rule("ethnos", "F2")
def test_the_third_dragon_decides_a_tie_for_least() -> None:
    assert end_age(SETUP, before(1), AgeEnded(ALEXIS, pillage=(ALEXIS,))).first_player == WILFRED


@pytest.mark.rule("ethnos", "A6c", "F3")
def test_after_the_last_age_everything_is_cleared_and_the_game_is_over() -> None:
    state = end_age(SETUP, before(3), AgeEnded(MARA))
    assert state.over
    assert state.table.age == 3
    assert state.table.hordes == ((),) * 4
    assert state.first_player is None
    assert state.outcome is not None
    assert state.outcome.winners == (MARA,)


@pytest.mark.rule("ethnos", "S2")
def test_the_second_age_is_the_last_of_three_players() -> None:
    setup = a_setup(players=3)
    state = replace(opening_state(setup), table=a_table(setup, 2))
    assert end_age(setup, state, AgeEnded(0)).over


@pytest.mark.rule("ethnos", "S2")
def test_there_is_no_pillage_without_orcs() -> None:
    setup = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    assert list(verify_age_end(setup, AgeEnded(0))) == []
    (problem,) = verify_age_end(setup, AgeEnded(0, pillage=(1,)))
    assert (problem.code, problem.where, problem.rule) == ("tribe_not_in_play", "pillage", "S2")
    assert (problem.reason, problem.facts) == ("belongings", {"tribe": Tribe.ORCS})
    assert list(verify_age_end(SETUP, AgeEnded(0, pillage=(1,)))) == []


@pytest.mark.rule("ethnos", "A9")
def test_what_goes_back_and_what_stays_is_what_is_in_play() -> None:
    assert goes_back(a_setup(tribes=SCORING_TRIBES)) == (Tribe.TROLLS, Tribe.GIANTS)
    assert stays(a_setup(tribes=SCORING_TRIBES)) == (Tribe.MERFOLK, Tribe.ORCS)
    without = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    assert (goes_back(without), stays(without)) == ((), ())
    some = a_setup(tribes=[Tribe.GIANTS, Tribe.ORCS, Tribe.ELVES, Tribe.WIZARDS, Tribe.CENTAURS, Tribe.HALFLINGS])
    assert (goes_back(some), stays(some)) == ((Tribe.GIANTS,), (Tribe.ORCS,))


@pytest.mark.rule("ethnos", "F2")
def test_who_drew_the_third_dragon_matters_before_every_age_but_the_first() -> None:
    assert [needs_third_dragon(SETUP, age) for age in (1, 2, 3)] == [True, True, False]
    assert not needs_third_dragon(a_setup(players=2), 2)
