"""The Merfolk board (A6a): ranked by space, paid like a Kingdom with the values printed on it."""

from typing import Final

from rules.ethnos.scoring.kingdoms import PAID_BY_AGE, awards_of, is_alone, paid_to_two
from rules.ethnos.scoring.lines import Contest, Paid, RankedLine, new_line
from rules.ethnos.scoring.places import places, ranking
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table

USUAL: Final = ("A6a", "A2", "A3")
TWO_PLAYERS: Final = ("A6a", "A2", "A5a")


def score_merfolk(setup: Setup, table: Table, tie_weights: tuple[int, ...]) -> list[RankedLine]:
    """Lines for the board; rulings say whether Trolls break its ties and whether space 0 ranks."""
    if not setup.rulings.trolls_on_merfolk:
        tie_weights = (0,) * len(tie_weights)
    spaces = table.merfolk
    if setup.rulings.merfolk_zero_ranks:
        spaces = tuple(space + 1 for space in spaces)
    trolls = table.trolls if any(tie_weights) else ()
    paid = merfolk_paid(setup, table.age, spaces, tie_weights)
    awards = awards_of(setup.components.merfolk, paid)
    rules = TWO_PLAYERS if len(setup.players) == 2 else USUAL
    board = (new_line(Contest, (None, table.merfolk, trolls, awards, paid, rules)),)
    return [new_line(RankedLine, place + board) for place in places(spaces, tie_weights, awards)]


def merfolk_paid(setup: Setup, age: int, spaces: tuple[int, ...], tie_weights: tuple[int, ...]) -> Paid:
    """As in a Kingdom, unless a ruling pays the first place only (`merfolk_places`) or a player alone less."""
    rulings = setup.rulings
    if len(setup.players) > 2:
        paid = PAID_BY_AGE[age - 1]
    else:
        ranks = ranking(spaces, tie_weights)
        paid = paid_to_two(setup, age, ranks)
        if age == 2 and is_alone(ranks):
            return paid if rulings.two_player_merfolk_sole == "both" else ((1,),)
    return paid[:1] if rulings.merfolk_places == "first" else paid
