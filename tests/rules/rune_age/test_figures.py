from dataclasses import replace

from hypothesis import given

from rules.rune_age.army import Army
from rules.rune_age.events import STRONGHOLD, BattleFought, Damaged, SiegeFought, Target, TurnEnded
from rules.rune_age.figures import Fights, damage_over_rounds, digest, fights, time_taken
from rules.rune_age.game import Game
from rules.rune_age.vocabulary import TargetType
from tests.rules.rune_age.random_games import games
from tests.rune_age import EWA, JAN, OLA, a_game, a_round


def test_damage_is_that_of_the_end_of_each_round() -> None:
    game = a_game(Damaged(OLA, 2), *a_round(), Damaged(JAN, 1), Damaged(OLA, 1))
    assert damage_over_rounds(game) == ((0, 0, 0), (2, 0, 0), (3, 1, 0))
    assert damage_over_rounds(a_game()) == ((0, 0, 0),)


def test_who_is_besieged_wins_or_loses_too() -> None:
    strong = Army(announced=9)
    game = a_game(
        BattleFought(OLA, STRONGHOLD),
        SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), strong),
        TurnEnded(),
        SiegeFought(JAN, Target(TargetType.HOME_REALM, EWA), defence=strong),
    )
    assert fights(game) == (Fights(1, 1), Fights(0, 2), Fights(1, 0))


def test_time_is_that_of_whoever_has_the_turn() -> None:
    events = [BattleFought(OLA, STRONGHOLD), TurnEnded(), TurnEnded()]
    stamped = [replace(event, at=f"2026-01-31T20:0{minute}:00Z") for minute, event in enumerate(events)]
    assert time_taken(a_game(*stamped)).by_seat == (60, 60, 0)


@given(games())
def test_what_is_kept_is_kept_of_games_that_are_over(game: Game) -> None:
    kept = digest(game)
    assert (kept is not None) == game.state.over
    if kept:
        assert kept.sources["damage"] == game.state.damage
