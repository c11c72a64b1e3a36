from companion.rune_age.reports.text import game_text, sheet_text
from companion.speech.plain import BOLD
from rules.rune_age.army import Unit
from rules.rune_age.events import Correction, Damaged, EnemyDrawn
from rules.rune_age.fighting.fight import Fight, Opponent
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType, UnitState
from tests.rune_age import JAN, OLA, a_game, turns, units


def test_a_fight_has_both_sums_the_result_and_what_goes_where() -> None:
    army = units(Unit(3, "Archer"), Unit(1, "Archer", state=UnitState.ATTRITION))
    hydra = Opponent(TargetType.ENEMY, "Hydra", 4, dice=1)
    words = sheet_text(Fight(Scenario.RUNEWARS, FightKind.BATTLE, hydra, army, skulls=(1,)), bold=False)
    assert words.splitlines() == [
        "Army: 3",
        "3  R-C4  Archer",
        "0  R-A2  Archer, lost to a skull",
        "",
        "Hydra: 4",
        "4  R-B5  Hydra",
        "",
        "3 against 4: Hydra wins. Nothing changes hands.",
        "Rules: R-B5, R-B6.",
        "Army: Archer to the barracks, at once",
        "Attrition: 1 unit is lost.",
    ]


def test_a_fight_without_cards_says_so_and_headings_are_bold_in_a_terminal() -> None:
    siege = Fight(Scenario.RUNEWARS, FightKind.SIEGE, Opponent(TargetType.HOME_REALM, "Jan"))
    assert "no card" in sheet_text(siege, bold=False)
    assert sheet_text(siege, bold=True).startswith(f"{BOLD}Attacker: 0")


def test_a_game_is_told_round_by_round_and_as_it_stands() -> None:
    words = game_text(a_game(Correction(runes={OLA: "Fire"}), *turns(), EnemyDrawn("Hydra", 4)), bold=False)
    assert words.startswith("Rune Age: Runewars\n\nRound 1\n0  Correction: Ola: rune Fire.")
    assert "Runes" in words
    assert words.endswith("9 events left\nenemies in play: Hydra")


def test_a_game_that_is_over_says_how() -> None:
    words = game_text(a_game(Damaged(OLA, 20), Damaged(JAN, 20)), bold=False)
    assert words.endswith("Runewars: Ewa wins in round 1. Nobody else is left.")
