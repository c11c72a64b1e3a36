from typing import Any

import pytest

from companion.rune_age.words.fights import (
    Sides,
    added_text,
    figures_text,
    line_text,
    return_text,
    sides_of,
    target_name,
    tie_text,
    unit_text,
    verdict_text,
)
from rules.rune_age.army import Army, Unit
from rules.rune_age.events import INSTANT, OBJECTIVE, STRONGHOLD, BattleFought, EnemyDrawn, InstantDrawn, Target
from rules.rune_age.fighting.fight import Fight, Opponent, Report, fought
from rules.rune_age.rulings import Rulings
from rules.rune_age.vocabulary import FightKind, Scenario, TargetType, UnitState
from tests.rune_age import JAN, OLA, RIVERWATCH, a_game, announced, turns, units

SIDES = Sides("Ola", "Jan")
CITY, HOME = Target(TargetType.CITY, RIVERWATCH), Target(TargetType.HOME_REALM, JAN)
KALLADRA = Target(TargetType.ENEMY, "Kalladra")


def a_battle(type: TargetType, army: int = 5, *, strength: int = 5, reward: bool = False, **more: Any) -> Report:
    opponent = Opponent(type, "Kalladra", strength, reward=reward)
    return fought(Fight(Scenario.RUNEWARS, FightKind.BATTLE, opponent, announced(army), **more))


def a_siege(type: TargetType, army: int, defence: int, scenario: Scenario = Scenario.RUNEWARS, **more: Any) -> Report:
    opponent = Opponent(type, "Riverwatch", defence=2)
    return fought(Fight(scenario, FightKind.SIEGE, opponent, announced(army), announced(defence), **more))


EXHAUSTED = Rulings(secured_state="exhausted")


@pytest.mark.parametrize(
    ("report", "words"),
    [
        (
            a_battle(TargetType.STRONGHOLD, 6),
            "6 against 5: Ola wins. The Stronghold is secured, and arrives refreshed.",
        ),
        (
            a_battle(TargetType.STRONGHOLD, rulings=EXHAUSTED),
            "5 against 5: Ola wins, for a tie is the army's. The Stronghold is secured, and arrives exhausted.",
        ),
        (a_battle(TargetType.CITY, 6), "6 against 5: Ola wins. Kalladra goes to Ola, refreshed."),
        (a_battle(TargetType.ENEMY, 6, reward=True), "6 against 5: Ola wins. Kalladra becomes a reward: Ola."),
        (a_battle(TargetType.ENEMY, 6), "6 against 5: Ola wins. Kalladra goes to the event discard pile."),
        (a_battle(TargetType.ENEMY, 4), "4 against 5: Jan wins. Nothing changes hands."),
        (a_battle(TargetType.OBJECTIVE, 6), "6 against 5: Ola wins. The game is won."),
        (a_battle(TargetType.INSTANT, 6), "6 against 5: Ola wins. No damage."),
        (a_battle(TargetType.INSTANT, 4, damage=3), "4 against 5: Jan wins. Ola: 1 damage, 3 to 4."),
        (
            a_siege(TargetType.CITY, 7, 4, Scenario.CATACLYSM),
            "7 against 6: Ola wins. Riverwatch goes to Ola, exhausted.",
        ),
        (
            a_siege(TargetType.CITY, 6, 4),
            "6 against 6: Jan wins, for a tie is the defender's. Nothing changes hands.",
        ),
        (a_siege(TargetType.HOME_REALM, 4, 4), "4 against 4: Jan wins, for a tie is the defender's. No damage."),
        (
            a_siege(TargetType.HOME_REALM, 6, 4, damage=18),
            "6 against 4: Ola wins. Jan: 2 damage, 18 to 20. Jan is out.",
        ),
    ],
)
def test_who_wins_why_and_what_follows(report: Report, words: str) -> None:
    assert verdict_text(report, SIDES) == words


