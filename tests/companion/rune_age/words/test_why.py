from companion.rune_age.questions import why_in_game
from companion.rune_age.words.why import figure_text, ruling_told, why_accounts, why_facts, why_title, why_told
from companion.speech.explaining import told_text
from rules.rune_age.army import Unit
from rules.rune_age.events import STRONGHOLD, BattleFought, Bought, Damaged, SiegeFought, Target, TurnEnded
from rules.rune_age.explaining.explanations import Explanation
from rules.rune_age.explaining.questions import Question, Subject
from rules.rune_age.game import Game
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType, UnitState
from tests.rune_age import JAN, OLA, a_game, announced, units

CITY = Target(TargetType.CITY, 0)
HOME = Target(TargetType.HOME_REALM, JAN)


def why(game: Game, id: str) -> Explanation:
    explanation = why_in_game(game, id)
    assert explanation is not None
    return explanation


def test_damage_is_told_with_tokens_and_how_it_came_about() -> None:
    explanation = why(a_game(SiegeFought(OLA, HOME, announced(4)), Damaged(JAN, 3)), "damage-1")
    assert why_title(explanation) == "Jan: 7 damage"
    assert why_facts(explanation) == [
        "Jan has 7 of 20 damage.",
        "Tokens to lay: 1 of 5, 2 of 1.",
        "Left to elimination: 13.",
    ]
    (account,) = why_accounts(explanation)
    assert account.heading == "How it came about"
    assert account.sentences[1] == "Round 1: Jan suffers 3 damage by a card. (7 damage)"
    assert len(why_facts(why(a_game(Damaged(JAN, 20)), "damage-1"))) == 2
    assert list(why_accounts(why(a_game(), "damage-1"))) == []


def test_a_fight_is_told_line_by_line_with_what_the_other_ruling_would_give() -> None:
    army = units(Unit(3, "Archer", 2), Unit(2, state=UnitState.WOUNDED))
    explanation = why(a_game(BattleFought(OLA, CITY, army)), "fight-0")
    assert why_title(explanation) == "Ola against Riverwatch"
    assert [account.heading for account in why_accounts(explanation)] == ["Ola: 8", "Riverwatch: 5", "What goes where"]
    told = ruling_told(explanation.rulings[0], explanation)
    assert told.in_force == "In this game: refreshed."
    assert told.otherwise[0].startswith("The other way (exhausted): 8 against 5: Ola wins.")
    words = told_text(why_told(explanation))
    assert words.startswith("Ola against Riverwatch\n\n8 against 5: Ola wins.")
    assert "Who wins a battle (R-B5)" in words
    assert "Polish book, page 10." in words


def test_no_card_is_said_too() -> None:
    explanation = why(a_game(SiegeFought(OLA, HOME, announced(4))), "fight-0")
    assert [account.sentences for account in why_accounts(explanation)] == [("announced: 4",), ("no card",)]


def test_strongholds_cities_rewards_and_events_have_their_figures() -> None:
    game = a_game(Bought(OLA, Purchase.STRONGHOLD), BattleFought(OLA, CITY, announced(5)), TurnEnded())
    assert why_facts(why(game, "strongholds-0")) == ["Ola: 1 Stronghold."]
    assert why_facts(why(game, "city-0")) == ["Riverwatch: held by Ola. Strength 5, defence bonus 2."]
    assert why_title(why(game, "city-1")) == "Frostgate"
    assert why_facts(why(game, "city-1"))[0].startswith("Frostgate: neutral city.")
    assert why_title(why(game, "rewards-0")) == "Ola: Rewards: none"
    assert why_title(why(game, "events-left")) == "10 events left"
    assert next(why_accounts(why(game, "events-left"))).sentences == ("At the beginning: 10 events left.",)


def test_the_end_and_what_another_ruling_would_make_of_it() -> None:
    game = a_game(Damaged(OLA, 20), Damaged(JAN, 20), scenario=Scenario.MONUMENT, last_standing="wins")
    explanation = why(game, "winner")
    assert why_title(explanation) == "Who wins"
    assert why_facts(explanation) == ["The Monument: Ewa wins in round 1. Nobody else is left."]
    assert list(why_accounts(explanation)) == []
    assert ruling_told(explanation.rulings[0], explanation).otherwise[0].endswith(": The game goes on.")


def test_a_fight_that_another_ruling_forbids() -> None:
    game = a_game(BattleFought(OLA, STRONGHOLD), BattleFought(OLA, STRONGHOLD, announced(2)))
    assert figure_text(game.setup, Question(Subject.FIGHT, 1), None) == "This fight couldn't have been fought."
