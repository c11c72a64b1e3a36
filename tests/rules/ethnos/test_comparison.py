from dataclasses import replace

import pytest

from rules.ethnos.comparison import AgeCompared, compared
from rules.ethnos.events import AgeEnded, BandPlayed, Correction
from rules.ethnos.game import Game, rerule
from rules.ethnos.setup import Setup
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import ALEXIS, RODERICK, SCORING_TRIBES, a_band, a_game, a_setup

SETUP = a_setup(tribes=SCORING_TRIBES)
FIRST = a_setup(tribes=SCORING_TRIBES, merfolk_places="first")
AHEAD = BandPlayed(a_band(ALEXIS, Tribe.MERFOLK, Kingdom.RHEA, 2), marker=None)
BEHIND = BandPlayed(a_band(RODERICK, Tribe.MERFOLK, Kingdom.RHEA, 1), marker=None)
END = AgeEnded(RODERICK)


def test_nothing_differs_from_itself() -> None:
    for game in (Game(SETUP), a_game(SETUP, AHEAD, END)):
        assert compared(game, game).differs is False


@pytest.mark.rule("ethnos", "A6a")
def test_what_past_ages_would_have_paid() -> None:
    game = a_game(SETUP, AHEAD, BEHIND, END, END)
    comparison = compared(game, rerule(game, FIRST).game)
    first, second = comparison.ages
    assert first == AgeCompared(1, ((0, 0), (2, 2), (0, 0), (0, 0)), (RODERICK, RODERICK))
    assert not first.differs
    assert second == AgeCompared(2, ((1, 0), (2, 2), (0, 0), (0, 0)), (2, RODERICK))
    assert second.differs
    assert comparison.glory == ((1, 0), (4, 4), (0, 0), (0, 0))
    assert comparison.winners == ((), ())
    assert (comparison.table_differs, comparison.differs) == (False, True)


def test_who_wins_may_be_another() -> None:
    skeletons = a_setup(tribes=SCORING_TRIBES, tiebreak_skeletons="removed")
    last = [a_band(RODERICK, kingdom=Kingdom.RHEA, tribe=Tribe.ORCS, cards=2, skeletons=1), END]
    other = BandPlayed(a_band(ALEXIS, kingdom=Kingdom.RHEA, tribe=Tribe.ORCS, cards=1), marker=None, horde=False)
    even = Correction(glory={RODERICK: 50, ALEXIS: 50}, markers={Kingdom.RHEA: {RODERICK: 0}}, hordes={RODERICK: ()})
    game = a_game(SETUP, END, END, other, last[0], even, last[1])
    comparison = compared(game, rerule(game, skeletons).game)
    assert comparison.winners == ((RODERICK,), (RODERICK, ALEXIS))
    assert comparison.differs
    assert not any(age.differs for age in comparison.ages)


def test_the_table_may_lie_otherwise_with_the_same_glory() -> None:
    game = a_game(SETUP, AHEAD)
    short = rerule(game, a_setup(tribes=SCORING_TRIBES, components={"merfolk_end": 1, "merfolk_symbols": ()})).game
    comparison = compared(game, short)
    assert comparison.glory == ((0, 0),) * 4
    assert (comparison.table_differs, comparison.differs) == (True, True)


def test_an_age_that_is_reckoned_in_one_of_them_only() -> None:
    ended, running = a_game(SETUP, AHEAD, END), a_game(SETUP, AHEAD)
    assert earned(ended, running) == [(0, 0), (2, 0), (0, 0), (0, 0)]
    assert earned(running, ended) == [(0, 0), (0, 2), (0, 0), (0, 0)]
    assert compared(ended, running).ages[0].first == (RODERICK, None)


def earned(before: Game, after: Game) -> list[tuple[int, int]]:
    return list(compared(before, after).ages[0].earned)


@pytest.mark.rule("ethnos", "B9")
def test_a_game_may_no_longer_be_over() -> None:
    polish: Setup = a_setup(tribes=SCORING_TRIBES, ten_skeletons_win=True)
    game = a_game(polish, a_band(ALEXIS, None, None, 10, 10))
    comparison = compared(game, rerule(game, SETUP).game)
    assert comparison.winners == ((ALEXIS,), ())
    assert comparison.differs


@pytest.mark.rule("ethnos", "S1")
def test_whoever_sits_elsewhere_is_compared_with_themselves() -> None:
    seats = (1, 2, 3, 0)
    turned = replace(SETUP, players=(SETUP.players[3], *SETUP.players[:3]), first_player=1)
    game = a_game(SETUP, AHEAD, BEHIND, END, BandPlayed(a_band(ALEXIS), marker=None), END, END)
    comparison = compared(game, rerule(game, turned, seats).game, seats)
    assert [age.earned for age in comparison.ages] == [
        ((0, 0), (0, 0), (2, 2), (0, 0)),
        ((0, 0), (1, 1), (8, 8), (0, 0)),
        ((0, 0), (2, 2), (4, 4), (0, 0)),
    ]
    assert comparison.winners == ((2,), (2,))
    assert not comparison.table_differs
