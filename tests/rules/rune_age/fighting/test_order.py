import pytest

from rules.rune_age.fighting.order import next_to_play, verify_order
from rules.rune_age.vocabulary import Play, Side

A, D, A_PASSES, D_PASSES = Play


def test_the_plays_are_named_as_in_files() -> None:
    assert [Play.ATTACKER, Play.DEFENDER, Play.ATTACKER_PASSES, Play.DEFENDER_PASSES] == [A, D, A_PASSES, D_PASSES]


@pytest.mark.rule("rune_age", "R-G2")
def test_attacker_and_defender_play_in_turn() -> None:
    assert next_to_play([]) is Side.ATTACKER
    assert next_to_play([A]) is Side.DEFENDER
    assert next_to_play([A, D]) is Side.ATTACKER
    assert list(verify_order([A, D, A])) == []
    (problem,) = verify_order([A, A, D])
    assert (problem.code, problem.where, problem.rule) == ("play_order", "order[1]", "R-G2")
    assert problem.reason == "defender_is_next"


@pytest.mark.rule("rune_age", "R-G3")
def test_passing_is_final_and_the_other_may_go_on_alone() -> None:
    assert next_to_play([A, D_PASSES]) is Side.ATTACKER
    assert next_to_play([A, D_PASSES, A]) is Side.ATTACKER
    assert next_to_play([A, D_PASSES, A_PASSES]) is None
    (problem,) = verify_order([A, D_PASSES, A, D])
    assert problem.where == "order[3]"
    (problem,) = verify_order([A_PASSES, D_PASSES, A])
    assert (problem.where, problem.reason) == ("order[2]", "done")


@pytest.mark.rule("rune_age", "R-G3")
def test_why_a_side_cannot_play_is_told_apart() -> None:
    reasons = [
        next(verify_order(plays)).reason
        for plays in ([A, A], [D], [A_PASSES, D, A], [A, D_PASSES, D], [A_PASSES, D_PASSES, A])
    ]
    assert reasons == ["defender_is_next", "attacker_is_next", "attacker_passed", "defender_passed", "done"]
