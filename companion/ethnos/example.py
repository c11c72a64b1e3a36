"""A game in its second Age to try the app on, as the data of a game file."""

from typing import Any, Final

PLAYERS: Final = {"Ada": "blue", "Bruno": "yellow", "Celia": "pink", "Dario": "green"}
TRIBES: Final = ("dwarves", "giants", "merfolk", "orcs", "skeletons", "trolls")
TOKENS: Final = {
    "rhea": [0, 4, 8],
    "pelagon": [2, 4, 6],
    "althea": [2, 6, 10],
    "duris": [4, 6, 8],
    "straton": [0, 6, 8],
    "ithys": [2, 4, 10],
}


def example() -> dict[str, Any]:
    return {
        "format": "ethnos-game/1",
        "players": [{"name": name, "colour": colour} for name, colour in PLAYERS.items()],
        "tribes": list(TRIBES),
        "tokens": TOKENS,
        "first_player": "Bruno",
        "events": [*_first_age(), *_second_age()],
    }


def _first_age() -> list[dict[str, Any]]:
    return [
        _band("Bruno", "giants", "althea", 2),
        _band("Celia", "merfolk", "duris", 3, merfolk_markers=["ithys"]),
        _band("Dario", "dwarves", "duris", 1),
        _band("Ada", "trolls", "althea", 3, troll=3),
        _band("Bruno", "orcs", "rhea", 2),
        {"type": "dragon", "player": "Celia"},
        _band("Celia", "dwarves", "ithys", 3, skeletons=1),
        _band("Dario", "giants", "pelagon", 4),
        _band("Ada", "merfolk", "althea", 2),
        _band("Bruno", "trolls", "duris", 1, troll=1),
        {"type": "dragon", "player": "Ada"},
        _band("Dario", "orcs", "duris", 2),
        _band("Ada", "dwarves", "straton", 3),
        _band("Celia", "merfolk", "duris", 4, merfolk_markers=["pelagon"]),
        {"type": "age_end", "third_dragon": "Bruno", "pillage": []},
    ]


def _second_age() -> list[dict[str, Any]]:
    return [
        _band("Bruno", "dwarves", "althea", 4),
        _band("Celia", "orcs", "ithys", 3),
        _band("Dario", "trolls", "pelagon", 5, troll=5),
        _band("Ada", "giants", "straton", 3),
        _band("Bruno", "orcs", "pelagon", 2),
        {"type": "dragon", "player": "Dario"},
        _band("Celia", "dwarves", "rhea", 4, skeletons=2),
        _band("Dario", "merfolk", "straton", 3, merfolk_markers=["rhea"]),
        _band("Ada", "trolls", "althea", 4, troll=2),
    ]


def _band(player: str, tribe: str, kingdom: str, cards: int, **choices: Any) -> dict[str, Any]:
    return {
        "type": "band",
        "player": player,
        "leader": {"tribe": tribe, "kingdom": kingdom},
        "cards": cards,
        **choices,
    }
