from dataclasses import replace

import pytest

from rules.played import undo
from rules.problems import Refused
from rules.rune_age.events import BattleFought, Correction, Damaged, Target, TurnEnded
from rules.rune_age.game import edit, is_past, play, rerule
from rules.rune_age.rulings import Rulings
from rules.rune_age.vocabulary import Scenario, TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, a_round, announced

CITY = Target(TargetType.CITY, RIVERWATCH)


def test_undo_takes_back_the_last_event() -> None:
    game = a_game(TurnEnded())
    assert undo(play(game, Damaged(OLA, 3))) == game
    assert undo(undo(game)) == undo(game)


def test_an_event_that_is_changed_plays_the_later_ones_again() -> None:
    game = a_game(BattleFought(OLA, CITY, announced(5)), TurnEnded(), Damaged(JAN, 2))
    change = edit(game, 0, 1, [BattleFought(OLA, CITY, announced(1))])
    assert change.game.state.owners[RIVERWATCH] is None
    assert change.conflicts == ()
    without = edit(game, 1, 1)
    assert without.game.state.active == OLA
    conflicting = edit(game, 1, 0, [BattleFought(OLA, Target(TargetType.CITY, 1), announced(9)), Damaged(JAN, 20)])
    assert [conflict.index for conflict in conflicting.conflicts] == [4]
    assert conflicting.conflicts[0].problems[0].code == "eliminated_player"


def test_another_ruling_is_a_game_played_under_it_from_the_start() -> None:
    events = (Damaged(OLA, 20), Damaged(JAN, 20))
    game = a_game(*events, scenario=Scenario.MONUMENT)
    other = replace(game.setup, rulings=Rulings(last_standing="wins"))
    assert rerule(game, other).game == a_game(*events, scenario=Scenario.MONUMENT, last_standing="wins")


def test_an_event_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused):
        play(a_game(), BattleFought(JAN, CITY))


def test_what_no_longer_fits_is_left_out_or_kept_with_a_correction() -> None:
    battle = BattleFought(JAN, CITY, announced(5))
    game = a_game(TurnEnded(), battle)
    left_out = edit(game, 0, 1)
    assert [(conflict.index, conflict.can_keep, conflict.kept) for conflict in left_out.conflicts] == [(0, True, False)]
    assert left_out.game.events == ()
    kept = edit(game, 0, 1, keep={0})
    assert kept.conflicts[0].kept
    assert kept.game.events == (Correction(active=JAN), battle)


def test_a_change_of_rulings_is_logged_before_what_ends_the_game() -> None:
    game = a_game(Damaged(OLA, 20), Damaged(JAN, 20), scenario=Scenario.MONUMENT)
    other = replace(game.setup, rulings=Rulings(last_standing="wins"))
    logged = Correction(note="The last one wins.")
    assert rerule(game, other, logged=logged).game.events == (Damaged(OLA, 20), logged, Damaged(JAN, 20))
    assert rerule(game, game.setup, logged=logged).game.events == (*game.events, logged)


def test_what_is_past_belongs_to_an_earlier_round_or_a_game_that_is_over() -> None:
    game = a_game(*a_round(), TurnEnded())
    assert is_past(game, 2)
    assert not is_past(game, len(game.steps))
    assert is_past(a_game(Damaged(OLA, 20), Damaged(JAN, 20)), 2)
