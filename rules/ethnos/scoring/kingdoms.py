"""Kingdoms (A2-A5a): the tokens that each Age pays out, to whom."""

from functools import lru_cache
from typing import Final

from rules.ethnos.scoring.lines import Contest, Paid, RankedLine, new_line
from rules.ethnos.scoring.places import REMEMBERED, Ranking, places, ranking
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import KINGDOMS, Kingdom

PAID_BY_AGE: Final[tuple[Paid, ...]] = (((0,),), ((1,), (0,)), ((2,), (1,), (0,)))
"""Age I pays [I], Age II [II, I], Age III [III, II, I] (A3)."""
USUAL: Final = ("A2", "A3")
TWO_PLAYERS: Final = ("A2", "A5a")


def score_kingdoms(setup: Setup, table: Table, tie_weights: tuple[int, ...]) -> list[RankedLine]:
    two_players = len(setup.players) == 2
    rules = TWO_PLAYERS if two_players else USUAL
    paid = PAID_BY_AGE[table.age - 1]
    trolls = table.trolls if any(tie_weights) else ()
    lines: list[RankedLine] = []
    for kingdom, markers, tokens in zip(KINGDOMS, table.markers, setup.tokens, strict=True):
        if two_players:
            paid = paid_to_two(setup, table.age, ranking(markers, tie_weights))
        awards = awards_of(tokens, paid)
        board = (new_line(Contest, (kingdom, markers, trolls, awards, paid, rules)),)
        lines += [new_line(RankedLine, place + board) for place in places(markers, tie_weights, awards)]
    return lines


def tokens_missing(setup: Setup, table: Table) -> tuple[Kingdom, ...]:
    """The Kingdoms that can't be reckoned: somebody has markers there, and this Age pays more tokens than are known."""
    return tuple(
        kingdom for kingdom in KINGDOMS if any(table.markers[kingdom]) and len(setup.tokens[kingdom]) < table.age
    )


def paid_to_two(setup: Setup, age: int, ranking: Ranking) -> Paid:
    """Two players (A5a): Age I pays [I]; Age II pays II to the first, and both tokens to a player alone there."""
    if age == 1:
        return ((0,),)
    if is_alone(ranking):
        return ((0, 1),)
    if is_tied(ranking) and setup.rulings.two_player_tie == "both":
        return ((1,), (0,))
    return ((1,),)


def is_alone(ranking: Ranking) -> bool:
    return len(ranking) == 1 and len(ranking[0]) == 1


def is_tied(ranking: Ranking) -> bool:
    """Of two players: whether they share the first rank."""
    return len(ranking) == 1 and len(ranking[0]) == 2


@lru_cache(REMEMBERED)
def awards_of(tokens: tuple[int, ...], paid: Paid) -> tuple[int, ...]:
    """What each place is worth; a Kingdom that a score sheet leaves out has no tokens."""
    return tuple([sum([tokens[number] for number in numbers]) for numbers in paid]) if tokens else ()
