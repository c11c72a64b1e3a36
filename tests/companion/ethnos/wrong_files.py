"""Files that are wrong in one place each, with the code, the place and the rule that say so."""

import re
from collections.abc import Callable
from typing import Any

Data = dict[str, Any]


Edit = Callable[[Data], Any]


EVENT = "events[11]"


def set_at(path: str, value: Any) -> Edit:
    """Sets a value at a path such as `events[3].marker`."""

    def edit(data: Data) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path)]
        for step in steps:
            data = data[step]
        data[last] = value

    return edit


def without(path: str) -> Edit:
    def edit(data: Data) -> None:
        *steps, last = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", path)]
        for step in steps:
            data = data[step]
        del data[last]

    return edit


def both(*edits: Edit) -> Edit:
    def edit(data: Data) -> None:
        for each in edits:
            each(data)

    return edit


def band(**fields: Any) -> Edit:
    """Plays one more band just before the end of the game, by Roderick, of three cards led by a blue Centaur."""
    usual = {"type": "band", "player": "Roderick", "leader": {"tribe": "centaurs", "kingdom": "straton"}, "cards": 3}
    return event(**{**usual, **fields})


def event(**fields: Any) -> Edit:
    return lambda data: data["events"].insert(11, fields)


def correction(**said: Any) -> Edit:
    return event(type="correction", set=said)


def led_by(tribe: str, kingdom: str = "straton") -> Data:
    return {"tribe": tribe, "kingdom": kingdom}


