"""Cases to be explained."""

from rules.ethnos.events import AgeEnded, BandPlayed
from rules.ethnos.explaining.cases import case_now, case_of_age, under
from rules.ethnos.explaining.explanations import explain
from rules.ethnos.explaining.questions import Question, Subject
from rules.ethnos.game import Game
from rules.ethnos.vocabulary import Kingdom, Tribe
from tests.ethnos import MARA, a_band, a_game, a_setup


def test_an_age_that_has_not_ended_is_no_case_and_the_last_age_is_that_of_now() -> None:
    game = a_game(a_setup(players=2), AgeEnded(0), AgeEnded(1))
    assert case_of_age(game, 3) is None
    assert case_of_age(Game(game.setup), 1) is None
    assert case_now(game) == case_of_age(game, 2)
    assert explain(case_now(game), Question(Subject.FIRST)) is None
    explanation = explain(case_now(game), Question(Subject.WINNER))
    assert explanation is not None
    assert explanation.outcome is not None
    assert explanation.outcome.winners == (0, 1)


def test_rulings_that_refuse_what_was_played_are_no_alternative() -> None:
    long_move = BandPlayed(a_band(MARA, Tribe.MERFOLK, cards=8), merfolk_markers=(Kingdom.RHEA, Kingdom.RHEA))
    case = case_now(a_game(a_setup(), long_move))
    assert under(case, case.setup.rulings.model_copy(update={"merfolk_bonus": "one"})) is None
