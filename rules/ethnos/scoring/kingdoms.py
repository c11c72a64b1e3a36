"""Kingdoms (A2-A5a): the tokens that each Age pays out, to whom."""

from collections.abc import Sequence
from typing import Final

from rules.ethnos.scoring.lines import Contest, Paid, RankedLine
from rules.ethnos.scoring.places import Rank, places, ranking
from rules.ethnos.scoring.trolls import TieBreak
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

PAID_BY_AGE: Final[tuple[Paid, ...]] = (((0,),), ((1,), (0,)), ((2,), (1,), (0,)))
"""Age I pays [I], Age II [II, I], Age III [III, II, I] (A3)."""
ALONE: Final[Paid] = ((0, 1),)
"""Both tokens, to one of two players (A5a)."""
USUAL: Final = ("A2", "A3")
TWO_PLAYERS: Final = ("A2", "A5a")


def score_kingdoms(setup: Setup, table: Table, tie_breaks: Sequence[TieBreak]) -> list[RankedLine]:
    two_players = len(setup.players) == 2
    rules = TWO_PLAYERS if two_players else USUAL
    paid = PAID_BY_AGE[table.age - 1]
    trolls = table.trolls if any(table.trolls) else ()
    lines: list[RankedLine] = []
    for kingdom, markers, tokens in zip(KINGDOMS, table.markers, setup.tokens, strict=True):
        ranks = ranking(markers, tie_breaks)
        if two_players:
            paid = paid_to_two(setup, table.age, ranks)
        # Where nobody has markers a sheet may know some of the tokens only, or none.
        known = tokens if len(tokens) >= table.age else ()
        lines += places(ranks, Contest(kingdom, markers, trolls, awards_of(known, paid), paid, rules))
    return lines


def tokens_missing(setup: Setup, table: Table) -> tuple[Kingdom, ...]:
    """The Kingdoms that can't be reckoned: somebody has markers there, and this Age pays more tokens than are known."""
    return tuple(
        kingdom for kingdom in KINGDOMS if any(table.markers[kingdom]) and len(setup.tokens[kingdom]) < table.age
    )


def paid_to_two(setup: Setup, age: int, ranks: Sequence[Rank]) -> Paid:
    """Two players (A5a): Age I pays [I]; Age II pays II to the first, and both tokens to a player alone there."""
    if age == 1:
        return ((0,),)
    if is_alone(ranks):
        return ALONE
    if is_tied(ranks) and setup.rulings.two_player_tie == "both":
        return ((1,), (0,))
    return ((1,),)


def is_alone(ranks: Sequence[Rank]) -> bool:
    return len(ranks) == 1 and len(ranks[0][0]) == 1


def is_tied(ranks: Sequence[Rank]) -> bool:
    """Of two players: whether they share the first rank."""
    return len(ranks) == 1 and len(ranks[0][0]) == 2


def awards_of(tokens: Sequence[int], paid: Paid) -> tuple[int, ...]:
    """What each place is worth; a Kingdom that a score sheet leaves out has no tokens."""
    if not tokens:
        return ()
    return (sum(tokens[:2]),) if paid == ALONE else tuple([tokens[number] for (number,) in paid])