SHEETS: list[tuple[Edit, str, str, str | None]] = [
    (set_at("format", "ethnos-game/1"), "bad_format", "format", None),
    (set_at("format", 1), "bad_format", "format", None),
    (without("format"), "bad_format", "format", None),
    (set_at("colour", "red"), "unknown_field", "colour", None),
    (set_at("\ud800", "red"), "bad_value", "\ud800", None),
    (set_at("bands[0].\ud800", "red"), "bad_value", "bands[0].\ud800", None),
    (set_at("glory.\ud800", "red"), "bad_value", "glory.\ud800", None),
    (set_at("kingdoms.rhea.markers.\udfff", 1), "bad_value", "kingdoms.rhea.markers.\udfff", None),
    (set_at("tribes[0]", "\ud800"), "bad_value", "tribes[0]", None),
    (set_at("third_dragon", "a\ud800"), "bad_value", "third_dragon", None),
    (both(set_at("third_dragon", "\ud800"), set_at("ages", 1)), "unknown_field", "ages", None),
    (set_at("format", "ethnos-age-sheet/1\ud800"), "bad_format", "format", None),
    (set_at("rulings", {"merfolk_place": "all"}), "unknown_field", "rulings.merfolk_place", None),
    (set_at("components", {"giants": [1, 2, 3]}), "unknown_field", "components.giants", None),
    (set_at("bands[0].colour", "red"), "unknown_field", "bands[0].colour", None),
    (set_at("kingdoms.rhea.token", [1]), "unknown_field", "kingdoms.rhea.token", None),
    (without("age"), "missing_field", "age", None),
    (without("players"), "missing_field", "players", None),
    (without("tribes"), "missing_field", "tribes", None),
    (without("kingdoms.rhea.tokens"), "missing_field", "kingdoms.rhea.tokens", None),
    (without("bands[0].leader"), "missing_field", "bands[0].leader", None),
    (without("bands[0].leader.tribe"), "missing_field", "bands[0].leader.tribe", None),
    (set_at("age", 2.0), "bad_value", "age", None),
    (set_at("age", "2"), "bad_value", "age", None),
    (set_at("age", True), "bad_value", "age", None),
    (set_at("age", None), "bad_value", "age", None),
    (set_at("glory", None), "bad_value", "glory", None),
    (set_at("glory.Mara", 1000), "bad_value", "glory.Mara", None),
    (set_at("glory.Mara", -1), "bad_value", "glory.Mara", None),
    (set_at("edition", "de"), "bad_value", "edition", None),
    (set_at("players", "Mara"), "bad_value", "players", None),
    (set_at("players[0]", ""), "bad_value", "players[0]", None),
    (set_at("players[0]", "x" * 41), "bad_value", "players[0]", None),
    (set_at("players[0]", "a\nb"), "bad_value", "players[0]", None),
    (set_at("players[0]", "\ud800"), "bad_value", "players[0]", None),
    (set_at("rulings", {"merfolk_places": "second"}), "bad_value", "rulings.merfolk_places", None),
    (set_at("rulings", {"trolls_on_merfolk": 1}), "bad_value", "rulings.trolls_on_merfolk", None),
    (set_at("components", {"giant": [2, 5]}), "bad_value", "components.giant", None),
    (set_at("components", {"giant": [2, 5, 100]}), "bad_value", "components.giant[2]", None),
    (set_at("components", {"giant": 5}), "bad_value", "components.giant", None),
    (set_at("components", {"orcs": [1, 2, 3]}), "bad_value", "components.orcs", None),
    (set_at("components", {"merfolk_end": 0}), "bad_value", "components.merfolk_end", None),
    (set_at("components", {"merfolk_symbols": [7, 3]}), "bad_value", "components.merfolk_symbols", None),
    (
        set_at("components", {"merfolk_symbols": [3, 18], "merfolk_end": 17}),
        "bad_value",
        "components.merfolk_symbols",
        None,
    ),
    (set_at("kingdoms.rhea.tokens", [0, 6, 100]), "bad_value", "kingdoms.rhea.tokens[2]", None),
    (set_at("kingdoms.rhea.markers.Mara", 27), "bad_value", "kingdoms.rhea.markers.Mara", None),
    (set_at("kingdoms.rhea", []), "bad_value", "kingdoms.rhea", None),
    (set_at("trolls.Alexis", [0]), "bad_value", "trolls.Alexis[0]", None),
    (set_at("trolls.Alexis", [7]), "bad_value", "trolls.Alexis[0]", None),
    (set_at("merfolk.Alexis", -1), "bad_value", "merfolk.Alexis", None),
    (set_at("pillage", ["Alexis", "Mara", "Mara"]), "bad_value", "pillage[2]", None),
    (set_at("bands[0].skeletons", -1), "bad_value", "bands[0].skeletons", None),
    (set_at("bands[0].skeletons", None), "bad_value", "bands[0].skeletons", None),
    (set_at("players", ["Mara"]), "player_count", "players", "S1"),
    (both(set_at("players", []), set_at("components", {"giant": [1]})), "player_count", "players", "S1"),
    (set_at("players", list("ABCDEFG")), "player_count", "players", "S1"),
    (set_at("players[3]", "Roderick"), "duplicate_player", "players[3]", "S1"),
    (set_at("glory.Nobody", 3), "unknown_player", "glory.Nobody", "S1"),
    (set_at("giant", "Nobody"), "unknown_player", "giant", "S1"),
    (set_at("third_dragon", "Nobody"), "unknown_player", "third_dragon", "S1"),
    (set_at("pillage", ["Nobody"]), "unknown_player", "pillage[0]", "S1"),
    (set_at("bands[0].player", "Nobody"), "unknown_player", "bands[0].player", "S1"),
    (set_at("kingdoms.rhea.markers.Nobody", 1), "unknown_player", "kingdoms.rhea.markers.Nobody", "S1"),
    (without("tribes[0]"), "tribe_count", "tribes", "S2"),
    (set_at("tribes[0]", "orcs"), "duplicate_tribe", "tribes[3]", "S2"),
    (set_at("tribes[0]", "dwarfs"), "unknown_tribe", "tribes[0]", "S2"),
    (set_at("bands[0].leader.tribe", "dwarfs"), "unknown_tribe", "bands[0].leader.tribe", "S2"),
    (set_at("bands[0].leader.tribe", "elves"), "tribe_not_in_play", "bands[0].leader.tribe", "S2"),
    (set_at("tribes[1]", "elves"), "tribe_not_in_play", "giant", "S2"),
    (set_at("tribes[2]", "elves"), "tribe_not_in_play", "merfolk", "S2"),
    (set_at("tribes[5]", "elves"), "tribe_not_in_play", "trolls", "S2"),
    (both(set_at("tribes[3]", "elves"), without("orcs")), "tribe_not_in_play", "bands[4].leader.tribe", "S2"),
    (
        both(set_at("tribes[3]", "elves"), without("orcs"), without("bands[4]")),
        "tribe_not_in_play",
        "pillage",
        "S2",
    ),
    (set_at("tribes[4]", "elves"), "tribe_not_in_play", "bands[1].skeletons", "S2"),
    (set_at("kingdoms.rheia", {"tokens": [1, 2, 3]}), "unknown_kingdom", "kingdoms.rheia", "S2"),
    (set_at("bands[0].leader.kingdom", "red"), "unknown_kingdom", "bands[0].leader.kingdom", "S2"),
    (set_at("orcs.Mara", ["red"]), "unknown_kingdom", "orcs.Mara[0]", "S2"),
    (
        both(set_at("tribes[3]", "elves"), set_at("orcs", {"Mara": ["red"]}), set_at("pillage", [])),
        "tribe_not_in_play",
        "orcs",
        "S2",
    ),
    (
        set_at("kingdoms.red", {"tokens": [1, 2, 3], "markers": {"Nobody": 1}}),
        "unknown_player",
        "kingdoms.red.markers.Nobody",
        "S1",
    ),
    (set_at("kingdoms.rhea.tokens", [0, 6]), "token_count", "kingdoms.rhea.tokens", "S2"),
    (set_at("kingdoms.rhea.tokens", [6, 0, 6]), "tokens_not_ascending", "kingdoms.rhea.tokens", "S3"),
    (set_at("bands[0].cards", 0), "band_size", "bands[0].cards", "B1"),
    (set_at("bands[0].cards", 11), "band_size", "bands[0].cards", "B1"),
    (set_at("bands[0].cards", -1), "band_size", "bands[0].cards", "B1"),
    (set_at("bands[0].cards", 10**30), "band_size", "bands[0].cards", "B1"),
    (set_at("bands[0].leader.tribe", "skeletons"), "skeleton_leader", "bands[0].leader.tribe", "B9"),
    (set_at("bands[0].leader", None), "skeleton_leader", "bands[0].leader", "B9"),
    (
        both(
            set_at("edition", "pl"),
            set_at("bands[0]", {"player": "Mara", "leader": None, "cards": 10, "skeletons": 10}),
        ),
        "skeleton_leader",
        "bands[0].leader",
        "B9",
    ),
    (
        both(
            set_at("rulings", {"ten_skeletons_win": True}),
            set_at("bands[0]", {"player": "Mara", "leader": None, "cards": 10, "skeletons": 10}),
        ),
        "skeleton_leader",
        "bands[0].leader",
        "B9",
    ),
    (set_at("bands[0].skeletons", 3), "too_many_skeletons", "bands[0].skeletons", "B9"),
    (set_at("orcs.Mara", ["rhea", "rhea"]), "horde_space_taken", "orcs.Mara[1]", "B14"),
    (set_at("trolls.Mara", [4]), "troll_held_twice", "trolls.Mara[0]", "B16"),
    (set_at("trolls.Mara", [6, 6]), "troll_held_twice", "trolls.Mara[1]", "B16"),
    (set_at("merfolk.Mara", 19), "merfolk_space", "merfolk.Mara", "B13"),
    (set_at("age", 0), "age_number", "age", "S2"),
    (set_at("age", 4), "age_number", "age", "S2"),
    (set_at("age", -1), "age_number", "age", "S2"),
]


