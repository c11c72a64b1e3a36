from dataclasses import replace

import pytest

from rules.ethnos.events import AgeEnded, BandPlayed, Correction, DragonDrawn
from rules.ethnos.game import (
    Game,
    as_it_ended,
    bands_of_this_age,
    edit,
    is_past,
    is_reckoned,
    just_ended,
    likely_next,
    play,
    replay,
    rerule,
)
from rules.ethnos.scoring.age import projection
from rules.ethnos.state import opening_state
from rules.ethnos.table import Band
from rules.ethnos.vocabulary import Kingdom, Tribe
from rules.played import undo
from rules.players import Player
from rules.problems import Refused
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)
FIRST = BandPlayed(a_band(cards=1))
SECOND = BandPlayed(a_band(cards=2), marker=Kingdom.DURIS)
DRAGON = DragonDrawn(ALEXIS)
FORGOTTEN = BandPlayed(a_band(tribe=Tribe.MERFOLK), marker=Kingdom.DURIS, merfolk_markers=(Kingdom.DURIS,))
"""Puts two of Roderick's markers where the bands after it want to go."""


def test_a_game_without_events_is_at_its_opening() -> None:
    assert Game(SETUP).state == opening_state(SETUP)
    assert Game(SETUP).events == ()


def test_each_step_keeps_its_event_and_the_state_after_it() -> None:
    game = a_game(SETUP, FIRST, DRAGON)
    assert game.events == (FIRST, DRAGON)
    assert game.state.dragons == 1
    assert game.state_before(0) == opening_state(SETUP)
    assert game.state_before(1).table.markers[Kingdom.DURIS] == (1, 0, 0, 0)
    assert game.state_before(1).dragons == 0


@pytest.mark.rule("ethnos", "A10")
def test_a_game_knows_what_everybody_would_have_if_the_age_ended_now() -> None:
    game = a_game(SETUP, FIRST, SECOND)
    assert game.projected == projection(SETUP, game.state.table)
    assert game.projected is game.projected


def test_replay_is_playing_one_by_one() -> None:
    assert replay(SETUP, [FIRST, SECOND]) == play(play(Game(SETUP), FIRST), SECOND)


def test_a_wrong_event_is_refused_and_the_game_stays() -> None:
    game = a_game(SETUP, FIRST)
    with pytest.raises(Refused):
        play(game, BandPlayed(a_band(cards=1), marker=Kingdom.DURIS))
    assert game.events == (FIRST,)


def test_a_replay_names_the_first_event_that_cannot_be() -> None:
    with pytest.raises(Refused) as refused:
        replay(SETUP, [FIRST, BandPlayed(a_band(cards=1), marker=Kingdom.DURIS), BandPlayed(a_band(cards=11))])
    assert [problem.where for problem in refused.value.problems] == ["events[1].marker"]


def test_undo_drops_the_last_event() -> None:
    game = a_game(SETUP, FIRST)
    assert undo(play(game, SECOND)) == game
    assert undo(a_game(SETUP, FIRST, SECOND, DRAGON)) == a_game(SETUP, FIRST, SECOND)
    assert undo(Game(SETUP)) == Game(SETUP)


def test_undo_takes_an_age_back() -> None:
    game = a_game(SETUP, FIRST)
    assert undo(play(game, AgeEnded(0))).state == game.state


def test_a_forgotten_event_is_inserted_where_it_belongs() -> None:
    change = edit(a_game(SETUP, FIRST, SECOND), 1, 0, [DRAGON])
    assert change.game.events == (FIRST, DRAGON, SECOND)
    assert change.conflicts == ()
    assert edit(a_game(SETUP, FIRST), 1, 0, [DRAGON]).game.events == (FIRST, DRAGON)


def test_an_event_is_replaced() -> None:
    change = edit(a_game(SETUP, FIRST, DRAGON, SECOND), 1, 1, [DragonDrawn()])
    assert change.game.events == (FIRST, DragonDrawn(), SECOND)
    assert change.conflicts == ()


def test_an_event_replaced_by_itself_changes_nothing() -> None:
    game = a_game(SETUP, FIRST, SECOND)
    assert edit(game, 0, 1, [FIRST]).game == game


def test_an_event_is_removed() -> None:
    change = edit(a_game(SETUP, FIRST, DRAGON, SECOND), 1, 1)
    assert change.game == a_game(SETUP, FIRST, SECOND)
    assert change.conflicts == ()


