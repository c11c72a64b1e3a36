from companion.rune_age.game import GAME
from rules.rune_age.events import BattleFought, Bought, Damaged, Target, TurnEnded
from rules.rune_age.vocabulary import Purchase, TargetType
from tests.rune_age import a_game


def test_the_emblem_is_the_four_races() -> None:
    assert len(GAME.emblem) == 4


def test_fights_and_purchases_are_of_whoever_makes_them() -> None:
    fought, bought = BattleFought(1, Target(TargetType.STRONGHOLD)), Bought(0, Purchase.STRONGHOLD)
    assert [GAME.owner(event, None) for event in (fought, bought, TurnEnded(), Damaged(1, 2))] == [1, 0, None, None]


def test_the_end_of_a_turn_is_of_whoever_s_turn_it_is() -> None:
    assert [GAME.owner(TurnEnded(), game) for game in (a_game(), a_game(TurnEnded()))] == [0, 1]