GAMES: list[tuple[Edit, str, str, str | None]] = [
    (set_at("format", "ethnos-age-sheet/1"), "bad_format", "format", None),
    (set_at("events[0].cart", 3), "unknown_field", "events[0].cart", None),
    (set_at("players[0].color", "red"), "unknown_field", "players[0].color", None),
    (correction(mrakers={}), "unknown_field", f"{EVENT}.set.mrakers", None),
    (without("events"), "missing_field", "events", None),
    (without("first_player"), "missing_field", "first_player", None),
    (without("players[0].colour"), "missing_field", "players[0].colour", None),
    (without("tokens.duris"), "missing_field", "tokens.duris", None),
    (set_at("tokens", {"rhea": [1, True]}), "missing_field", "tokens.pelagon", None),
    (set_at("tokens", []), "bad_value", "tokens", None),
    (without("events[0].cards"), "missing_field", "events[0].cards", None),
    (without("events[0].type"), "missing_field", "events[0].type", None),
    (without("events[6].third_dragon"), "missing_field", "events[6].third_dragon", None),
    (
        both(without("events[6].third_dragon"), set_at("events[0].horde", 1)),
        "missing_field",
        "events[6].third_dragon",
        None,
    ),
    (
        both(without("events[11].third_dragon"), lambda data: data["events"].append({"type": "dragon"})),
        "game_over",
        "events[12]",
        "F3",
    ),
    (set_at("events[11].third_dragon", "Nobody"), "unknown_player", "events[11].third_dragon", "S1"),
    (set_at("events[11].third_dragon", 1), "bad_value", "events[11].third_dragon", None),
    (event(type="correction"), "missing_field", f"{EVENT}.set", None),
    (set_at("events[9].note", "\ud800"), "bad_value", "events[9].note", None),
    (set_at("events[0].id", "\ud800"), "bad_value", "events[0].id", None),
    (correction(giant={"player": "Alexis"}), "missing_field", f"{EVENT}.set.giant.cards", None),
    (set_at("events[0].type", "bend"), "bad_value", "events[0].type", None),
    (set_at("events[0]", "band"), "bad_value", "events[0]", None),
    (set_at("events[0].at", "yesterday"), "bad_value", "events[0].at", None),
    (set_at("events[0].at", "2026-01-31"), "bad_value", "events[0].at", None),
    (set_at("events[0].at", None), "bad_value", "events[0].at", None),
    (set_at("events[0].id", 7), "bad_value", "events[0].id", None),
    (set_at("events[0].horde", None), "bad_value", "events[0].horde", None),
    (set_at("events[9].note", None), "bad_value", "events[9].note", None),
    (set_at("events[9].note", "x" * 1001), "bad_value", "events[9].note", None),
    (set_at("events", [{"type": "dragon"}] * 5001), "bad_value", "events", None),
    (set_at("events", [1] * 5001), "bad_value", "events", None),
    (set_at("events[6].third_dragon", None), "bad_value", "events[6].third_dragon", None),
    (set_at("events[6].pillage", ["Alexis", "Alexis"]), "bad_value", "events[6].pillage[1]", None),
    (set_at("first_player", None), "bad_value", "first_player", None),
    (set_at("players[0].colour", "red"), "bad_value", "players[0].colour", None),
    (band(troll=7), "bad_value", f"{EVENT}.troll", None),
    (set_at("players[1].name", "Roderick"), "duplicate_player", "players[1].name", "S1"),
    (set_at("first_player", "Nobody"), "unknown_player", "first_player", "S1"),
    (set_at("events[2].player", "Nobody"), "unknown_player", "events[2].player", "S1"),
    (correction(markers={"rhea": {"Nobody": 1}}), "unknown_player", f"{EVENT}.set.markers.rhea.Nobody", "S1"),
    (correction(giant={"player": "Nobody", "cards": 1}), "unknown_player", f"{EVENT}.set.giant.player", "S1"),
    (set_at("players[1].colour", "blue"), "duplicate_colour", "players[1].colour", "S1"),
    (band(leader=led_by("elves")), "tribe_not_in_play", f"{EVENT}.leader.tribe", "S2"),
    (band(skeletons=1), "tribe_not_in_play", f"{EVENT}.skeletons", "S2"),
    (correction(giant={"player": "Alexis", "cards": 3}), "tribe_not_in_play", f"{EVENT}.set.giant", "S2"),
    (set_at("tokens.red", [1, 2]), "unknown_kingdom", "tokens.red", "S2"),
    (band(marker="red"), "unknown_kingdom", f"{EVENT}.marker", "S2"),
    (
        band(leader=led_by("merfolk"), merfolk_markers=["red"]),
        "unknown_kingdom",
        f"{EVENT}.merfolk_markers[0]",
        "S2",
    ),
    (correction(markers={"red": {}}), "unknown_kingdom", f"{EVENT}.set.markers.red", "S2"),
    (set_at("tokens.rhea", [1, 2, 3]), "token_count", "tokens.rhea", "S2"),
    (set_at("tokens.rhea", [2, 1]), "tokens_not_ascending", "tokens.rhea", "S3"),
    (band(cards=0), "band_size", f"{EVENT}.cards", "B1"),
    (
        both(
            set_at("tribes[1]", "giants"),
            set_at("events", []),
            event(type="correction", set={"giant": {"player": "Alexis", "cards": 11}}),
        ),
        "band_size",
        "events[0].set.giant.cards",
        "B1",
    ),
    (band(leader=None), "skeleton_leader", f"{EVENT}.leader", "B9"),
    (band(cards=1, marker="straton"), "marker_not_allowed", f"{EVENT}.marker", "B5"),
    (band(marker="rhea"), "marker_not_allowed", f"{EVENT}.marker", "B2"),
    (band(horde=True), "marker_not_allowed", f"{EVENT}.horde", "B14"),
    (
        both(band(marker="straton"), correction(markers={"pelagon": {"Roderick": 24}})),
        "no_markers_left",
        "events[12].marker",
        "B7",
    ),
    (band(merfolk_markers=["rhea"]), "too_many_merfolk_markers", f"{EVENT}.merfolk_markers", "B13"),
    (
        band(leader=led_by("merfolk"), cards=1, merfolk_markers=["rhea", "rhea"]),
        "too_many_merfolk_markers",
        f"{EVENT}.merfolk_markers",
        "B13",
    ),
    (band(troll=2), "troll_not_available", f"{EVENT}.troll", "B16"),
    (band(leader=led_by("trolls"), troll=4), "troll_not_available", f"{EVENT}.troll", "B16"),
    (
        band(player="Alexis", leader=led_by("orcs"), horde=True),
        "horde_space_taken",
        f"{EVENT}.horde",
        "B14",
    ),
    (correction(orcs={"Alexis": ["rhea", "rhea"]}), "horde_space_taken", f"{EVENT}.set.orcs.Alexis[1]", "B14"),
    (
        both(correction(trolls={"Alexis": [3]}), correction(trolls={"Roderick": [3]})),
        "troll_held_twice",
        "events[12].set.trolls.Alexis[0]",
        "B16",
    ),
    (correction(merfolk={"Alexis": 19}), "merfolk_space", f"{EVENT}.set.merfolk.Alexis", "B13"),
    (
        both(*[event(type="dragon")] * 3),
        "dragon_count",
        "events[13]",
        "A1",
    ),
    (lambda data: data["events"].append({"type": "dragon"}), "game_over", "events[12]", "F3"),
]
