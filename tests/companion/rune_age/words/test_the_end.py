from companion.rune_age.words.the_end import (
    damage_by_round,
    damage_text,
    decided_text,
    fights_by_round,
    unfinished_text,
)
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged
from tests.rune_age import JAN, OLA, a_game, a_round, announced


def test_what_decided_it_is_told_with_rule_and_page() -> None:
    outcome = a_game(Damaged(JAN, 20), players=2).state.outcome
    assert outcome
    assert decided_text(outcome) == "Nobody else is left. Rule R-V2, p. 15."


def test_a_game_that_is_not_over_says_how_far_it_has_come() -> None:
    state = a_game(*a_round()).state
    assert unfinished_text(state, stopped=True) == "The game was stopped in round 2."
    assert unfinished_text(state, stopped=False) == "The game is in round 2."


def test_damage_and_fights_are_told_by_round() -> None:
    battle = BattleFought(OLA, STRONGHOLD, announced(3))
    game = a_game(Damaged(JAN, 3), battle, *a_round(), Damaged(OLA, 1))
    assert list(damage_by_round(game)) == [(1, (0, 3, 0)), (2, (1, 3, 0))]
    assert damage_text(game.setup, 1, (0, 3, 0)) == "Round 1: Ola 0, Jan 3, Ewa 0"
    ((heading, lines),) = fights_by_round(game.setup, game.state)
    assert heading == "Round 1: 1 fight"
    assert lines[0].startswith("Ola: ")