def test_several_events_take_the_place_of_several() -> None:
    change = edit(a_game(SETUP, FIRST, DRAGON, SECOND, DRAGON), 1, 2, [SECOND, FIRST])
    assert change.game == a_game(SETUP, FIRST, SECOND, FIRST, DRAGON)
    assert change.conflicts == ()


def test_two_events_in_the_place_of_one_shift_the_places_of_conflicts() -> None:
    orcs = BandPlayed(a_band(tribe=Tribe.ORCS, kingdom=Kingdom.RHEA), horde=True)
    filled = Correction(hordes={RODERICK: (Kingdom.RHEA,)})
    change = edit(a_game(SETUP, FIRST, DRAGON, orcs), 0, 1, [FIRST, filled])
    assert [conflict.index for conflict in change.conflicts] == [3]
    assert change.game == a_game(SETUP, FIRST, filled, DRAGON)


def test_a_later_event_that_no_longer_fits_is_set_aside_with_the_reasons() -> None:
    orcs = BandPlayed(a_band(tribe=Tribe.ORCS, kingdom=Kingdom.RHEA), horde=True)
    change = edit(a_game(SETUP, FIRST, SECOND, orcs, DRAGON), 0, 0, [BandPlayed(orcs.band)])
    (conflict,) = change.conflicts
    assert (conflict.index, conflict.event) == (3, orcs)
    assert [problem.code for problem in conflict.problems] == ["horde_space_taken"]
    assert (conflict.can_keep, conflict.kept) == (True, False)
    assert change.game.events == (BandPlayed(orcs.band), FIRST, SECOND, DRAGON)


def test_a_new_event_that_does_not_fit_is_a_conflict_too() -> None:
    wrong = BandPlayed(a_band(cards=11))
    (conflict,) = edit(a_game(SETUP, FIRST), 0, 1, [wrong]).conflicts
    assert (conflict.index, conflict.event) == (0, wrong)


def test_a_conflict_is_numbered_as_in_the_changed_game() -> None:
    wrong = BandPlayed(a_band(cards=11))
    assert [conflict.index for conflict in edit(a_game(SETUP, FIRST, DRAGON), 1, 1, [wrong]).conflicts] == [1]


def test_several_conflicts_are_all_told() -> None:
    ended = [AgeEnded(0)] * 3
    change = edit(a_game(SETUP, *ended[:2], FIRST, DRAGON), 0, 0, [AgeEnded(0)])
    assert [conflict.index for conflict in change.conflicts] == [3, 4]
    assert change.game.events == tuple(ended)


def test_a_later_event_that_no_longer_fits_is_kept_if_the_players_insist() -> None:
    change = edit(a_game(SETUP, FIRST, SECOND, DRAGON), 0, 0, [FORGOTTEN], keep=(2,))
    (conflict,) = change.conflicts
    assert (conflict.index, conflict.event, conflict.can_keep, conflict.kept) == (2, SECOND, True, True)
    assert [problem.code for problem in conflict.problems] == ["marker_not_allowed"]
    band, correction = BandPlayed(SECOND.band, marker=None), Correction(markers={Kingdom.DURIS: {RODERICK: 3}})
    assert change.game == a_game(SETUP, FORGOTTEN, FIRST, band, correction, DRAGON)


@pytest.mark.parametrize(
    ("keep", "conflicts"),
    [
        ((), [(2, False)]),
        ((3,), [(2, False)]),
        ((2,), [(2, True), (3, False)]),
        ((3, 2), [(2, True), (3, True)]),
    ],
)
def test_what_no_longer_fits_depends_on_what_was_kept_before_it(
    keep: tuple[int, ...], conflicts: list[tuple[int, bool]]
) -> None:
    third = BandPlayed(a_band(cards=3), marker=Kingdom.DURIS)
    change = edit(a_game(SETUP, FIRST, SECOND, third), 0, 0, [FORGOTTEN], keep=keep)
    assert [(conflict.index, conflict.kept) for conflict in change.conflicts] == conflicts
    kept = sum(is_kept for _, is_kept in conflicts)
    assert change.game.state.table.markers[Kingdom.DURIS][RODERICK] == 2 + max(kept, 1)


def test_what_cannot_be_kept_is_left_out_whatever_the_players_want() -> None:
    change = edit(a_game(SETUP, DRAGON, DRAGON), 0, 0, [DRAGON], keep=range(9))
    assert [(conflict.index, conflict.can_keep, conflict.kept) for conflict in change.conflicts] == [(2, False, False)]
    assert change.game.events == (DRAGON, DRAGON)


