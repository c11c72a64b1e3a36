"""The reports of the two examples that stand in the documentation, and what else they can hold."""

import json
from typing import Any

from companion.rune_age.reports.data import replay_report, sheet_report
from rules.rune_age.events import (
    BattleFought,
    Bought,
    Correction,
    Damaged,
    EnemyDrawn,
    InstantDrawn,
    PhaseEnded,
    SiegeFought,
    Target,
)
from rules.rune_age.formats.games import read_game
from rules.rune_age.formats.sheets import read_sheet
from rules.rune_age.vocabulary import Purchase, Scenario, TargetType
from tests.companion.conftest import EXAMPLES
from tests.rune_age import JAN, OLA, a_game, announced, turns


def example(name: str) -> Any:
    return json.loads(EXAMPLES.joinpath(name).read_text())


def test_the_example_of_a_fight() -> None:
    report = sheet_report(read_sheet(example("rune-age-fight.json")))
    assert (report["totals"], report["winner"], report["damage"]) == ({"attacker": 7, "defender": 5}, "attacker", 2)
    assert report["home_realm"] == {"before": 16, "after": 18, "eliminated": False}
    assert report["survivors"] == {"attacker": 2, "defender": None}
    assert [line["text"] for line in report["lines"]] == [
        "2 × Footman: 2",
        "Archer, wounded: 2",
        "Demon, destroyed: 0",
        "War drums: +3",
        "announced: 5",
    ]
    assert report["text"] == "7 against 5: Attacker wins. Mara: 2 damage, 16 to 18."
    assert list(report)[-1] == "text"


def test_the_example_of_a_game() -> None:
    report = replay_report(read_game(example("rune-age-game.json")))
    assert report["setup"] == {
        "gold": {"1": 14, "2": 10, "3": 6},
        "neutrals": {"war_cry": 3, "forced_march": 3, "demon": 3},
        "cities": 3,
        "event_cards": 10,
        "stages": 2,
        "take_out": (),
    }
    assert (report["round"], report["phase"], report["active"]) == (3, "turn", "Alexis")
    assert report["damage"] == {"Roderick": 11, "Alexis": 0}
    assert [fight["event"] for fight in report["reports"]] == [0, 2, 3, 7, 8, 13, 14]
    assert report["reports"][2]["opponent"] == "Alexis"
    assert report["outcome"] is None


def test_what_is_in_play_and_who_has_to_defend() -> None:
    raid = InstantDrawn("Raid", lasts=True, strength=6, dice=1, attacks=(JAN,))
    game = a_game(
        BattleFought(OLA, Target(TargetType.CITY, 0)),
        *turns(),
        EnemyDrawn("Hydra", 4, start_effect=True),
        raid,
    )
    report = replay_report(game)
    assert report["attack"] == {"name": "Raid", "strength": 6, "dice": 1, "players": ["Jan"]}
    assert report["enemies"] == [{"name": "Hydra", "strength": 4, "dice": 0, "reward": False, "start_effect": True}]
    assert report["lasting"] == [{"name": "Raid", "until": 2}]
    assert report["attacked"]["Ola"] == [{"city": "Riverwatch"}]
    assert report["next"] == {"do": "defend", "player": "Jan", "start_effects": ()}


def test_who_is_out_and_how_it_ended() -> None:
    siege = SiegeFought(OLA, Target(TargetType.HOME_REALM, JAN), announced(20))
    report = replay_report(a_game(Correction(runes={JAN: "Ice"}), siege, players=2))
    assert report["eliminated"] == [{"player": "Jan", "by": "Ola", "round": 1, "rune": "Ice"}]
    outcome = report["outcome"]
    assert outcome.pop("text") == "Runewars: Ola wins in round 1. Nobody else is left."
    assert outcome == {"winners": ["Ola"], "decided_by": "last_standing", "round": 1, "rules": ["R-V2"]}
    assert (report["phase"], report["active"], report["next"]["player"]) == ("over", None, None)
    built = a_game(Bought(OLA, Purchase.MONUMENT), Damaged(JAN, 1), scenario=Scenario.MONUMENT)
    assert replay_report(built)["monuments"] == ["Ola"]
    assert PhaseEnded() not in built.events
