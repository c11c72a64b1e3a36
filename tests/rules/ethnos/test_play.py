from dataclasses import replace

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn, Event
from rules.ethnos.play import Step, apply, can, verify
from rules.ethnos.playing.bands import effect, lay_band
from rules.ethnos.scoring.winner import Outcome, WonBy
from rules.ethnos.state import State, opening_state
from rules.ethnos.vocabulary import Edition, Kingdom, Tribe
from rules.problems import Refused
from tests.ethnos import ALEXIS, MARA, SCORING_TRIBES, a_band, a_game, a_setup, a_table

SETUP = a_setup(tribes=SCORING_TRIBES)
TEN = a_band(MARA, None, None, cards=10, skeletons=10)


def over() -> State:
    return replace(opening_state(SETUP), outcome=Outcome((0,), WonBy.GLORY, (0,)))


def codes(state: State, event: Event) -> list[str]:
    return [problem.code.value for problem in verify(SETUP, state, event)]


def test_a_game_opens_with_the_first_player_of_the_set_up() -> None:
    state = opening_state(a_setup())
    assert (state.first_player, state.dragons, state.reports, state.over) == (0, 0, (), False)


@pytest.mark.rule("ethnos", "A1")
def test_two_dragons_change_nothing_but_their_count() -> None:
    opening = opening_state(SETUP)
    state = apply(SETUP, apply(SETUP, opening, DragonDrawn()).state, DragonDrawn(ALEXIS)).state
    assert state == replace(opening, dragons=2)


@pytest.mark.rule("ethnos", "A1")
def test_the_third_dragon_is_the_end_of_the_age() -> None:
    state = replace(opening_state(SETUP), dragons=2)
    assert codes(state, DragonDrawn()) == ["dragon_count"]
    assert [(p.where, p.rule) for p in verify(SETUP, state, DragonDrawn())] == [("", "A1")]
    assert apply(SETUP, state, AgeEnded(ALEXIS)).state.table.age == 2


def test_a_step_has_the_event_what_it_does_and_the_game_after_it() -> None:
    opening, event = opening_state(SETUP), BandPlayed(a_band())
    done = effect(SETUP, opening.table, event)
    after = replace(opening, table=lay_band(opening.table, event.band, done))
    assert apply(SETUP, opening, event) == Step(event, done, after)


@pytest.mark.parametrize("event", [DragonDrawn(), AgeEnded(0), Correction(glory={0: 1})])
def test_only_bands_have_an_effect(event: Event) -> None:
    assert apply(SETUP, opening_state(SETUP), event).effect is None


def test_a_step_knows_the_age_that_it_was_played_in() -> None:
    game = a_game(SETUP, a_band(), AgeEnded(0), DragonDrawn(), AgeEnded(0), a_band(), AgeEnded(0))
    assert [step.age for step in game.steps] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("ethnos", "F2")
def test_who_drew_the_third_dragon_is_said_in_all_ages_but_the_last() -> None:
    last = a_game(SETUP, AgeEnded(0), AgeEnded(0)).state
    assert can(SETUP, last, AgeEnded(None))
    (problem,) = verify(SETUP, opening_state(SETUP), AgeEnded(None))
    assert (problem.code, problem.where, problem.rule) == ("missing_field", "third_dragon", "F2")


def test_what_can_be_is_what_nothing_speaks_against() -> None:
    assert can(SETUP, opening_state(SETUP), BandPlayed(a_band()))
    assert not can(SETUP, opening_state(SETUP), BandPlayed(a_band(cards=0)))


def test_a_refusal_names_every_reason_by_precedence() -> None:
    event = BandPlayed(a_band(tribe=Tribe.ELVES, cards=11), marker=Kingdom.RHEA, horde=True, troll=6)
    assert codes(opening_state(SETUP), event) == [
        "tribe_not_in_play",
        "band_size",
        "marker_not_allowed",
        "marker_not_allowed",
        "troll_not_available",
    ]
    with pytest.raises(Refused, match=r"tribe_not_in_play at leader\.tribe, band_size at cards") as refused:
        apply(SETUP, opening_state(SETUP), event)
    assert refused.value.problems == verify(SETUP, opening_state(SETUP), event)


@pytest.mark.rule("ethnos", "F3")
@pytest.mark.parametrize("event", [BandPlayed(a_band()), DragonDrawn(), AgeEnded(0), Correction(glory={0: 1})])
def test_nothing_happens_after_the_end(event: Event) -> None:
    assert codes(over(), event) == ["game_over"]


@pytest.mark.rule("ethnos", "F3")
def test_after_the_end_the_end_is_the_only_reason() -> None:
    (problem,) = verify(SETUP, over(), BandPlayed(a_band(), marker=Kingdom.RHEA))
    assert (problem.code, problem.where, problem.rule) == ("game_over", "", "F3")


def test_a_correction_changes_the_table_alone() -> None:
    opening = opening_state(SETUP)
    state = apply(SETUP, opening, Correction(glory={ALEXIS: 12}, note="forgotten")).state
    assert state == replace(opening, table=replace(opening.table, glory=(0, 12, 0, 0)))


def test_a_correction_at_odds_with_the_table_is_refused() -> None:
    state = replace(opening_state(SETUP), table=a_table(SETUP, trolls=((3,), (), (), ())))
    assert codes(state, Correction(trolls={ALEXIS: (3,)})) == ["troll_held_twice"]
    assert "troll_held_twice" in codes(state, Correction(trolls={ALEXIS: (2, 2)}))


def test_an_age_ended_at_odds_with_the_tribes_is_refused() -> None:
    setup = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    assert not can(setup, opening_state(setup), AgeEnded(0, pillage=(0,)))


@pytest.mark.rule("ethnos", "B9")
def test_ten_skeletons_win_on_the_spot_where_so_ruled() -> None:
    setup = a_setup(tribes=SCORING_TRIBES, edition=Edition.PL)
    state = a_game(setup, a_band(cards=4), TEN).state
    assert state.over
    assert state.outcome == Outcome((MARA,), WonBy.TEN_SKELETONS, (MARA,))
    assert (state.table.age, state.reports, state.first_player) == (1, (), None)
    assert state.table.bands[-1] == TEN
    assert state.table.markers[Kingdom.DURIS] == (1, 0, 0, 0)


@pytest.mark.rule("ethnos", "B8")
def test_a_chain_of_centaurs_has_no_limit() -> None:
    setup = a_setup(tribes=[Tribe.CENTAURS])
    state = a_game(setup, *[a_band(tribe=Tribe.CENTAURS, cards=cards) for cards in range(1, 6)]).state
    assert state.table.markers[Kingdom.DURIS] == (5, 0, 0, 0)