def test_events_that_fit_are_played_as_they_are_whatever_is_kept() -> None:
    game = a_game(SETUP, FIRST, DRAGON, SECOND)
    assert edit(game, 1, 1, keep=range(9)).game == a_game(SETUP, FIRST, SECOND)
    assert edit(game, 1, 1, [DragonDrawn()], keep=range(9)).game == a_game(SETUP, FIRST, DragonDrawn(), SECOND)


def test_a_new_event_against_the_rules_is_kept_too() -> None:
    wrong = BandPlayed(a_band(cards=1), marker=Kingdom.RHEA)
    change = edit(a_game(SETUP, FIRST, DRAGON), 0, 1, [wrong], keep=(0,))
    correction = Correction(markers={Kingdom.RHEA: {RODERICK: 1}})
    assert change.game.events == (BandPlayed(wrong.band, marker=None), correction, DRAGON)


def test_what_no_longer_fits_when_an_event_is_removed_is_kept() -> None:
    freed, troll = Correction(trolls={RODERICK: ()}), BandPlayed(a_band(ALEXIS, Tribe.TROLLS), troll=1)
    game = a_game(SETUP, Correction(trolls={RODERICK: (1, 2)}), freed, troll)
    assert edit(game, 1, 1, keep=(1,)).game.events == (
        game.events[0],
        BandPlayed(troll.band),
        Correction(trolls={RODERICK: (2,), ALEXIS: (1,)}),
    )


MERFOLK = BandPlayed(a_band(tribe=Tribe.MERFOLK, cards=7), None, merfolk_markers=(Kingdom.RHEA, Kingdom.RHEA))
"""A move past two symbols."""
NOTE = Correction(note="Rules changed", at="2026-01-31T20:15:00Z")


@pytest.mark.rule("ethnos", "B13")
def test_under_other_rules_an_event_may_no_longer_fit() -> None:
    game, stricter = a_game(SETUP, FIRST, MERFOLK, SECOND), a_setup(tribes=SCORING_TRIBES, merfolk_bonus="one")
    change = rerule(game, stricter)
    (conflict,) = change.conflicts
    assert (conflict.index, conflict.event, conflict.can_keep, conflict.kept) == (1, MERFOLK, True, False)
    assert [problem.code for problem in conflict.problems] == ["too_many_merfolk_markers"]
    assert change.game == a_game(stricter, FIRST, SECOND)
    kept = rerule(game, stricter, keep=(1,)).game
    assert kept.setup == stricter
    assert kept.state.table == game.state.table
    assert [type(event) for event in kept.events] == [BandPlayed, BandPlayed, Correction, BandPlayed]


@pytest.mark.rule("ethnos", "B9")
def test_a_win_by_ten_skeletons_is_taken_back_with_the_ruling() -> None:
    polish = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
    game = a_game(polish, FIRST, a_band(tribe=None, kingdom=None, cards=10, skeletons=10))
    change = rerule(game, SETUP, keep=range(9), logged=NOTE)
    assert [(conflict.index, conflict.can_keep) for conflict in change.conflicts] == [(1, False)]
    assert change.game == a_game(SETUP, FIRST, NOTE)


def test_a_change_of_rules_is_logged_where_the_game_is_now() -> None:
    assert rerule(a_game(SETUP, FIRST), SETUP, logged=NOTE).game == a_game(SETUP, FIRST, NOTE)
    assert rerule(Game(SETUP), SETUP, logged=NOTE).game == a_game(SETUP, NOTE)


def test_after_the_end_of_a_game_a_change_of_rules_is_logged_before_it() -> None:
    ends = [AgeEnded(RODERICK)] * 3
    change = rerule(a_game(SETUP, FIRST, *ends), SETUP, logged=NOTE)
    assert change.game == a_game(SETUP, FIRST, *ends[:2], NOTE, ends[2])
    assert change.conflicts == ()


@pytest.mark.rule("ethnos", "S1", "S3")
def test_another_set_up_keeps_what_everybody_did() -> None:
    players = (*SETUP.players[1:], Player("Rod", SETUP.players[0].colour))
    tokens = ((0, 4, 10), *SETUP.tokens[1:])
    right = replace(SETUP, players=players, tokens=tokens, first_player=3)
    game = a_game(SETUP, a_band(RODERICK), Correction(glory={ALEXIS: 7}), DragonDrawn(RODERICK))
    change = rerule(game, right, (3, 0, 1, 2), logged=NOTE)
    assert change.conflicts == ()
    assert change.game == a_game(right, a_band(3), Correction(glory={0: 7}), DragonDrawn(3), NOTE)