def test_every_line_of_a_sum_is_named() -> None:
    played = (
        Unit(3, "Knight", 2),
        Unit(2, state=UnitState.WOUNDED),
        Unit(1, "Archer", state=UnitState.DESTROYED),
        Unit(1, state=UnitState.ATTRITION),
    )
    opponent = Opponent(TargetType.OBJECTIVE, strength=5)
    army = units(*played, bonuses=(-20,))
    report = fought(Fight(Scenario.RESURGENCE, FightKind.BATTLE, opponent, army, skulls=(1,)))
    assert [(line_text(line, report), added_text(line)) for line in report.lines] == [
        ("2 × Knight", "6"),
        ("Unit, wounded", "2"),
        ("Archer, destroyed", "0"),
        ("Unit, lost to a skull", "0"),
        ("Bonus", "\N{MINUS SIGN}20"),
        ("not below 0", "+12"),
        ("Objective", "5"),
    ]
    assert [return_text(back, SIDES) for back in report.returns] == [
        "Ola: Unit to the barracks, at the end of the fight",
        "Ola: Archer to the barracks, at once",
        "Ola: Unit to the barracks, at once",
    ]


def test_neutral_cards_go_to_the_centre_and_the_defenders_are_named() -> None:
    lost = Unit(1, "Naga", 2, UnitState.DESTROYED, neutral=True)
    opponent = Opponent(TargetType.CITY, "Riverwatch", defence=2)
    report = fought(Fight(Scenario.RUNEWARS, FightKind.SIEGE, opponent, Army(4), units(lost)))
    assert [return_text(back, SIDES) for back in report.returns] == ["Jan: 2 × Naga to the centre, at once"]
    announced_line, _, bonus = (line_text(line, report) for line in report.lines)
    assert (announced_line, bonus) == ("announced", "Defence bonus of Riverwatch")
    unnamed = fought(Fight(Scenario.RUNEWARS, FightKind.SIEGE, Opponent(TargetType.CITY, None, defence=2), Army(4)))
    assert line_text(unnamed.lines[-1], unnamed) == "Defence bonus of City"


def test_targets_and_sides_by_their_names() -> None:
    game = a_game(*turns(), EnemyDrawn("Kalladra", 10, dice=2), InstantDrawn("A raid", strength=6))
    setup, state = game.setup, game.state
    targets = (CITY, KALLADRA, HOME, INSTANT, STRONGHOLD, OBJECTIVE)
    names = [target_name(setup, state, target) for target in targets]
    assert names == ["Riverwatch", "Kalladra", "Home Realm: Jan", "A raid", "Stronghold", "Objective"]
    assert target_name(setup, a_game().state, INSTANT) == "Event"
    assert sides_of(setup, state, OLA, HOME) == Sides("Ola", "Jan")
    assert sides_of(setup, state, OLA, CITY) == Sides("Ola", "Riverwatch")
    held = a_game(BattleFought(JAN, CITY, announced(5)), first=JAN).state
    assert sides_of(setup, held, OLA, CITY) == Sides("Ola", "Jan")
    assert sides_of(setup, held, JAN, CITY) == Sides("Jan", "Riverwatch")
    assert figures_text(setup, state, KALLADRA, FightKind.BATTLE) == "strength 10, 2 dice"
    assert figures_text(setup, state, CITY, FightKind.BATTLE) == "strength 5"
    assert figures_text(setup, held, CITY, FightKind.SIEGE) == "Jan, defence 2"
    assert figures_text(setup, held, HOME, FightKind.SIEGE) == "0 of 20 damage"


def test_whose_a_tie_is() -> None:
    assert [tie_text(kind) for kind in FightKind] == ["Battle: a tie is the army's.", "Siege: a tie is the defender's."]


def test_a_unit_with_all_that_is_known_of_it() -> None:
    assert unit_text(Unit(3)) == "Unit of strength 3"
    told = Unit(3, "Naga", 2, UnitState.WOUNDED, neutral=True, protected=True)
    assert unit_text(told) == "Naga, strength 3, 2 cards, wounded, neutral, protected"
