"""Cases to be explained, and what explains them."""

from typing import Any

from hypothesis import strategies as st

from rules.ethnos.events import BandPlayed
from rules.ethnos.explaining.cases import Case, case_now, case_of_table
from rules.ethnos.explaining.explanations import Explanation, explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.setup import Setup
from rules.ethnos.table import Table
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import MARA, RODERICK, a_band, a_game, a_setup, a_table
from tests.strategies import setups, tables

RHEA, DURIS = Kingdom.RHEA, Kingdom.DURIS


def a_case(setup: Setup, age: int = 1, third_dragon: int | None = 0, willing: tuple[int, ...] = (), **on: Any) -> Case:
    return case_of_table(setup, a_table(setup, age, **on), willing, third_dragon)


def explained(case: Case, subject: Subject, player: int | None = None, **more: Any) -> Explanation:
    explanation = explain(case, Question(subject, player, **more))
    assert explanation is not None
    return explanation


FOUR, TWO = a_setup(), a_setup(players=2, tribes=(Tribe.MERFOLK, Tribe.TROLLS))


GIANT = BandPlayed(a_band(RODERICK, Tribe.GIANTS, RHEA, 4))


TIED = {RHEA: (3, 3, 1, 0)}


LONG_MOVE = BandPlayed(a_band(MARA, Tribe.MERFOLK, cards=8), merfolk_markers=(RHEA,))


def in_kingdom(case: Case, player: int | None = None) -> Explanation:
    return explained(case, Subject.KINGDOM, player, kingdom=RHEA)


def of_band(setup: Setup, *events: Any) -> Explanation:
    return explained(case_now(a_game(setup, *events)), Subject.BAND, event=len(events) - 1)


def led_by(tribe: Tribe, players: int = 4, **band: Any) -> Explanation:
    return of_band(a_setup(players, tribes=(tribe, Tribe.SKELETONS)), a_band(RODERICK, tribe, RHEA, **band))


def won(**on: Any) -> Explanation:
    return explained(a_case(FOUR, 3, **on), Subject.WINNER)


@st.composite
def table_cases(draw: st.DrawFn) -> Case:
    """A random Age, scored without a game."""
    setup = draw(setups())
    table: Table = draw(tables(setup))
    willing = tuple(draw(st.lists(st.sampled_from(setup.seats), unique=True)))
    return case_of_table(setup, table, willing, draw(st.none() | st.sampled_from(setup.seats)))