@pytest.mark.rule("ethnos", "S2")
def test_a_tribe_taken_out_leaves_its_bands_out_or_what_they_left_on_the_table() -> None:
    without = a_setup(tribes=[tribe for tribe in Tribe if tribe not in SCORING_TRIBES])
    game = a_game(SETUP, FIRST, AgeEnded(RODERICK, pillage=(ALEXIS,)), DRAGON)
    change = rerule(game, without, keep=(1,))
    assert [(conflict.index, conflict.can_keep) for conflict in change.conflicts] == [(0, True), (1, True)]
    assert change.game == a_game(without, AgeEnded(RODERICK), DRAGON)
    kept = rerule(game, without, keep=(0, 1)).game
    assert kept.events[1:] == change.game.events
    assert kept.state.table.markers == game.state.table.markers


def test_the_bands_of_this_age_are_found_among_the_events() -> None:
    assert bands_of_this_age(Game(SETUP)) == ()
    game = a_game(SETUP, FIRST, AgeEnded(0), DRAGON, SECOND, Correction(), FIRST)
    assert bands_of_this_age(game) == ((3, SECOND), (5, FIRST))
    assert [event.band for _, event in bands_of_this_age(game)] == list(game.state.table.bands)
    assert bands_of_this_age(play(game, AgeEnded(0))) == ()


def test_an_age_has_just_ended_until_something_happens() -> None:
    end = AgeEnded(ALEXIS)
    assert just_ended(Game(SETUP)) is None
    assert just_ended(a_game(SETUP, FIRST, DRAGON, end)) is end
    assert just_ended(a_game(SETUP, end, DRAGON)) is None


def test_what_has_been_reckoned_is_past() -> None:
    end = AgeEnded(ALEXIS)
    game = a_game(SETUP, FIRST, end, DRAGON)
    assert [is_past(game, index) for index in range(4)] == [True, True, False, False]
    assert not is_past(a_game(SETUP, FIRST), 0)


def test_all_of_a_game_that_is_over_is_past() -> None:
    game = a_game(SETUP, *(AgeEnded(ALEXIS) for _ in range(SETUP.ages)))
    assert all(is_past(game, index) for index in range(SETUP.ages + 1))


def test_whoever_sits_after_the_player_of_the_last_band_is_likely_next() -> None:
    game = a_game(SETUP, BandPlayed(a_band(3)), DRAGON, BandPlayed(a_band(ALEXIS)))
    assert [likely_next(game, index) for index in range(4)] == [0, 0, 0, 2]


def test_an_age_is_likely_to_begin_with_its_first_player() -> None:
    game = a_game(SETUP, BandPlayed(a_band(RODERICK, Tribe.GIANTS)), AgeEnded(RODERICK))
    assert likely_next(game, 2) == game.state.first_player == ALEXIS
    game = a_game(SETUP, BandPlayed(a_band(ALEXIS, Tribe.GIANTS)), AgeEnded(RODERICK))
    assert likely_next(game, 2) == game.state.first_player == RODERICK


def test_who_may_play_another_band_at_once_is_likely_to() -> None:
    setup = a_setup(tribes=[Tribe.CENTAURS])
    assert likely_next(a_game(setup, BandPlayed(a_band(ALEXIS, Tribe.CENTAURS))), 1) == ALEXIS


def test_a_game_that_is_over_is_known_as_it_ended() -> None:
    giants = BandPlayed(a_band(ALEXIS, Tribe.GIANTS))
    ends = [AgeEnded(ALEXIS) for _ in range(SETUP.ages)]
    game = a_game(SETUP, *ends[:-1], giants, ends[-1])
    ended = as_it_ended(game)
    assert is_reckoned(game)
    assert (ended.dragons, len(ended.table.bands)) == (3, 1)
    assert ended.table.giant is not None
    assert game.state.table.giant is None


def test_a_game_that_is_not_over_or_was_won_at_once_is_known_as_it_is() -> None:
    running = a_game(SETUP, AgeEnded(ALEXIS))
    assert as_it_ended(running) is running.state
    setup = a_setup(tribes=[Tribe.SKELETONS], ten_skeletons_win=True)
    won = a_game(setup, DRAGON, Band(ALEXIS, None, None, 10, 10))
    assert not is_reckoned(won)
    assert as_it_ended(won) is won.state
