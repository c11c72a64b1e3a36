"""Whose play it is in a siege (R-G2, R-G3)."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.problems import Problem
from rules.rune_age.codes import Code
from rules.rune_age.vocabulary import Play, Side

PLAYER: Final = {
    Play.ATTACKER: Side.ATTACKER,
    Play.ATTACKER_PASSES: Side.ATTACKER,
    Play.DEFENDER: Side.DEFENDER,
    Play.DEFENDER_PASSES: Side.DEFENDER,
}
PASSES: Final = (Play.ATTACKER_PASSES, Play.DEFENDER_PASSES)
OTHER: Final = {Side.ATTACKER: Side.DEFENDER, Side.DEFENDER: Side.ATTACKER}


def next_to_play(plays: Sequence[Play]) -> Side | None:
    """After these, all of them in turn; nobody once both have passed."""
    passed = {PLAYER[play] for play in plays if play in PASSES}
    next_one = OTHER[PLAYER[plays[-1]]] if plays else Side.ATTACKER
    return next((side for side in (next_one, OTHER[next_one]) if side not in passed), None)


def verify_order(plays: Sequence[Play]) -> Iterator[Problem]:
    """The first play that is out of turn, or comes after passing."""
    for place, play in enumerate(plays):
        expected = next_to_play(plays[:place])
        if PLAYER[play] is not expected:
            yield Problem(Code.PLAY_ORDER, f"order[{place}]", "R-G2", _reason(plays[:place], PLAYER[play], expected))
            return


def _reason(before: Sequence[Play], side: Side, expected: Side | None) -> str:
    """Why a side can't play after these plays."""
    if expected is None:
        return "done"
    return (
        f"{side}_passed" if any(PLAYER[play] is side and play in PASSES for play in before) else f"{expected}_is_next"
    )
