"""The Merfolk board (A6a): ranked by space, paid like a Kingdom with the values printed on it."""

from collections.abc import Sequence
from typing import Final

from rules.ethnos.scoring.kingdoms import PAID_BY_AGE, awards_of, is_alone, paid_to_two
from rules.ethnos.scoring.lines import Contest, Paid, RankedLine
from rules.ethnos.scoring.places import Rank, places, ranking
from rules.ethnos.scoring.trolls import NO_TROLLS, TieBreak
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table

USUAL: Final = ("A6a", "A2", "A3")
TWO_PLAYERS: Final = ("A6a", "A2", "A5a")


def score_merfolk(setup: Setup, table: Table, tie_breaks: Sequence[TieBreak]) -> list[RankedLine]:
    """Lines for the board; rulings say whether Trolls break its ties and whether space 0 ranks."""
    trolls = table.trolls if any(table.trolls) else ()
    if not setup.rulings.trolls_on_merfolk:
        trolls, tie_breaks = (), [NO_TROLLS] * len(tie_breaks)
    spaces = table.merfolk
    if setup.rulings.merfolk_zero_ranks:
        spaces = tuple(space + 1 for space in spaces)
    ranks = ranking(spaces, tie_breaks)
    paid = merfolk_paid(setup, table.age, ranks)
    awards = awards_of(setup.components.merfolk, paid)
    rules = TWO_PLAYERS if len(setup.players) == 2 else USUAL
    return places(ranks, Contest(None, table.merfolk, trolls, awards, paid, rules))


def merfolk_paid(setup: Setup, age: int, ranks: Sequence[Rank]) -> Paid:
    """As in a Kingdom, unless a ruling pays the first place only (`merfolk_places`) or a player alone less."""
    rulings = setup.rulings
    if len(setup.players) > 2:
        paid = PAID_BY_AGE[age - 1]
    else:
        paid = paid_to_two(setup, age, ranks)
        if age == 2 and is_alone(ranks):
            return paid if rulings.two_player_merfolk_sole == "both" else ((1,),)
    return paid[:1] if rulings.merfolk_places == "first" else paid
