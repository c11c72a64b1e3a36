from companion.rune_age.words.sides import sides_of_fought, sides_of_sheet
from rules.rune_age.events import BattleFought, SiegeFought, Target
from rules.rune_age.fighting.fight import Fight, Opponent
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType
from tests.rune_age import JAN, OLA, a_game


def test_sides_without_players_are_called_by_what_they_are() -> None:
    battle = Fight(Scenario.RUNEWARS, FightKind.BATTLE, Opponent(TargetType.ENEMY))
    assert sides_of_sheet(battle) == ("Army", "Enemy")
    siege = Fight(Scenario.RUNEWARS, FightKind.SIEGE, Opponent(TargetType.CITY, "Riverwatch"))
    assert sides_of_sheet(siege) == ("Attacker", "Defender")
    home = Fight(Scenario.RUNEWARS, FightKind.SIEGE, Opponent(TargetType.HOME_REALM, "Jan"))
    assert sides_of_sheet(home) == ("Attacker", "Jan")


def test_sides_of_a_game_are_its_players_and_targets() -> None:
    game = a_game(BattleFought(OLA, Target(TargetType.CITY, 0)), SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN)))
    battle, siege = game.state.fights
    assert sides_of_fought(game.setup, battle) == ("Ola", "Riverwatch")
    assert sides_of_fought(game.setup, siege) == ("Ola", "Jan")
