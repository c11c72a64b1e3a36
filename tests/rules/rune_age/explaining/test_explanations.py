from rules.rune_age.events import (
    STRONGHOLD,
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
    TurnEnded,
)
from rules.rune_age.explaining.explanations import Cause, Explanation, explain
from rules.rune_age.explaining.questions import Question, Subject
from rules.rune_age.game import Game
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns

CITY = Target(TargetType.CITY, RIVERWATCH)
HOME = Target(TargetType.HOME_REALM, JAN)


def why(game: Game, subject: Subject, which: int | None = None) -> Explanation:
    explanation = explain(game, Question(subject, which))
    assert explanation is not None
    return explanation


def test_damage_is_what_fights_cards_and_corrections_made_it() -> None:
    game = a_game(SiegeFought(OLA, HOME, announced(4)), Damaged(JAN, 3), TurnEnded(), Correction(damage={JAN: 5}))
    explanation = why(game, Subject.DAMAGE, JAN)
    assert explanation.figure == 5
    assert explanation.causes == (Cause(0, 0, 4), Cause(1, 4, 7), Cause(3, 7, 5))
    assert explanation.rules == ("R-D1", "R-D2", "R-G6", "R-G8")
    assert explanation.rulings == ()
    assert explanation.fought is None


def test_strongholds_cities_rewards_and_events_are_explained_too() -> None:
    ghox = Target(TargetType.ENEMY, "Ghox")
    game = a_game(
        Bought(OLA, Purchase.STRONGHOLD),
        BattleFought(OLA, CITY, announced(9)),
        *turns(),
        EnemyDrawn("Ghox", 4, reward=True),
        PhaseEnded(),
        BattleFought(OLA, ghox, announced(4)),
    )
    assert why(game, Subject.STRONGHOLDS, OLA).rules == ("R-I4", "R-I3")
    assert why(game, Subject.CITY, RIVERWATCH).causes == (Cause(1, None, OLA),)
    assert why(game, Subject.REWARDS, OLA).figure == ("Ghox",)
    left = why(game, Subject.EVENTS_LEFT)
    assert left.causes == (Cause(None, 10, 10), Cause(5, 10, 9))
    assert left.rules == ("R-S9", "R-E3")


def test_a_fight_is_its_lines_and_rules_and_the_ruling_that_decides_how_a_city_arrives() -> None:
    explanation = why(a_game(BattleFought(OLA, CITY, announced(5))), Subject.FIGHT, 0)
    assert explanation.fought is not None
    assert explanation.fought.report.totals == (5, 5)
    assert explanation.rules == ("R-C4", "R-B5", "R-B6")
    (deciding,) = explanation.rulings
    assert (deciding.ruling.name, deciding.option, deciding.other) == ("secured_state", "refreshed", "exhausted")
    assert deciding.would_be.report.exhausted is True


def test_a_ruling_may_say_that_a_fight_could_not_have_been() -> None:
    lost, won = BattleFought(OLA, STRONGHOLD), BattleFought(OLA, STRONGHOLD, announced(2))
    explanation = why(a_game(lost, won), Subject.FIGHT, 1)
    assert [each.ruling.name for each in explanation.rulings] == ["stronghold_targets", "secured_state"]
    assert explanation.rulings[0].would_be is None


def test_the_end_hangs_on_its_rule_and_on_rulings() -> None:
    game = a_game(Damaged(OLA, 20), Damaged(JAN, 20), scenario=Scenario.MONUMENT, last_standing="wins")
    explanation = why(game, Subject.OUTCOME)
    assert explanation.rules == ("R-V5",)
    assert [(each.ruling.name, each.would_be) for each in explanation.rulings] == [("last_standing", None)]


def test_what_is_not_there_is_not_explained() -> None:
    game = a_game()
    for subject, which in (
        (Subject.DAMAGE, 7),
        (Subject.DAMAGE, None),
        (Subject.CITY, 9),
        (Subject.CITY, None),
        (Subject.FIGHT, 0),
        (Subject.OUTCOME, None),
    ):
        assert explain(game, Question(subject, which)) is None
