import json
from typing import Any

import pytest

from rules.problems import Refused
from rules.rune_age.army import Army
from rules.rune_age.fighting.fight import fought
from rules.rune_age.formats.sheets import SHEETS, read_sheet, write_sheet
from rules.rune_age.vocabulary import FightKind, Side
from tests.rules.rune_age.formats.test_games import EXAMPLES

SIEGE: dict[str, Any] = json.loads((EXAMPLES / "rune-age-fight.json").read_text())
BATTLE: dict[str, Any] = {
    "format": "rune-age-combat-sheet/1",
    "scenario": "resurgence",
    "kind": "battle",
    "target": {"type": "stronghold"},
}

SIEGE_OF_A_CITY = BATTLE | {"kind": "siege", "target": {"type": "city", "defence": 0}}


def problem(data: Any) -> tuple[str, str, str | None]:
    with pytest.raises(Refused) as refused:
        read_sheet(data)
    first = refused.value.problems[0]
    return first.code, first.where, first.rule


def test_the_example_is_a_siege_of_a_home_realm() -> None:
    report = fought(read_sheet(SIEGE))
    assert (report.totals, report.winner, report.damage) == ((7, 5), Side.ATTACKER, 2)
    assert report.next is None


def test_what_is_left_out_is_as_usual() -> None:
    fight = read_sheet(BATTLE)
    assert (fight.opponent.strength, fight.army, fight.skulls, fight.order) == (2, Army(), (), None)


@pytest.mark.parametrize("type", SHEETS[FightKind.BATTLE])
def test_every_target_of_a_battle(type: str) -> None:
    fight = read_sheet(BATTLE | {"target": {"type": type, "name": "x", "strength": 4}, "army": {"strength": 4}})
    assert fought(fight).winner is Side.ARMY


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": "rune-age-game/1"}, ("bad_format", "format", None)),
        ({"kind": "raid", "skulls": 3}, ("bad_value", "kind", None)),
        ({"target": "stronghold", "army": 3}, ("bad_value", "target", None)),
        ({"target": {}}, ("missing_field", "target.type", None)),
        ({"target": {"type": "home_realm"}}, ("bad_value", "target.type", None)),
        ({"kind": [], "target": {"type": "nobody"}}, ("bad_value", "kind", None)),
        ({"defence": {}}, ("unknown_field", "defence", None)),
        ({"damage": 3}, ("unknown_field", "damage", None)),
        ({"order": []}, ("unknown_field", "order", None)),
        ({"target": {"type": "city"}}, ("missing_field", "target.strength", None)),
        ({"target": {"type": "city", "strength": 3, "dice": 1}}, ("unknown_field", "target.dice", None)),
        ({"skulls": [1]}, ("dice_count", "skulls", "R-A1")),
        ({"skulls": [7]}, ("bad_value", "skulls[0]", None)),
        (
            {"scenario": "runewars", "target": {"type": "objective", "strength": 3}},
            ("not_this_scenario", "target", "R-V1"),
        ),
        ({"army": {"units": [{"strength": 1, "state": "attrition"}]}}, ("attrition_losses", "army", "R-A2")),
        ({"rulings": {"secured_state": "new"}}, ("bad_value", "rulings.secured_state", None)),
    ],
)
def test_what_is_wrong_with_a_battle_is_said(changes: dict[str, Any], expected: tuple[str, str, str | None]) -> None:
    assert problem(BATTLE | changes) == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"skulls": []}, ("unknown_field", "skulls", None)),
        ({"damage": 20}, ("bad_value", "damage", None)),
        ({"scenario": "monument"}, ("not_this_scenario", "target", "R-V4")),
        ({"order": ["defender"]}, ("play_order", "order[0]", "R-G2")),
        ({"order": ["somebody"]}, ("bad_value", "order[0]", None)),
        ({"target": {"type": "city", "defence": 100}}, ("unknown_field", "damage", None)),
    ],
)
def test_what_is_wrong_with_a_siege_is_said(changes: dict[str, Any], expected: tuple[str, str, str | None]) -> None:
    assert problem(SIEGE | changes) == expected


def test_without_kind_or_target_nothing_else_is_said() -> None:
    bare = {"format": "rune-age-combat-sheet/1", "scenario": 3}
    with pytest.raises(Refused) as refused:
        read_sheet(bare)
    assert [each.where for each in refused.value.problems] == ["kind", "target"]


@pytest.mark.parametrize(
    "sheet",
    [
        SIEGE,
        BATTLE,
        SIEGE | {"order": []},
        BATTLE | {"target": {"type": "stronghold", "strength": 3}, "army": {"strength": 0}},
        BATTLE
        | {"target": {"type": "enemy", "name": "Hydra", "strength": 4, "dice": 1, "reward": True}, "skulls": [0]},
        BATTLE | {"scenario": "cataclysm", "target": {"type": "instant", "strength": 4}, "damage": 3},
        {**SIEGE_OF_A_CITY, "rulings": {"secured_state": "exhausted"}, "defence": {"bonuses": [{"strength": 1}]}},
    ],
)
def test_what_is_written_is_what_was_read(sheet: dict[str, Any]) -> None:
    assert write_sheet(read_sheet(sheet)) == sheet
