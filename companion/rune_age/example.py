"""A game in its third round to try the app on, as the data of a game file."""

from typing import Any, Final

PLAYERS: Final = {"Ada": "waiqar", "Bruno": "latari", "Celia": "uthuk"}
CITIES: Final = (("Northgate", 4, 1), ("Stonebridge", 5, 2), ("Saltmarsh", 3, 1), ("High Market", 6, 3))
"""Names and numbers of our own: what is printed is typed."""


def example() -> dict[str, Any]:
    return {
        "format": "rune-age-game/1",
        "scenario": "runewars",
        "players": [{"name": name, "race": race} for name, race in PLAYERS.items()],
        "first_player": "Bruno",
        "cities": [{"name": name, "strength": strength, "defence": defence} for name, strength, defence in CITIES],
        "events": [*_first_round(), *_second_round(), *_third_round()],
    }


def _first_round() -> list[dict[str, Any]]:
    return [
        {"type": "battle", "player": "Bruno", "target": "stronghold", "army": {"strength": 2}},
        {"type": "turn_end"},
        {"type": "buy", "player": "Celia", "what": "stronghold"},
        {"type": "turn_end"},
        {"type": "battle", "player": "Ada", "target": {"city": "Saltmarsh"}, "army": {"strength": 3}},
        {"type": "turn_end"},
        {"type": "event", "name": "The old troll", "kind": "enemy", "strength": 6, "dice": 1, "reward": True},
        {"type": "phase_end"},
    ]


def _second_round() -> list[dict[str, Any]]:
    troll = {
        "units": [{"strength": 2, "count": 2}, {"strength": 1, "state": "attrition"}],
        "bonuses": [{"strength": 2}],
    }
    return [
        {"type": "battle", "player": "Bruno", "target": {"city": "Northgate"}, "army": {"strength": 4}},
        {"type": "turn_end"},
        {
            "type": "siege",
            "player": "Celia",
            "target": {"home_realm": "Ada"},
            "army": {"strength": 7},
            "defence": {"strength": 5},
        },
        {"type": "turn_end"},
        {"type": "battle", "player": "Ada", "target": {"enemy": "The old troll"}, "army": troll, "skulls": [1]},
        {"type": "turn_end"},
        {"type": "event", "name": "Raiders", "kind": "instant", "strength": 5},
        {"type": "battle", "player": "Bruno", "target": "instant", "army": {"strength": 5}},
        {"type": "battle", "player": "Celia", "target": "instant", "army": {"strength": 2}},
        {"type": "battle", "player": "Ada", "target": "instant", "army": {"strength": 6}},
        {"type": "phase_end"},
    ]


def _third_round() -> list[dict[str, Any]]:
    siege = {"type": "siege", "player": "Bruno", "target": {"city": "Saltmarsh"}}
    return [
        {**siege, "army": {"strength": 6}, "defence": {"strength": 4}},
        {"type": "turn_end"},
        {"type": "battle", "player": "Celia", "target": {"city": "High Market"}, "army": {"strength": 4}},
    ]
